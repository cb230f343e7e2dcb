public import BinderyView

extension HeadlessBackend: Rendering.Forms {
    public func makeForm(isNested: Bool) -> HeadlessNode { make(.form) }
}

extension HeadlessBackend: Rendering.Sections {
    public func makeSection(hasNote: Bool) -> Rendering.SectionParts<HeadlessNode> {
        let node = make(.section)
        return Rendering.SectionParts(section: node, content: node)
    }

    public func setSectionTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setSectionNote(_ note: String, of node: HeadlessNode) { node.subtitle = note }
}

extension HeadlessBackend: Rendering.LabeledContents {
    public func makeLabeledContent() -> Rendering.SectionParts<HeadlessNode> {
        let node = make(.labeledContent)
        return Rendering.SectionParts(section: node, content: node)
    }

    public func setContentLabel(_ label: String, of node: HeadlessNode) { node.label = label }
}
