#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

/// An object of AppKit that sends an action message to a target.
@MainActor
public protocol ActionSender: ReactiveObject {
    var isEnabled: Bool { get set }
    var target: AnyObject? { get set }
    #if canImport(ObjectiveC)
    var action: Selector? { get set }
    #else
    /// The action of a stand-in, on systems without Objective-C.
    var standInAction: (() -> Void)? { get set }
    #endif
}

extension NSControl: ActionSender {}
extension NSMenuItem: ActionSender {}
extension NSToolbarItem: ActionSender {}
extension NSGestureRecognizer: ActionSender {}

extension ReactiveProperties where Object: ActionSender {
    /// The action messages of the object: the clicks of a button, the choices of a menu item. Hot; completes when the
    /// object is deallocated.
    ///
    /// | event | result |
    /// |---|---|
    /// | first used | the module becomes the target of the object |
    /// | the object has another target and action then | they receive each message after the signal |
    /// | code sets another target later | the signal sends no more |
    ///
    /// - Also known as: `rx.tap` and `rx.controlEvent` in RxCocoa.
    public var actions: some Signal<Void, Never> { actionTarget.actions }

    /// Whether the user can use the object.
    ///
    /// A menu and a toolbar ask the targets of their items before each use. For an item, the module becomes the target
    /// at the first use, and answers with this property.
    public var isEnabled: MutableProperty<Bool> {
        let property = property("isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
        if object is NSMenuItem || object is NSToolbarItem {
            actionTarget.isEnabled = { [weak property] in untracked { property?.value ?? true } }
        }
        return property
    }

    var actionTarget: ActionTarget { attachments.value("target") { [object] in ActionTarget(of: object) } }
}
#endif
