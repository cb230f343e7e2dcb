internal import Bindery
internal import BinderyView

extension InspectorModel.Answer {
    /// The explanations of an attribute of an element.
    init(_ explained: InspectedElement.Explained, _ texts: InspectorTexts) {
        self.init(
            id: explained.title, title: texts.attribute(explained.attribute, explained.element),
            lines: explained.explanations.flatMap { $0.lines(in: texts.words) })
    }

    /// The explanation of a property.
    init(_ explanation: Explanation, _ texts: InspectorTexts) {
        self.init(id: explanation.property, title: explanation.property, lines: explanation.lines(in: texts.words))
    }

    private init(id: String, title: String, lines: [String]) {
        // A value may have several lines.
        let lines = lines.joined(separator: "\n").split(separator: "\n").enumerated().map { index, line in
            let indentation = line.prefix { $0 == " " }.count
            return InspectorModel.AnswerLine(
                id: index, depth: indentation / 2, text: String(line.dropFirst(indentation)))
        }
        self.init(id: id, title: title, lines: lines)
    }
}
