#if canImport(AppKit) && !targetEnvironment(macCatalyst)
internal import AppKit
internal import Bindery

/// The target of an object. It needs Objective-C, since AppKit has no other interface for actions.
@MainActor
final class ActionTarget: NSObject, NSMenuItemValidation, NSToolbarItemValidation {
    let actions = Subject<Void, Never>()
    /// Take the value of the object, before the action messages are observed.
    private var entries: [() -> Void] = []
    private var doubleClick: () -> Void = {}
    /// What a menu or a toolbar is answered.
    var isEnabled: () -> Bool = { true }
    /// Sends the message to the target that the object had before.
    private var forward: () -> Void = {}

    init(of object: some ActionSender) {
        super.init()
        take(object)
        Attachments.of(object).onDeallocation { [actions] in actions.complete() }
    }

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { isEnabled() }
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool { isEnabled() }

    #if canImport(ObjectiveC)
    private func take(_ object: some ActionSender) {
        if let action = object.action {
            forward = { [weak object, weak target = object.target, hasTarget = object.target != nil] in
                // Without a target the responder chain has one; a target that was deallocated has no successor.
                if hasTarget && target == nil { return }
                NSApplication.shared.sendAction(action, to: target, from: object)
            }
        }
        object.target = self
        object.action = #selector(act)
    }

    @objc private func act() { send() }

    func followDoubleClicks(of table: NSTableView, _ body: @escaping () -> Void) {
        doubleClick = body
        table.doubleAction = #selector(doubleAct)
    }

    @objc private func doubleAct() { doubleClick() }
    #else
    private func take(_ object: some ActionSender) {
        if let action = object.standInAction {
            forward = { [weak target = object.target] in if target != nil { action() } }
        }
        object.target = self
        object.standInAction = { [weak self] in self?.send() }
    }

    func followDoubleClicks(of table: NSTableView, _ body: @escaping () -> Void) {
        doubleClick = body
        table.standInDoubleAction = { [weak self] in self?.doubleClick() }
    }
    #endif

    func onEntry(_ body: @escaping () -> Void) -> Self {
        entries.append(body)
        return self
    }

    private func send() {
        for enter in entries { enter() }
        actions.send()
        forward()
    }
}
#endif
