internal import Hummingbird

extension Request {
    /// Returns an integer of the query, such as `?page=2`; throws an ``ErrorResponse`` with the range.
    func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = uri.queryParameters[name[...]] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw ErrorResponse.invalidParameter(
                name, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Returns a percent-decoded text of the query; throws an ``ErrorResponse`` if it is longer than the limit.
    func text(_ name: String, atMost limit: TextLimit) throws -> String? {
        guard let text = uri.queryParameters[name[...]].map(String.init) else { return nil }
        if let requirement = limit.requirement(missedBy: text) {
            throw ErrorResponse.invalidParameter(name, requirement)
        }
        return text
    }
}

extension ErrorResponse {
    static func invalidParameter(_ name: String, _ requirement: String) -> ErrorResponse {
        ErrorResponse(
            status: .badRequest, code: "invalid_parameter", message: "The parameter \(name) \(requirement).",
            field: name)
    }
}
