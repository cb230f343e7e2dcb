/// A saved value, in terms that every format has.
package enum StateValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// Finite, and not an integer.
    case number(Double)
    case text(String)
    case list([StateValue])
    case object([String: StateValue])

    /// Saves negative zero and non-finite numbers as text, like integers beyond `Int64`: JSON and others lack them.
    init(_ number: Double) {
        if number == 0, number.sign == .minus {
            self = .text("-0.0")
        } else if let integer = Int64(exactly: number) {
            self = .integer(integer)
        } else if number.isFinite {
            self = .number(number)
        } else {
            self = .text(number.isNaN ? "nan" : "\(number)")
        }
    }

    var noun: String {
        switch self {
        case .null: "nothing"
        case .bool: "a truth value"
        case .integer(let integer): "the number \(integer)"
        case .number(let number): "the number \(number)"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension StateValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else if let number = try? container.decode(Double.self) {
            self.init(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([StateValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: StateValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let fields): try container.encode(fields)
        }
    }
}

/// A type that is encoded directly. All other types are encoded in terms of these.
protocol StateLeaf: Codable {
    init?(_ value: StateValue)
    var stateValue: StateValue { get }
}

extension Bool: StateLeaf {
    init?(_ value: StateValue) {
        guard case .bool(let bool) = value else { return nil }
        self = bool
    }

    var stateValue: StateValue { .bool(self) }
}

extension String: StateLeaf {
    init?(_ value: StateValue) {
        guard case .text(let text) = value else { return nil }
        self = text
    }

    var stateValue: StateValue { .text(self) }
}

extension StateLeaf where Self: BinaryFloatingPoint & LosslessStringConvertible {
    init?(_ value: StateValue) {
        switch value {
        case .integer(let integer): self.init(integer)
        case .number(let number): self.init(number)
        case .text(let text) where ["nan", "inf", "-inf", "-0.0"].contains(text): self.init(text)
        default: return nil
        }
    }

    var stateValue: StateValue { StateValue(Double(self)) }
}

extension Double: StateLeaf {}
extension Float: StateLeaf {}

extension StateLeaf where Self: FixedWidthInteger {
    init?(_ value: StateValue) {
        switch value {
        case .integer(let integer): self.init(exactly: integer)
        case .text(let text):
            guard let large = Self(text), Int64(exactly: large) == nil else { return nil }
            self = large
        default: return nil
        }
    }

    var stateValue: StateValue { Int64(exactly: self).map(StateValue.integer) ?? .text("\(self)") }
}

extension Int: StateLeaf {}
extension Int8: StateLeaf {}
extension Int16: StateLeaf {}
extension Int32: StateLeaf {}
extension Int64: StateLeaf {}
@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Int128: StateLeaf {}
extension UInt: StateLeaf {}
extension UInt8: StateLeaf {}
extension UInt16: StateLeaf {}
extension UInt32: StateLeaf {}
extension UInt64: StateLeaf {}
@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UInt128: StateLeaf {}
