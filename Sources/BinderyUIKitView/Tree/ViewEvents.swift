#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// The handlers of the events of a view. What a view does not handle goes on to the view around it, as UIKit's
/// responders do: the innermost one receives an event.
@MainActor
final class ViewEvents {
    /// The events that views of UIKit report.
    static let names: Set = ["click", "dblclick", "contextmenu", "pointerdown", "pointermove", "pointerup", "keydown"]
    private var handlers: [Rendering.EventHandler] = []

    func add(_ handler: Rendering.EventHandler, isFirst: Bool) {
        handlers.insert(handler, at: isFirst ? 0 : handlers.count)
    }

    /// Returns whether a handler has received the event.
    private func send(_ name: String, _ detail: Rendering.EventDetail) -> Bool {
        let receivers = handlers.filter { $0.kind.name == name }
        for handler in receivers { handler.receive(detail) }
        return !receivers.isEmpty
    }

    func began(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
        guard let position = position(touches, event, in: view) else { return false }
        let isMenu = position.button == .secondary && send("contextmenu", .pointer(position))
        return send("pointerdown", .pointer(position)) || isMenu
    }

    func moved(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
        guard let position = position(touches, event, in: view) else { return false }
        return send("pointermove", .pointer(position))
    }

    func ended(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
        guard let position = position(touches, event, in: view) else { return false }
        let isUp = send("pointerup", .pointer(position))
        guard position.button == .primary else { return isUp }
        let isClick = send("click", .none)
        let isDouble = touches.first?.tapCount == 2 && send("dblclick", .none)
        return isUp || isClick || isDouble
    }

    /// VoiceOver activates the view.
    func activated() -> Bool { send("click", .none) }

    /// A handler of the key comes before those of every key.
    func pressed(_ presses: Set<UIPress>) -> Bool {
        var isHandled = false
        for press in presses.lazy.compactMap({ $0.key }).map({ KeyPress($0) }) {
            let receivers = handlers.filter { handler in
                handler.kind.name == "keydown" && handler.kind.key.map { $0.matches(press) } ?? true
            }
            let ofKey = receivers.filter { $0.kind.key != nil }
            for handler in ofKey.isEmpty ? receivers : ofKey { handler.receive(.key(press)) }
            isHandled = isHandled || !receivers.isEmpty
        }
        return isHandled
    }

    private func position(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> PointerPosition? {
        guard let point = touches.first?.location(in: view) else { return nil }
        return PointerPosition(
            x: Double(point.x), y: Double(point.y), width: Double(view.bounds.width),
            height: Double(view.bounds.height),
            button: event?.buttonMask.contains(.secondary) == true ? .secondary : .primary,
            modifiers: event.map { KeyPress.Modifiers($0.modifierFlags) } ?? [])
    }
}
#endif
