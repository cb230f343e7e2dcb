/// Stores `value` and returns the old value, to be released after the access: a client value's deinit may re-enter.
@inlinable
@discardableResult
package func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
    let before = place
    place = value
    return before
}
