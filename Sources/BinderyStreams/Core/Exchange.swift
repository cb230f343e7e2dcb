/// Puts `value` in the place of what is there, and returns that: so it is released when no access to the place lasts. To be used
/// where a value of somebody else is dropped, whose deinit may come back here.
@inlinable
@discardableResult
package func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
    let before = place
    place = value
    return before
}
