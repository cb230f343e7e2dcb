#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A group with a heading: a section, or content with a label.
final class SectionNode: UIKitNode {
    let title = UILabel(), note = UILabel()
    let content: StackNode
    /// Whether it has a heading, and not a label.
    let isSection: Bool

    init(isSection: Bool) {
        self.isSection = isSection
        content = StackNode(axis: .vertical)
        title.font = .preferredFont(forTextStyle: isSection ? .headline : .body)
        if isSection { title.accessibilityTraits = .header }
        note.font = .preferredFont(forTextStyle: .caption1)
        note.isHidden = true
        super.init(UIStackView.of([title, content.view, note]))
        insert(content, before: nil)
    }

    override func place(_ child: UIKitNode) -> Bool { true }
}

extension UIKitBackend: @MainActor Rendering.Forms, @MainActor Rendering.Sections {
    func makeForm(isNested: Bool) -> UIKitNode { StackNode(axis: .vertical, spacing: 16) }

    func makeSection(hasNote: Bool) -> Rendering.SectionParts<UIKitNode> { section(SectionNode(isSection: true)) }

    fileprivate func section(_ node: SectionNode) -> Rendering.SectionParts<UIKitNode> {
        Rendering.SectionParts(section: node, content: node.content)
    }

    func setSectionTitle(_ title: String, of node: UIKitNode) { (node as? SectionNode)?.title.text = title }

    func setSectionNote(_ note: String, of node: UIKitNode) {
        (node as? SectionNode)?.note.text = note
        (node as? SectionNode)?.note.isHidden = note.isEmpty
    }
}

extension UIKitBackend: @MainActor Rendering.LabeledContents {
    func makeLabeledContent() -> Rendering.SectionParts<UIKitNode> { section(SectionNode(isSection: false)) }

    func setContentLabel(_ label: String, of node: UIKitNode) { setSectionTitle(label, of: node) }
}
#endif
