public import BinderyView

/// The fields of screen A.
public enum LengthField: String, CaseIterable, Sendable {
    case username, password
    /// May stay empty.
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
            let rule = try Conversion<String, InputState, Never>.textLength(
                min: lengths.lowerBound, max: lengths.upperBound)
            rules[field] = field == .username ? Self.ignoringSpaceAround(rule) : rule
        }
    }

    /// White space around a name does not count, so that four blanks are none; in a password it does.
    private static func ignoringSpaceAround(
        _ rule: Conversion<String, InputState, Never>
    ) -> Conversion<String, InputState, Never> {
        Conversion { text in
            let name = text.trimmed
            return name.isEmpty && !text.isEmpty ? .invalid : rule.convert(name)
        }
    }

    /// Whether one may log in with fields in these states, in the order of the fields: the name and the password are
    /// valid, and the code is not invalid.
    static func allow(_ states: [InputState]) -> Bool {
        zip(LengthField.allCases, states).allSatisfy { field, state in
            state == .valid || field == .code && state == .empty
        }
    }

    /// Those of the screen.
    public static var standard: LengthRules {
        do { return try LengthRules() } catch { preconditionFailure("\(error)") }
    }

    public subscript(field: LengthField) -> Conversion<String, InputState, Never> { rules[field]! }
}
