internal import Bindery

/// The path of an endpoint, relative to the base of its client: `"accounts/\(phone)/avatar"`.
/// The literal is the path; an interpolated value is data, and never more than part of one segment: a `/` in it is
/// encoded. All characters that RFC 3986 does not call unreserved are percent-encoded as UTF-8. Sending refuses a path
/// that could lead elsewhere: with an empty value, a segment `.` or `..`, a query or a fragment.
public struct RequestPath: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The percent-encoded path, without a slash at either end.
    public let encoded: String
    /// The path with `{}` in place of each value, for logs and metrics: values may be confidential, and are unique.
    public let template: String
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

    /// Creates a path of segments that are all data: "a/b" is one segment.
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
