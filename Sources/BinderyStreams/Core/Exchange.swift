/// Stores `value` and returns the old value, to be released after the access: a client value's deinit may re-enter.
@inlinable
@discardableResult
package func exchange<Value>(_ variable: inout Value, with value: Value) -> Value {
    let before = variable
    variable = value
    return before
}
