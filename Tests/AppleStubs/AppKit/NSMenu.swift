@MainActor
public protocol NSMenuItemValidation: NSObjectProtocol {
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

@MainActor
open class NSMenuItem: StandInObject {
    open var title = ""
    open var state = NSControl.StateValue.off
    open var isEnabled = true
    open var isHidden = false
    open weak var target: AnyObject?
    public var standInAction: (() -> Void)?
    open fileprivate(set) weak var menu: NSMenu?

    public nonisolated override init() { super.init() }
}

/// Before the user sees a menu, it enables the items that their targets allow.
@MainActor
open class NSMenu: StandInObject {
    open private(set) var items: [NSMenuItem] = []
    open var autoenablesItems = true
    var changed: () -> Void = {}

    public nonisolated override init() { super.init() }

    open func addItem(_ item: NSMenuItem) {
        items.append(item)
        item.menu = self
        changed()
    }

    open func removeAllItems() {
        items = []
        changed()
    }

    open func update() {
        if !autoenablesItems { return }
        for item in items {
            let isAllowed = (item.target as? any NSMenuItemValidation)?.validateMenuItem(item) ?? true
            item.isEnabled = item.target != nil && item.standInAction != nil && isAllowed
        }
    }

    public func userChooses(_ title: String) {
        update()
        if let item = items.first(where: { $0.title == title && $0.isEnabled && !$0.isHidden }) {
            item.standInAction?()
        }
    }
}

/// Selects its first item when none is selected.
@MainActor
open class NSPopUpButton: NSButton {
    open private(set) weak var selectedItem: NSMenuItem?
    public private(set) lazy var menu: NSMenu? = {
        let menu = NSMenu()
        menu.changed = { [weak self] in self?.itemsChanged() }
        return menu
    }()

    open var indexOfSelectedItem: Int { menu?.items.firstIndex { $0 === selectedItem } ?? -1 }
    open var itemTitles: [String] { menu?.items.map(\.title) ?? [] }
    open func select(_ item: NSMenuItem?) { selectedItem = item }
    open func selectItem(at index: Int) { selectedItem = index < 0 ? nil : menu?.items[index] }

    private func itemsChanged() {
        if indexOfSelectedItem < 0 { selectedItem = menu?.items.first }
    }

    public func userChooses(_ index: Int) {
        if !userReaches { return }
        selectItem(at: index)
        sendAction()
    }
}

@MainActor
public protocol NSToolbarItemValidation: NSObjectProtocol {
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

@MainActor
open class NSToolbarItem: StandInObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let itemIdentifier: Identifier
    open var label = ""
    open var title = ""
    open var image: NSImage?
    open var toolTip: String?
    open var isEnabled = true
    open var autovalidates = true
    open weak var target: AnyObject?
    public var standInAction: (() -> Void)?

    public init(itemIdentifier: Identifier) {
        self.itemIdentifier = itemIdentifier
        super.init()
    }

    /// The toolbar validates its items after events.
    open func validate() {
        let isAllowed = (target as? any NSToolbarItemValidation)?.validateToolbarItem(self) ?? true
        isEnabled = target != nil && standInAction != nil && isAllowed
    }

    public func userClicks() {
        if autovalidates { validate() }
        if isEnabled { standInAction?() }
    }
}
