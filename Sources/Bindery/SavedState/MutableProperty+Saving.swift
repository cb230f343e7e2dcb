public import BinderyGraph

/// A mark for a property that belongs to its model's saved state: `@Reactive(.saved) var query = ""`.
public struct PropertySaving {
    let key: String?

    /// Saves under the name of the property. After renaming the property, pass the old name as key.
    public static var saved: PropertySaving { PropertySaving(key: nil) }

    /// Saves under `key`, which does not change when the property is renamed.
    public static func saved(_ key: String) -> PropertySaving { PropertySaving(key: key) }
}

extension MutableProperty where Value: Codable & Equatable {
    /// Creates a property that belongs to its model's saved state.
    public convenience init(
        _ value: Value, _ saving: PropertySaving, name: StaticString? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(value, name: name, file: file, line: line)
        let read = { [unowned self] in self.value }
        savingMark = SavingMark(key: saving.key, read: read) { [unowned self] in self.value = $0 }
    }

    public convenience init(
        wrappedValue: Value, _ saving: PropertySaving, name: StaticString? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(wrappedValue, saving, name: name, file: file, line: line)
    }
}

/// The type-erased access to a saved property. Only the property retains it.
package final class SavingMark {
    package let key: String?
    package let read: () -> any Encodable
    package let write: (_ decode: (any Decodable.Type) throws -> any Decodable) throws -> Void

    init<Value: Codable>(key: String?, read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.key = key
        self.read = read
        // `decode` returns a value of the type that it is given.
        self.write = { decode in write(try decode(Value.self) as! Value) }
    }
}

package protocol MaybeSaved: AnyObject {
    var saving: SavingMark? { get }
    var diagnosticName: String { get }
}

extension MutableProperty: MaybeSaved {
    package var saving: SavingMark? { savingMark as? SavingMark }
}
