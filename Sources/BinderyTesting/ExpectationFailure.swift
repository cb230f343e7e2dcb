/// A failed expectation. Its description has the position, the expected and the actual result.
public struct ExpectationFailure: Error, CustomStringConvertible {
    public let description: String

    init(description: String) { self.description = description }

    init(_ file: StaticString, _ line: UInt, _ message: String) { description = "\(file):\(line): \(message)" }
}
