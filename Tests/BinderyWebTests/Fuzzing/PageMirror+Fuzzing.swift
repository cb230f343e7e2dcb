import BinderyPageClient
import PageReading

@testable import BinderyWeb
@testable import BinderyWire

extension PageMirror {
    /// Whether a user could do that on the page as it is.
    func allows(_ kind: PageEvent.Kind) -> Bool {
        switch kind {
        case .edit(let node, _, _, _):
            self[node]?.isEditable == true && isUsable(node) { $0.isForTyping }
        case .tap(let node), .submit(let node): isUsable(node) { _ in false }
        case .dispatch(let node, let name, let detail): allows(name, detail, of: node)
        default: false
        }
    }

    private func allows(_ name: String, _ detail: String, of number: Int) -> Bool {
        guard let element = self[number] else { return false }
        // What the user did before a dialog appeared is reported behind it.
        if name.hasPrefix(RunningScript.prefix) {
            return element.attributes["data-script"] != nil && isUsable(number) { _ in true }
        }
        guard name != WebNode.moveEvent else {
            guard let place = Int(detail), let other = self[place == .min ? 0 : abs(place)] else { return false }
            return isMovable(element) && isMovable(other) && other.parent === element.parent
        }
        return element.attributes["data-on"]?.split(separator: " ").contains(name[...]) == true
            && isUsable(number) { _ in false }
    }

    private func isMovable(_ element: PageElement) -> Bool {
        element.attributes["data-movable"] != nil && isUsable(element.number) { _ in false }
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
        case "div" where ["list", "list-row pressable", "carousel"].contains(attributes["class"]): true
        default: ["data-on", "data-script", "data-movable"].contains { attributes[$0] != nil }
        }
    }

    var isEditable: Bool {
        (tag == "input" || tag == "textarea" || tag == "select") && attributes["readonly"] == nil
    }

    var isForTyping: Bool {
        tag == "textarea" || tag == "input" && attributes["type"] != "checkbox" && attributes["type"] != "range"
    }

    func naturalEvent(_ input: inout FuzzInput) -> PageEvent.Kind {
        if let script = attributes["data-script"] { return message(of: script, &input) }
        if attributes["data-movable"] != nil {
            let decision = input.byte()
            // Or the row is pressed, as below.
            if decision % 3 < 2, let other = input.choice(of: parent?.children ?? []) {
                let detail = decision % 3 == 0 ? other.number : -other.number
                return .dispatch(node: number, name: WebNode.moveEvent, detail: "\(detail)")
            }
        }
        if let name = input.choice(of: attributes["data-on"]?.split(separator: " ") ?? []) {
            let detail = name.hasSuffix("@") ? "1 2 30 40 0 0" : name.contains(":") ? "0 Escape" : ""
            return .dispatch(node: number, name: String(name), detail: detail)
        }
        return switch (tag, attributes["type"]) {
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

    /// What a script sends, or what it answers to a call.
    private func message(of script: String, _ input: inout FuzzInput) -> PageEvent.Kind {
        let decision = input.byte()
        if script == WebAssets.filesPath {
            if decision >= 224 { return .dispatch(node: number, name: "script:unreadable", detail: "\(decision % 8)") }
            let files = (0...decision % 3).map { _ in
                let (key, size, name) = (input.byte() % 32, input.byte() * 100, input.byte())
                return #"{"key":\#(key),"name":"\#(name).txt","size":\#(size),"type":"text/plain"}"#
            }
            return .dispatch(node: number, name: "script:chosen", detail: "[\(files.joined(separator: ","))]")
        }
        if decision < 128 { return .dispatch(node: number, name: "script:picked", detail: "\(decision)") }
        return .answer(node: number, call: decision % 8, isResult: decision % 16 < 12, "\(decision)")
    }

    private func shown(from first: Int, count: Int) -> PageEvent.Kind {
        .showRows(first..<first + count, node: number, isBeyondFirstPage: first > 20)
    }
}
