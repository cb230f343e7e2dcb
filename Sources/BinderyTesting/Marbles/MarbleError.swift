/// The failure that `#` in a marble diagram means, unless another one is given.
public struct MarbleError: Error, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }

    public init(stringLiteral description: String) { self.description = description }
}
