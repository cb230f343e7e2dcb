public import BinderyView

/// The fields of screen A.
public enum LengthField: String, CaseIterable, Sendable {
    case username, password
    /// May stay empty, and does not matter for logging in.
    case code

    /// How many characters it takes.
    public var lengths: ClosedRange<Int> {
        switch self {
        case .username: 4...16
        case .password: 8...16
        case .code: 5...5
        }
    }
}

/// From what was entered to whether it will do: one converter, used with the lengths of each field.
public struct LengthRules {
    private var rules: [LengthField: Conversion<String, InputState, Never>] = [:]

    /// - Throws: if a field's lengths make no sense.
    public init(lengths: (LengthField) -> ClosedRange<Int> = \.lengths) throws(TextLengthError) {
        for field in LengthField.allCases {
            let lengths = lengths(field)
            rules[field] = try .textLength(min: lengths.lowerBound, max: lengths.upperBound)
        }
    }

    /// Those of the screen.
    public static var standard: LengthRules {
        do { return try LengthRules() } catch { preconditionFailure("\(error)") }
    }

    public subscript(field: LengthField) -> Conversion<String, InputState, Never> { rules[field]! }
}
