/// A value that is kept until the scope that holds this ends.
package final class Retention<Value>: Observation {
    private let value: Value

    package init(_ value: Value) { self.value = value }
}
