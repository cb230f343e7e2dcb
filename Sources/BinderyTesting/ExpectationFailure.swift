/// What a test expected and did not find. Its description says where, and shows both.
public struct ExpectationFailure: Error, CustomStringConvertible {
    public let description: String

    init(description: String) { self.description = description }

    init(_ file: StaticString, _ line: UInt, _ message: String) { description = "\(file):\(line): \(message)" }
}
