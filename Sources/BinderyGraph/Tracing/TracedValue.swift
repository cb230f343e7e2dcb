/// Reads and writes the value of a traced node as text, whatever its type.
protocol TracedValue {
    var typeIdentity: ObjectIdentifier { get }
    func address(in node: Node.Pointer) -> UnsafeRawPointer
    func text(of value: UnsafeRawPointer) -> String
    /// What a step keeps of the value.
    func recorded(_ value: UnsafeRawPointer) -> RecordedText
    /// Whether ``write(_:to:)`` understands texts of the type.
    var isEditable: Bool { get }
    /// Writes the value that `text` describes. Returns false if it describes none.
    func write(_ text: String, to node: Node.Pointer) -> Bool
    /// The present value and the one at `value`; nil if values of the type may not be kept.
    func change(of node: Node.Pointer, to value: UnsafeRawPointer) -> (any TracedChange)?
}

struct TracedType<Value>: TracedValue {
    private let isPlain = PlainType.contains(Value.self)
    /// Numbers, truth values and the like are described on request: that costs more than the rest of a step.
    private let isSmall = _isPOD(Value.self) && MemoryLayout<Value>.size <= 16

    var typeIdentity: ObjectIdentifier { ObjectIdentifier(Value.self) }

    func address(in node: Node.Pointer) -> UnsafeRawPointer { UnsafeRawPointer(node.value(as: Value.self)) }

    func text(of value: UnsafeRawPointer) -> String {
        TraceText.describe(value.assumingMemoryBound(to: Value.self).pointee)
    }

    func recorded(_ value: UnsafeRawPointer) -> RecordedText {
        if isSmall { return .value(SmallValue(value: value.assumingMemoryBound(to: Value.self).pointee)) }
        if Value.self == String.self {
            return .text(TraceText.shortened(value.assumingMemoryBound(to: String.self).pointee))
        }
        return .text(text(of: value))
    }

    var isEditable: Bool { TraceText.isReadable(Value.self) }

    func write(_ text: String, to node: Node.Pointer) -> Bool {
        guard let value = TraceText.read(text, as: Value.self) else { return false }
        node.write(value)
        return true
    }

    func change(of node: Node.Pointer, to value: UnsafeRawPointer) -> (any TracedChange)? {
        if !isPlain { return nil }
        return ValueChange(
            before: node.value(as: Value.self).pointee, after: value.assumingMemoryBound(to: Value.self).pointee)
    }
}

/// The text of a value, or a value of which the text is made on demand.
enum RecordedText: Sendable {
    case text(String)
    case value(any DescribedValue)

    var text: String {
        switch self {
        case .text(let text): text
        case .value(let value): value.text
        }
    }
}

protocol DescribedValue: Sendable {
    var text: String { get }
}

/// A value without references, which may be read on any thread.
private struct SmallValue<Value>: DescribedValue, @unchecked Sendable {
    let value: Value

    var text: String { TraceText.describe(value) }
}

/// Values as text, for traces.
package enum TraceText {
    /// The characters of a value that a text has at most.
    private static let greatestLength = 400
    /// The elements of a collection that a text names.
    package static let mostElements = 20

    /// The text of a value: a long collection is shortened before its elements are described, and an optional value is
    /// described as what it contains, or as nil.
    package static func describe<Value>(_ value: Value) -> String {
        if let optional = value as? any OptionalValue { return optional.text }
        if !(value is any StringProtocol), let collection = value as? any Collection, collection.count > mostElements {
            return self.collection(of: collection.count, collection.prefix(mostElements).map { "\($0)" })
        }
        return shortened("\(value)")
    }

    /// The text of a collection.
    ///
    /// - Parameter first: The texts of its first elements, at most ``mostElements``.
    package static func collection(of count: Int, _ first: [String]) -> String {
        let texts = first.joined(separator: ", ")
        return count > mostElements ? "\(count) elements: \(shortened(texts)), …" : shortened("[\(texts)]")
    }

    /// The texts of the first three elements, and how many more there are.
    package static func list<Element>(of elements: [Element], _ text: (Element) -> String) -> String {
        let texts = elements.prefix(3).map(text).joined(separator: ", ")
        return shortened(elements.count > 3 ? "\(texts), and \(elements.count - 3) more" : texts)
    }

    static func shortened(_ text: String) -> String {
        text.utf8.count <= greatestLength ? text : text.prefix(greatestLength) + "…"
    }

    /// Whether a text has not been shortened.
    static func isWhole(_ text: String) -> Bool { text.utf8.count <= greatestLength }

    static func isReadable<Value>(_ type: Value.Type) -> Bool {
        type is any LosslessStringConvertible.Type || type is any CaseIterable.Type
            || (type as? any OptionalValue.Type)?.isReadable == true
    }

    /// Returns the value that a text describes: a number, a truth value, a string, the name of an enumeration's case,
    /// or `nil`.
    static func read<Value>(_ text: String, as type: Value.Type) -> Value? {
        if let type = type as? any LosslessStringConvertible.Type { return type.init(text) as? Value }
        if let type = type as? any CaseIterable.Type { return named(text, in: type) as? Value }
        if let type = type as? any OptionalValue.Type { return type.read(text) as? Value }
        return nil
    }

    private static func named<Cases: CaseIterable>(_ text: String, in type: Cases.Type) -> Cases? {
        type.allCases.first { "\($0)" == text }
    }
}

private protocol OptionalValue {
    static var isReadable: Bool { get }
    static func read(_ text: String) -> Any?
    var text: String { get }
}

extension Optional: OptionalValue {
    fileprivate var text: String { map(TraceText.describe) ?? "nil" }

    fileprivate static var isReadable: Bool { TraceText.isReadable(Wrapped.self) }

    fileprivate static func read(_ text: String) -> Any? {
        if text == "nil" { return Any?.some(Self.none as Any) }
        return TraceText.read(text, as: Wrapped.self).map { Self.some($0) as Any }
    }
}
