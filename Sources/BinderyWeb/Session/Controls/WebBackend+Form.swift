internal import BinderyView

extension WebBackend: FormRendering {
    /// A `<form>`, by which password managers know a login. Enter is an event of the protocol: the method `dialog`
    /// leads nowhere, even before the client runs, and the page's policy allows no other. HTML has no form inside a
    /// form.
    func makeForm(isNested: Bool) -> WebNode {
        let form = makeNode(isNested ? .div : .form, "form")
        if !isNested { form[attribute: .method] = "dialog" }
        return form
    }
}

extension WebBackend: SectionRendering {
    func makeSection(hasNote: Bool) -> SectionParts<WebNode> {
        let section = makeNode(.section, "section")
        let heading = makeNode(.h2, "section-title", in: section)
        name(section, by: heading)
        if hasNote {
            let note = makeNode(.p, "section-note", in: section)
            note[attribute: .id] = "n\(note.number)"
            section[attribute: .ariaDescribedby] = "n\(note.number)"
        }
        return SectionParts(section: section, content: makeNode(.div, "section-content", in: section))
    }

    func setSectionTitle(_ title: String, of node: WebNode) { set(text: title, of: node.children[0]) }

    func setSectionNote(_ note: String, of node: WebNode) { set(text: note, of: node.children[1]) }

    /// Says which text a screen reader calls an element by.
    func name(_ node: WebNode, by label: WebNode) {
        label[attribute: .id] = "n\(label.number)"
        node[attribute: .ariaLabelledby] = "n\(label.number)"
    }
}

extension WebBackend: LabeledContentRendering {
    func makeLabeledContent() -> SectionParts<WebNode> {
        let row = makeNode(.div, "field labeled")
        row[attribute: .role] = "group"
        name(row, by: makeNode(.span, "field-label", in: row))
        return SectionParts(section: row, content: makeNode(.div, "field-content", in: row))
    }

    func setContentLabel(_ label: String, of node: WebNode) { set(text: label, of: node.children[0]) }
}
