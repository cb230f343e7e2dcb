/// The empty value of a type, if it has one: `nil`, `false`, zero or an empty collection.
enum EmptyValue {
    static func of<Value>(_ type: Value.Type) -> Value? {
        let found: Any? =
            switch type {
            case let type as any ExpressibleByNilLiteral.Type: none(type)
            case is Bool.Type: false
            case is Void.Type: ()
            case let type as any AdditiveArithmetic.Type: type.zero
            case let type as any RangeReplaceableCollection.Type: type.init()
            case let type as any SetAlgebra.Type: type.init()
            case let type as any ExpressibleByDictionaryLiteral.Type: emptyDictionary(type)
            default: nil
            }
        return found as? Value
    }

    private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }

    private static func emptyDictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any {
        let empty: Value = [:]
        return empty
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Stores the empty value of the type, if it has one, in a node without a value, and returns whether it did.
    @usableFromInline
    @inline(never)
    func provideEmptyValue<Value>(in slot: UnsafeMutablePointer<Value>) -> Bool {
        guard let value = EmptyValue.of(Value.self) else { return false }
        slot.initialize(to: value)
        pointee.flags.formUnion(.hasValue)
        return true
    }
}
