/// Marks a property as part of the saved state of its model: `@Reactive(.saved) var query = ""`.
public struct PropertySaving {
    let key: String?

    /// Saved under the name of the property. Who renames it gives it its old name as key.
    public static var saved: PropertySaving { PropertySaving(key: nil) }

    /// Saved under `key`, which outlives the name of the property.
    public static func saved(_ key: String) -> PropertySaving { PropertySaving(key: key) }
}

extension MutableProperty where Value: Codable & Equatable {
    /// A property that is part of the saved state of its model.
    public convenience init(
        _ value: Value, _ saving: PropertySaving, name: StaticString? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(value, name: name, file: file, line: line, equality: EqualByOperator())
        let read = { [unowned self] in self.value }
        rare.saving = SavingMark(key: saving.key, read: read) { [unowned self] in self.value = $0 }
    }

    /// `@Reactive(.saved) var query = ""`.
    public convenience init(
        wrappedValue: Value, _ saving: PropertySaving, name: StaticString? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(wrappedValue, saving, name: name, file: file, line: line)
    }
}

/// A property as it is saved, whatever its type. Only its property keeps it.
package final class SavingMark {
    package let key: String?
    /// Read as by anybody: inside a computation it is a dependency.
    package let read: () -> any Encodable
    package let write: (_ decode: (any Decodable.Type) throws -> any Decodable) throws -> Void

    init<Value: Codable>(key: String?, read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.key = key
        self.read = read
        // Asked for a `Value`, `decode` returns one.
        self.write = { decode in write(try decode(Value.self) as! Value) }
    }
}

/// What a model's stored property is asked.
package protocol MaybeSaved: AnyObject {
    var saving: SavingMark? { get }
    var place: String { get }
}

extension MutableProperty: MaybeSaved {
    package var saving: SavingMark? { rareIfAny?.saving }
}
