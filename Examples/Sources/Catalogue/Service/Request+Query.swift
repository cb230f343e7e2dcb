internal import Hummingbird

extension Request {
    /// A whole number of the query, such as `?page=2`; throws an ``ErrorAnswer`` that says the range.
    func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = uri.queryParameters[name[...]] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw ErrorAnswer.invalidParameter(
                name, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// A text of the query, percent-decoded; throws an ``ErrorAnswer`` when it is longer than the limit.
    func text(_ name: String, atMost limit: TextLimit) throws -> String? {
        guard let text = uri.queryParameters[name[...]].map(String.init) else { return nil }
        if let requirement = limit.requirement(missedBy: text) {
            throw ErrorAnswer.invalidParameter(name, requirement)
        }
        return text
    }
}

extension ErrorAnswer {
    /// A parameter of the query that is not what it must be.
    static func invalidParameter(_ name: String, _ requirement: String) -> ErrorAnswer {
        ErrorAnswer(
            status: .badRequest, code: "invalid_parameter", message: "The parameter \(name) \(requirement).",
            field: name)
    }
}
