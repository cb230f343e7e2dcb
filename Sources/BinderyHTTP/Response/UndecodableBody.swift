internal import Foundation

/// What is wrong with a body and where, and how the body begins.
public struct UndecodableBody: Equatable, Sendable, CustomStringConvertible {
    /// Where in the value: `items[3].price`; empty for the whole.
    public let codingPath: String
    public let problem: String
    /// The type that it should have been.
    public let type: String
    /// The first 256 bytes of the body. Not in ``description``: it can be what nobody is to see in a log.
    public let beginning: String

    public var description: String {
        let place = codingPath.isEmpty ? "" : " at \(codingPath)"
        return "the body is no \(type)\(place): \(problem)"
    }

    init(_ error: any Error, as type: Any.Type, body: Data) {
        let (path, problem) = Self.place(of: error)
        codingPath = path
        self.problem = problem.hasSuffix(".") ? problem : problem + "."
        self.type = "\(type)"
        beginning = String(decoding: body.prefix(256), as: UTF8.self)
    }

    private static func place(of error: any Error) -> (path: String, problem: String) {
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
