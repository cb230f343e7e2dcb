#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSWindow {
    public var title: MutableProperty<String> { property("title", get: { $0.title }, set: { $0.title = $1 }) }
    public var subtitle: MutableProperty<String> {
        property("subtitle", get: { $0.subtitle }, set: { $0.subtitle = $1 })
    }

    /// Whether the close button shows that there are unsaved changes.
    public var isDocumentEdited: MutableProperty<Bool> {
        property("isDocumentEdited", get: { $0.isDocumentEdited }, set: { $0.isDocumentEdited = $1 })
    }
}

extension ReactiveProperties where Object: NSViewController {
    /// The title of the controller, which is that of the window that was made for it.
    public var title: MutableProperty<String> { property("title", get: { $0.title ?? "" }, set: { $0.title = $1 }) }
}
#endif
