/// The capability for controls that show a text for each value that they offer. A backend need not implement it.
public protocol OfferedTextsRendering: InputRendering {
    /// Sets the texts of all offered values, the lowest first. A remote client can then show the text of the value that
    /// the user chose before the program answers. The default does nothing.
    func setOfferedTexts(_ texts: [String], of node: Node)
}

extension OfferedTextsRendering {
    public func setOfferedTexts(_ texts: [String], of node: Node) {}
}

enum OfferedTexts {
    /// The maximum number of values. The texts of more would cost more than they save.
    static let limit = 101
}

extension MountPoint {
    func bindOfferedTexts<Value>(
        of values: [Value]?, _ format: @escaping (Value) -> String, to node: B.Node
    ) where B: OfferedTextsRendering {
        guard let values else { return }
        bind(Property { values.map(format) }) { $0.setOfferedTexts($1, of: node) }
    }
}
