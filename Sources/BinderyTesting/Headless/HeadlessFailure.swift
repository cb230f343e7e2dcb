/// What a person could not find or do, and what is on screen instead.
public struct HeadlessFailure: Error, Equatable, CustomStringConvertible {
    /// What is wrong, with what, and what to do.
    public let message: String
    /// What was on screen: ``HeadlessApp/tree``.
    public let tree: String

    public var description: String { tree.isEmpty ? message : "\(message)\n\(tree)" }
}
