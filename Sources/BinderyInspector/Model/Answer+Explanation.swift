internal import Bindery

extension InspectorModel.Answer {
    /// The explanations of an attribute of an element.
    init(_ attribute: String, _ explanations: [Explanation]) {
        self.init(id: attribute, title: attribute, text: explanations.map(\.description).joined(separator: "\n"))
    }

    /// The explanation of a property.
    init(_ explanation: Explanation) {
        self.init(id: explanation.property, title: explanation.property, text: explanation.description)
    }

    private init(id: String, title: String, text: String) {
        let lines = text.split(separator: "\n").enumerated().map { index, line in
            let indentation = line.prefix { $0 == " " }.count
            return InspectorModel.AnswerLine(
                id: index, depth: indentation / 2, text: String(line.dropFirst(indentation)))
        }
        self.init(id: id, title: title, lines: lines)
    }
}
