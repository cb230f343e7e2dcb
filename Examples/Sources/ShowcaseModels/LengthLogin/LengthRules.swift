public import BinderyView

public enum LengthField: String, CaseIterable, Sendable {
    case username, password
    /// An optional field.
    case code

    public var lengths: ClosedRange<Int> {
        switch self {
        case .username: 4...16
        case .password: 8...16
        case .code: 5...5
        }
    }
}

/// The validation rules of the length login: one converter with the lengths of each field.
public struct LengthRules {
    private var rules: [LengthField: Conversion<String, InputState, Never>] = [:]

    /// - Throws: if a field's lengths are invalid.
    public init(lengths: (LengthField) -> ClosedRange<Int> = \.lengths) throws(TextLengthError) {
        for field in LengthField.allCases {
            let lengths = lengths(field)
            let rule = try Conversion<String, InputState, Never>.textLength(
                min: lengths.lowerBound, max: lengths.upperBound)
            rules[field] = field == .username ? Self.ignoringSpaceAround(rule) : rule
        }
    }

    /// Ignores white space around a name, so that four blanks are empty. In a password white space counts.
    private static func ignoringSpaceAround(
        _ rule: Conversion<String, InputState, Never>
    ) -> Conversion<String, InputState, Never> {
        Conversion { text in
            let name = text.trimmed
            return name.isEmpty && !text.isEmpty ? .invalid : rule.convert(name)
        }
    }

    /// Whether the login is enabled: the name and the password are valid, and the code is not invalid.
    public static func allow(_ states: [InputState]) -> Bool {
        zip(LengthField.allCases, states).allSatisfy { field, state in
            state == .valid || field == .code && state == .empty
        }
    }

    public static var standard: LengthRules {
        do { return try LengthRules() } catch { preconditionFailure("\(error)") }
    }

    public subscript(field: LengthField) -> Conversion<String, InputState, Never> { rules[field]! }
}
