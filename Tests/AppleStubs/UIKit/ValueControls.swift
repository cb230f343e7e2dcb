@MainActor
open class UILabel: UIView {
    private var rich: NSAttributedString?
    open var textColor: UIColor! = .black
    open var numberOfLines = 1
    open var font: UIFont!
    open var adjustsFontForContentSizeCategory = false
    open var text: String? { didSet { rich = nil } }

    open var attributedText: NSAttributedString? {
        get { rich ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            rich = newValue
        }
    }
}

@MainActor
open class UIImageView: UIView {
    open var image: UIImage?
}

#if !os(tvOS)
@MainActor
open class UISwitch: UIControl {
    open private(set) var isOnStored = false
    open var isOn: Bool {
        get { isOnStored }
        set { isOnStored = newValue }
    }
    open func setOn(_ on: Bool, animated: Bool) { isOnStored = on }

    public func userSwitches() {
        if !userReaches { return }
        isOnStored.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

@MainActor
open class UISlider: UIControl {
    private var stored: Float = 0
    open var minimumValue: Float = 0 { didSet { value = stored } }
    open var maximumValue: Float = 1 { didSet { value = stored } }

    /// Clamped to the limits, as UIKit does.
    open var value: Float {
        get { stored }
        set { stored = min(max(newValue, minimumValue), maximumValue) }
    }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    public func userSlides(to new: Float) {
        if !userReaches { return }
        value = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

@MainActor
open class UIStepper: UIControl {
    private var stored = 0.0
    open var minimumValue = 0.0 { didSet { checkLimits() } }
    open var maximumValue = 100.0 { didSet { checkLimits() } }
    open var stepValue = 1.0

    private func checkLimits() {
        if minimumValue >= maximumValue { StandIn.raise("UIStepper: the minimum must be less than the maximum") }
    }

    open var value: Double {
        get { stored }
        set { stored = min(max(newValue, minimumValue), maximumValue) }
    }

    public func userSteps(by steps: Double) {
        if !userReaches { return }
        value += steps * stepValue
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
#endif

@MainActor
open class UISegmentedControl: UIControl {
    public nonisolated static let noSegment = -1
    open private(set) var numberOfSegments: Int
    open var selectedSegmentIndex = noSegment

    public init(items: [Any]?) {
        numberOfSegments = items?.count ?? 0
        super.init(frame: .zero)
    }

    public func userSelects(_ index: Int) {
        if !userReaches || index == selectedSegmentIndex { return }
        selectedSegmentIndex = index
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

@MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0

    public func userTurns(to page: Int) {
        if !userReaches { return }
        currentPage = min(max(page, 0), numberOfPages - 1)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

#if !os(tvOS)
@MainActor
open class UIDatePicker: UIControl {
    open var date = Date()

    public func userPicks(_ new: Date) {
        if !userReaches { return }
        date = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

@MainActor
open class UIColorWell: UIControl {
    open var selectedColor: UIColor?

    public func userPicks(_ color: UIColor?) {
        if !userReaches { return }
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}
#endif

@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    public init(style: Style) { super.init(frame: .zero) }
    public nonisolated override init() { super.init() }
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

@MainActor
open class UIProgressView: UIView {
    open private(set) var progress: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = min(max(progress, 0), 1) }
}

#if !os(tvOS)
@MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    public func userPulls() {
        if !userReaches || isRefreshing { return }
        isRefreshing = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
#endif
