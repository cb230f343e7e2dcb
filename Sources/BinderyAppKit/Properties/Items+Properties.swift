#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSMenuItem {
    public var title: MutableProperty<String> { property("title", get: { $0.title }, set: { $0.title = $1 }) }
    public var isHidden: MutableProperty<Bool> {
        property("isHidden", get: { $0.isHidden }, set: { $0.isHidden = $1 })
    }

    /// Whether the item has a check mark. Choosing the item does not change it: that is the action's.
    public var isOn: MutableProperty<Bool> {
        property("isOn", get: { $0.state == .on }, set: { $0.state = $1 ? .on : .off })
    }
}

extension ReactiveProperties where Object: NSToolbarItem {
    public var label: MutableProperty<String> { property("label", get: { $0.label }, set: { $0.label = $1 }) }
    public var title: MutableProperty<String> { property("title", get: { $0.title }, set: { $0.title = $1 }) }
    public var image: MutableProperty<NSImage?> { property("image", get: { $0.image }, set: { $0.image = $1 }) }
    public var toolTip: MutableProperty<String?> {
        property("toolTip", get: { $0.toolTip }, set: { $0.toolTip = $1 })
    }
}
#endif
