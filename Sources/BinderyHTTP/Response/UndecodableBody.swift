internal import Foundation

/// A description of a body that cannot be decoded: the problem, its position, and the beginning of the body.
public struct UndecodableBody: Equatable, Sendable, CustomStringConvertible {
    /// The position in the value: `items[3].price`; empty for the whole.
    public let codingPath: String
    public let problem: String
    /// The expected type.
    public let type: String
    /// The first 256 bytes of the body. ``description`` omits them, since they may be confidential.
    public let beginning: String

    public var description: String {
        let location = codingPath.isEmpty ? "" : " at \(codingPath)"
        return "the body is not a valid \(type)\(location): \(problem)"
    }

    init(_ error: any Error, as type: Any.Type, body: Data) {
        let (path, problem) = Self.location(of: error)
        codingPath = path
        self.problem = problem.hasSuffix(".") ? problem : problem + "."
        self.type = "\(type)"
        beginning = String(decoding: body.prefix(256), as: UTF8.self)
    }

    private static func location(of error: any Error) -> (path: String, problem: String) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            ((context.codingPath + [key]).text, "It is missing.")
        case DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context),
            DecodingError.dataCorrupted(let context):
            (context.codingPath.text, context.debugDescription)
        default: ("", "\(error)")
        }
    }
}

extension [any CodingKey] {
    /// `items[3].price`.
    var text: String {
        reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
