@MainActor
open class NSResponder: StandInObject {
    public nonisolated override init() { super.init() }
    open var acceptsFirstResponder: Bool { false }
    @discardableResult
    open func becomeFirstResponder() -> Bool { true }
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}

@MainActor
open class NSView: NSResponder {
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var toolTip: String?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var autoresizingMask: AutoresizingMask = []
    open var frame = CGRect.zero { didSet { bounds.size = frame.size } }
    open var bounds = CGRect.zero
    open private(set) var subviews: [NSView] = []
    open private(set) weak var superview: NSView?
    /// The window that has the view as its content view.
    weak var contentWindow: NSWindow?
    /// The view controller that has the view.
    weak var controller: NSViewController?

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let width = AutoresizingMask(rawValue: 2)
        public static let height = AutoresizingMask(rawValue: 16)
    }

    public init(frame: CGRect) {
        super.init()
        (self.frame, bounds) = (frame, CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
    }
    public nonisolated override init() { super.init() }

    open var window: NSWindow? { contentWindow ?? superview?.window }
    open func prepareForReuse() {}
    open var visibleRect: CGRect { .zero }
    open func layoutSubtreeIfNeeded() { for view in subviews { view.layoutSubtreeIfNeeded() } }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.movedToWindow()
    }

    open func removeFromSuperview() {
        guard superview != nil else { return }
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        movedToWindow()
    }

    /// Tells the view controllers in the view whether they are on screen.
    func movedToWindow() {
        controller?.standInAppears(window != nil)
        for view in subviews { view.movedToWindow() }
    }
}
