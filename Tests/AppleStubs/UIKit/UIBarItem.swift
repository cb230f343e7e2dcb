@MainActor
open class UIBarItem: StandInObject {
    public nonisolated override init() { super.init() }
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
}

@MainActor
open class UITabBarItem: UIBarItem {
    open var badgeValue: String?
}

@MainActor
open class UIBarButtonItem: UIBarItem {
    open var tintColor: UIColor?
    /// A hidden item takes no place, and no taps.
    open var isHidden = false
    /// Shown in place of the title and the image. It takes the taps.
    open var customView: UIView?
    /// The action. Its title and image become those of the item.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            (title, image) = (primaryAction.title, primaryAction.image)
        }
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title
        self.image = image
        if let primaryAction { self.primaryAction = primaryAction }
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public func userTaps() {
        guard isEnabled, !isHidden, customView == nil, let primaryAction else { return }
        primaryAction.sender = self
        primaryAction.handler(primaryAction)
    }
}
