/// A value in a message: the only JSON that the protocol uses.
public enum WireValue: Equatable, Sendable {
    /// Zero or positive.
    case number(Int)
    case string(String)
    case null
    case array([WireValue])

    var number: Int? { if case .number(let number) = self { number } else { nil } }

    var string: String? { if case .string(let string) = self { string } else { nil } }

    var array: [WireValue]? { if case .array(let array) = self { array } else { nil } }

    /// 0 or 1 as a Boolean value.
    var flag: Bool? {
        switch self {
        case .number(0): false
        case .number(1): true
        default: nil
        }
    }
}

extension JSONText {
    mutating func append(_ value: WireValue) {
        switch value {
        case .number(let number): append(number)
        case .string(let string): append(string)
        case .null: append(raw: "null")
        case .array(let values):
            append(raw: "[")
            for (index, value) in values.enumerated() {
                if index > 0 { append(raw: ",") }
                append(value)
            }
            append(raw: "]")
        }
    }
}
