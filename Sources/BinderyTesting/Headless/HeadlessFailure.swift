/// An action or a search that was impossible for the user, with the tree of the interface at that time.
public struct HeadlessFailure: Error, Equatable, CustomStringConvertible {
    /// The problem, its control, and the remedy.
    public let message: String
    public let tree: String

    public var description: String { tree.isEmpty ? message : "\(message)\n\(tree)" }
}
