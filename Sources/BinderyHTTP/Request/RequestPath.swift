internal import Bindery

/// The path of an endpoint, below the base of its client: `"accounts/\(phone)/avatar"`.
///
/// What the literal says is the path; what is interpolated is data, and never more than a part of one segment: a `/` in it is encoded. Everything that is
/// not unreserved by RFC 3986 is percent-encoded as UTF-8. A path that could lead elsewhere is refused when it is sent: a value that is empty, a
/// segment `.` or `..`, a literal with a query or a fragment.
public struct RequestPath: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Percent-encoded, without a slash at either end.
    public let encoded: String
    /// The path with `{}` in place of each value: for logs and measurements, which a value would make unique, and may not be meant for.
    public let template: String
    /// What is wrong with it.
    let problem: String?

    public init(stringLiteral path: String) {
        var interpolation = StringInterpolation(literalCapacity: path.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(path)
        self.init(stringInterpolation: interpolation)
    }

    public init(stringInterpolation interpolation: StringInterpolation) {
        let segments = interpolation.encoded.split(separator: "/")
        encoded = segments.joined(separator: "/")
        template = interpolation.template.split(separator: "/").joined(separator: "/")
        problem =
            interpolation.problem
            ?? segments.first { $0 == "." || $0 == ".." }.map {
                "the path \"\(interpolation.template)\" has a segment \"\($0)\", which would lead to another path"
            }
    }

    /// A path whose segments are all data: "a/b" is one segment.
    public init(segments: [String]) {
        var interpolation = StringInterpolation(literalCapacity: segments.count, interpolationCount: segments.count)
        for segment in segments {
            interpolation.appendLiteral("/")
            interpolation.appendInterpolation(segment)
        }
        self.init(stringInterpolation: interpolation)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var encoded = ""
        fileprivate var template = ""
        fileprivate var problem: String?

        public init(literalCapacity: Int, interpolationCount: Int) { encoded.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) {
            if let mark = literal.first(where: { $0 == "?" || $0 == "#" }) {
                problem =
                    "the path \"\(literal)\" has a \"\(mark)\"; give a query as `query:`, and text as an interpolated value"
            }
            template += literal
            encoded += literal.split(separator: "/", omittingEmptySubsequences: false)
                .map { PercentEncoding.encode($0, keeping: .unreserved) }
                .joined(separator: "/")
        }

        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            let text = value.description
            template += "{}"
            encoded += PercentEncoding.encode(text, keeping: .unreserved)
            if text.isEmpty {
                problem = "a value in the path \"\(template)\" is empty, which would lead to another path"
            }
        }
    }
}
