@MainActor
public final class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1 << 0)
    }

    public let options: Options
    public let children: [UIMenuElement]

    public init(
        title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
    }

    /// The actions, also those of the groups.
    public var standInActions: [UIAction] {
        children.flatMap { element in
            (element as? UIMenu)?.standInActions ?? [element as? UIAction].compactMap { $0 }
        }
    }
}

@MainActor
public final class UIContextMenuInteraction: StandInObject {
    private unowned let button: UIButton

    init(_ button: UIButton) {
        self.button = button
        super.init()
    }

    public func dismissMenu() { button.standInOpenMenu = nil }

    /// Replaces the menu that is open. Without one nothing happens.
    public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        if let menu = button.standInOpenMenu { button.standInOpenMenu = block(menu) }
    }
}

extension UIButton {
    /// Chooses an item of the open menu, which closes.
    public func userChooses(_ title: String) {
        let actions = standInOpenMenu?.standInActions ?? []
        guard let action = actions.first(where: { $0.title == title && !$0.attributes.contains(.disabled) }) else {
            return
        }
        standInOpenMenu = nil
        action.sender = self
        action.handler(action)
    }

    /// Taps beside the open menu, which closes.
    public func userDismissesMenu() { standInOpenMenu = nil }
}
