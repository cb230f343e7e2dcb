/// The state of a text that a user enters: the result of ``Conversion/textLength(min:max:)``.
public enum InputState: String, Sendable, CaseIterable {
    /// The text has no characters, an accepted number of them, or another number.
    case empty, valid, invalid
}

/// The reason that a ``Conversion/textLength(min:max:)`` cannot be made.
public enum TextLengthError: Error, Equatable, Sendable, CustomStringConvertible {
    case minimumNotPositive(Int)
    case maximumBelowMinimum(min: Int, max: Int)

    public var description: String {
        switch self {
        case .minimumNotPositive(let min):
            "the minimum length is \(min); it must be at least 1, since an empty text has a state of its own"
        case .maximumBelowMinimum(let min, let max):
            "the maximum length is \(max), less than the minimum \(min); no text would be valid"
        }
    }
}

extension Conversion where Input == String, Output == InputState, Failure == Never {
    /// Returns a conversion from text to `.empty`, to `.valid` for `min` to `max` characters, or else to `.invalid`.
    ///
    /// - Throws: If `min` is not positive, or `max` is less than `min`.
    /// - Complexity: O(length), at most `max + 1` characters.
    public static func textLength(min: Int, max: Int) throws(TextLengthError) -> Conversion {
        if min <= 0 { throw .minimumNotPositive(min) }
        if max < min { throw .maximumBelowMinimum(min: min, max: max) }
        return Conversion { text in
            if text.isEmpty { return .empty }
            return (min...max).contains(text.prefix(max).count) && text.dropFirst(max).isEmpty ? .valid : .invalid
        }
    }
}
