@MainActor
open class UIMenuElement: StandInObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
    }

    public enum State: Int, Sendable { case off, on, mixed }

    open private(set) var title = ""
    open private(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }
}

public typealias UIActionHandler = @MainActor @Sendable (_ action: UIAction) -> Void

@MainActor
public final class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    public internal(set) weak var sender: AnyObject?
    let handler: UIActionHandler
    private static var count = 0

    public var attributes: Attributes
    public var state: State

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        (self.attributes, self.state) = (attributes, state)
        self.identifier = identifier ?? Identifier("action \(Self.count)")
        self.handler = handler
        super.init(title: title, image: image)
    }
}

@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
    }

    private var actions: [(action: UIAction, events: Event)] = []
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false

    // A control keeps the touches on it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Adds an action. One that has its identifier is replaced, for all events.
    open func addAction(_ action: UIAction, for events: Event) {
        if let index = actions.firstIndex(where: { $0.action.identifier == action.identifier }) {
            let before = actions[index].events
            actions[index] = (action, before.union(events))
        } else {
            actions.append((action, events))
        }
    }

    open func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        for index in actions.indices where actions[index].action.identifier == identifier {
            actions[index].events.subtract(events)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    open func sendActions(for events: Event) {
        for (action, own) in actions where !own.isDisjoint(with: events) {
            action.sender = self
            action.handler(action)
        }
    }

    /// Whether the user can act on the control.
    public var userReaches: Bool { isEnabled && standInIsReached }

    /// The number of actions, to find what was not removed.
    public var standInActionCount: Int { actions.count }
}

@MainActor
open class UIButton: UIControl {
    public struct Configuration: Hashable, Sendable {
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var showsActivityIndicator = false
        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
    }

    open var configuration: Configuration?
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var images: [State: UIImage] = [:]
    private var titleColors: [State: UIColor] = [:]
    open var menu: UIMenu?
    /// A tap opens the menu.
    open var showsMenuAsPrimaryAction = false
    /// The menu that is open.
    public internal(set) var standInOpenMenu: UIMenu?
    open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction? = UIContextMenuInteraction(self)

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }

    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    /// Without a colour of its own, a title is white.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] ?? .white }

    public func userTaps() {
        if showsMenuAsPrimaryAction, userReaches {
            standInOpenMenu = menu
            return
        }
        if userReaches { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    }
}
