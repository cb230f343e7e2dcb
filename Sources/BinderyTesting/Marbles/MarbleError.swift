/// What `#` in a marble diagram stands for, unless another failure is given.
public struct MarbleError: Error, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }

    public init(stringLiteral description: String) { self.description = description }
}
