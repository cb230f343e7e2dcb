/// A value in an ``OrderTree``: for those who keep something of their own in order, the rows of a view for instance.
package final class OrderedValue<Value>: OrderEntry {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
