import BinderyPageClient
import PageReading

@testable import BinderyWeb
@testable import BinderyWire

extension PageMirror {
    /// Whether a user could do that on the page as it is.
    func allows(_ kind: PageEvent.Kind) -> Bool {
        switch kind {
        case .edit(let node, _, _):
            self[node]?.isEditable == true && isUsable(node) { $0.isForTyping }
        case .tap(let node), .submit(let node): isUsable(node) { _ in false }
        default: false
        }
    }

    private func isUsable(_ number: Int, behindDialog isFineBehindDialog: (PageElement) -> Bool) -> Bool {
        guard let element = self[number], !element.ancestry.contains(where: \.isUnusable) else { return false }
        guard let front = root.all.last(where: { $0.tag == "dialog" }),
            !element.ancestry.contains(where: { $0 === front })
        else { return true }
        return isFineBehindDialog(element)
    }
}

extension PageElement {
    var isControl: Bool {
        switch tag {
        case "input", "textarea", "select", "button", "a", "dialog": true
        case "div":
            switch attributes["class"] {
            case "list", "list-row pressable", "carousel": true
            default: false
            }
        default: false
        }
    }

    var isEditable: Bool {
        (tag == "input" || tag == "textarea" || tag == "select") && attributes["readonly"] == nil
    }

    var isForTyping: Bool {
        tag == "textarea" || tag == "input" && attributes["type"] != "checkbox" && attributes["type"] != "range"
    }

    func naturalEvent(_ input: inout FuzzInput) -> PageEvent.Kind {
        switch (tag, attributes["type"]) {
        case ("input", "checkbox"):
            .edit(node: number, text: value == "true" ? "false" : "true")
        case ("input", "range"): .edit(node: number, text: input.choice(of: ["0", "0.25", "1", "0.3", "2"])!)
        case ("select", _):
            .edit(node: number, text: input.choice(of: children.compactMap { $0.attributes["value"] }) ?? "")
        case ("input", _), ("textarea", _): .edit(node: number, text: input.text())
        case ("div", _) where attributes["class"] == "list": shown(from: input.byte(), count: input.byte())
        default: .tap(node: number)
        }
    }

    private func shown(from first: Int, count: Int) -> PageEvent.Kind {
        .showRows(first..<first + count, node: number, isBeyondFirstPage: first > 20)
    }
}
