extension Rendering {
    /// The capability for controls that show a text for each value that they offer. A backend need not implement it.
    public protocol OfferedTexts: Inputs {
        /// Sets the texts of all offered values, the lowest first. A remote client can then show the text of the value
        /// that the user chose before the program answers. The default does nothing.
        func setOfferedTexts(_ texts: [String], of node: Node)
    }
}

extension Rendering.OfferedTexts {
    public func setOfferedTexts(_ texts: [String], of node: Node) {}
}

enum OfferedValues {
    /// The maximum number of values. The texts of more would cost more than they save.
    static let limit = 101
}

extension Rendering.MountPoint {
    func bindOfferedTexts<Value>(
        of values: [Value]?, _ format: @escaping (Value) -> String, to node: B.Node
    ) where B: Rendering.OfferedTexts {
        guard let values else { return }
        bind(Property { values.map(format) }) { $0.setOfferedTexts($1, of: node) }
    }
}
