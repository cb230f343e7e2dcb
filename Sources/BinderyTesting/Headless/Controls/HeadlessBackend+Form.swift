public import BinderyView

extension HeadlessBackend: FormRendering {
    public func makeForm(isNested: Bool) -> HeadlessNode { make(.form) }
}

extension HeadlessBackend: SectionRendering {
    public func makeSection(hasNote: Bool) -> SectionParts<HeadlessNode> {
        let node = make(.section)
        return SectionParts(section: node, content: node)
    }

    public func setSectionTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setSectionNote(_ note: String, of node: HeadlessNode) { node.subtitle = note }
}

extension HeadlessBackend: LabeledContentRendering {
    public func makeLabeledContent() -> SectionParts<HeadlessNode> {
        let node = make(.labeledContent)
        return SectionParts(section: node, content: node)
    }

    public func setContentLabel(_ label: String, of node: HeadlessNode) { node.label = label }
}
