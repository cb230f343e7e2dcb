internal import BinderyView

extension WebBackend: Rendering.Forms {
    /// Makes a `<form>`, by which password managers recognize a login; HTML cannot nest forms. Enter is an event of the
    /// protocol: the method `dialog`, the only one in the page's policy, submits nothing, with or without the client.
    func makeForm(isNested: Bool) -> WebNode {
        let form = makeNode(isNested ? .div : .form, "form")
        if !isNested { form[attribute: .method] = "dialog" }
        return form
    }
}

extension WebBackend: Rendering.Sections {
    func makeSection(hasNote: Bool) -> Rendering.SectionParts<WebNode> {
        let section = makeNode(.section, "section")
        let heading = makeNode(.h2, "section-title", in: section)
        name(section, by: heading)
        if hasNote {
            let note = makeNode(.p, "section-note", in: section)
            note[attribute: .id] = "n\(note.number)"
            section[attribute: .ariaDescribedby] = "n\(note.number)"
        }
        return Rendering.SectionParts(section: section, content: makeNode(.div, "section-content", in: section))
    }

    func setSectionTitle(_ title: String, of node: WebNode) {
        set(text: title, of: SectionElements(section: node).title)
    }

    func setSectionNote(_ note: String, of node: WebNode) {
        set(text: note, of: SectionElements(section: node).note)
    }

    func name(_ node: WebNode, by label: WebNode) {
        label[attribute: .id] = "n\(label.number)"
        node[attribute: .ariaLabelledby] = "n\(label.number)"
    }
}

extension WebBackend: Rendering.LabeledContents {
    func makeLabeledContent() -> Rendering.SectionParts<WebNode> {
        let row = makeNode(.div, "field labeled")
        row[attribute: .role] = "group"
        name(row, by: makeNode(.span, "field-label", in: row))
        return Rendering.SectionParts(section: row, content: makeNode(.div, "field-content", in: row))
    }

    func setContentLabel(_ label: String, of node: WebNode) {
        set(text: label, of: LabeledContentElements(row: node).label)
    }
}

private struct SectionElements {
    let section: WebNode

    var title: WebNode { section.children[0] }
    /// Only in a section that was made with a note.
    var note: WebNode { section.children[1] }
}

private struct LabeledContentElements {
    let row: WebNode

    var label: WebNode { row.children[0] }
}
