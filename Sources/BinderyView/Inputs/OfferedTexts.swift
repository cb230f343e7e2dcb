/// What a backend may do for a control that shows a text for each of the values that it offers.
public protocol OfferedTextsRendering: InputRendering {
    /// Sets the texts of all values that the control offers, the lowest first. A backend whose controls are far from
    /// the program shows the text of the value that the user chose before the program answers. The default does
    /// nothing.
    func setOfferedTexts(_ texts: [String], of node: Node)
}

extension OfferedTextsRendering {
    public func setOfferedTexts(_ texts: [String], of node: Node) {}
}

enum OfferedTexts {
    /// Above this number of values, their texts would cost more than they save.
    static let limit = 101
}

extension Place {
    /// Keeps the texts of the values that a control offers, in the language of the moment.
    func bindOfferedTexts<Value>(
        of values: [Value]?, _ format: @escaping (Value) -> String, to node: B.Node
    ) where B: OfferedTextsRendering {
        guard let values else { return }
        bind(Property { values.map(format) }) { $0.setOfferedTexts($1, of: node) }
    }
}
