#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import BinderyView
internal import UIKit

extension Diagnosis.Kind {
    /// A view asks for what BinderyUIKitView does not do.
    public static let notInUIKit = Diagnosis.Kind("notInUIKit")
    /// A ``/Bindery/ServedFile`` has no content when the user asks for it.
    public static let fileNotGiven = Diagnosis.Kind("fileNotGiven")
}

extension UIKitBackend {
    /// Reports that a part of a view has no counterpart, when the view is mounted.
    func reportMissing(_ subject: String, _ remedy: String) {
        Diagnostics.report(.notInUIKit, "BinderyUIKitView \(subject). \(remedy)")
    }

    /// A control reports its click; containers and texts report touches and keys.
    func on(_ handler: Rendering.EventHandler, of node: UIKitNode) {
        if listen(handler, at: node, isFirst: false) { return }
        reportMissing("reports no event “\(handler.kind.name)” of this view", "Use a gesture recognizer of UIKit.")
    }

    /// The commands come before what the program does.
    func perform(_ commands: [LocalCommand], at event: Rendering.EventKind, of node: UIKitNode) {
        let handler = Rendering.EventHandler(kind: event) { [weak self, weak node] _ in
            guard let self, let node else { return }
            for command in commands { perform(command, at: node) }
        }
        if listen(handler, at: node, isFirst: true) { return }
        reportMissing("performs no command at “\(event.name)” of this view", "Use a gesture recognizer of UIKit.")
    }

    private func listen(_ handler: Rendering.EventHandler, at node: UIKitNode, isFirst: Bool) -> Bool {
        // The return key is the primary action of a text field.
        if handler.kind.name == "click", let control = node.element as? UIControl, !(control is UITextField) {
            control.addAction(UIAction { _ in handler.receive(.none) }, for: .primaryActionTriggered)
            return true
        }
        guard let view = node.view as? any EventReporting, ViewEvents.names.contains(handler.kind.name) else {
            return false
        }
        // Touches go past a label of UIKit.
        view.isUserInteractionEnabled = true
        view.events.add(handler, isFirst: isFirst)
        return true
    }

    private func perform(_ command: LocalCommand, at node: UIKitNode) {
        guard let target = command.target.map({ find($0, from: node) }) ?? node else { return }
        switch command.kind {
        case .show: target.view.isHidden = target.isHidden
        case .hide: target.view.isHidden = true
        case .toggle: target.view.isHidden = target.isHidden || !target.view.isHidden
        case .focus: focus(target)
        case .copy(let text): UIPasteboard.general.string = text ?? target.text
        case .addClass, .removeClass, .toggleClass, .print: break
        }
    }

    /// The view with the id in the same row, or else anywhere.
    private func find(_ id: String, from node: UIKitNode) -> UIKitNode? {
        let row = node.ancestry.first { $0 is RowNode }
        return row?.first(id) ?? node.ancestry.first { $0.parent == nil }?.first(id)
    }
}

extension UIKitNode {
    func first(_ id: String) -> UIKitNode? {
        if element.accessibilityIdentifier == id { return self }
        return children.lazy.compactMap { $0.first(id) }.first
    }

    /// The text in a field, or the text of a label.
    fileprivate var text: String? {
        switch element {
        case let field as UITextField: field.text
        case let area as UITextView: area.text
        case let label as UILabel: label.text
        case let button as UIButton: button.configuration?.title
        default: children.lazy.compactMap(\.text).joined(separator: "\n")
        }
    }
}
#endif
