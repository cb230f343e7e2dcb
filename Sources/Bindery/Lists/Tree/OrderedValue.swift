/// A value in an ``OrderTree``, for other users of the tree, such as the rows of a view.
package final class OrderedValue<Value>: OrderEntry {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
