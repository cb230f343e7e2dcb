extension HeadlessApp {
    func find(_ id: String, within container: HeadlessNode) throws(HeadlessFailure) -> HeadlessControl {
        let seen = container.visible
        var matches = seen.filter { $0.id == id }
        // Of several matches, those in the dialog in front are meant.
        if matches.count > 1, let last = matches.last, let front = backend.frontDialog,
            last === front || last.ancestry.contains(where: { $0 === front })
        {
            matches = matches.filter { $0.ancestry.contains { $0 === front } }
        }
        if matches.count == 1 { return HeadlessControl(app: self, node: matches[0]) }
        if matches.count > 1 {
            let example =
                "find(\"\(matches[0].parent?.ancestry.lazy.compactMap(\.id).first ?? "row")\").find(\"\(id)\")"
            throw failure(
                "\(matches.count) controls on screen have the id \"\(id)\". Find one in what surrounds it: \(example).")
        }
        let location = container.kind == .window ? "on screen" : "in the \(container.name)"
        let ids = seen.compactMap(\.id).filter { $0 != container.id }
        let others = ids.isEmpty ? "Nothing there has an id." : "There are: \(ids.joined(separator: ", "))."
        let (reason, causes) = reason(id, container) ?? ("There is no control \"\(id)\" \(location).", "")
        throw failure("\(reason) \(others)\(causes)")
    }

    /// Why a control is not found, and the chain of what hides it.
    private func reason(_ id: String, _ container: HeadlessNode) -> (reason: String, causes: String)? {
        let candidates = backend.livingNodes.filter { node in
            node.id == id && (container.kind == .window || node.ancestry.contains { $0 === container })
        }
        if let hidden = candidates.first(where: { $0.isAttached }) {
            let causes = HeadlessControl(app: self, node: hidden).reasons("hidden")
            return ("The \(hidden.name) is \(hidden.hiddenReason).", causes)
        }
        let covered = candidates.first { $0.ancestry.contains { HeadlessScreen($0) != nil } }
        return covered.map { ("The \($0.name) is \($0.hiddenReason).", "") }
    }

    func failure(_ message: String) -> HeadlessFailure { HeadlessFailure(message: message, tree: tree) }
}

extension HeadlessNode {
    var isAttached: Bool { ancestry.contains { $0.kind == .window } }

    /// The reason why the node is not visible, as the end of a sentence.
    var hiddenReason: String {
        if isAttached {
            let hidden = ancestry.first { $0.isHidden }
            if let items = hidden, items.kind == .menuItems, let menu = items.parent {
                return "in the \(menu.name), which is closed"
            }
            return hidden === self || hidden == nil ? "hidden" : "hidden with the \(hidden!.name) around it"
        }
        let screen = ancestry.first { HeadlessScreen($0) != nil }
        return screen.map { "on the \($0.name), which is not shown" } ?? "no longer on screen"
    }

    var disabledReason: String {
        if let inert = ancestry.first(where: \.isInert) {
            return "behind the progress that covers \(inert === self ? "it" : "the \(inert.name)")"
        }
        let disabled = ancestry.first { !$0.isEnabled }
        return disabled === self || disabled == nil ? "disabled" : "disabled with the \(disabled!.name) around it"
    }
}
