public import BinderyGraph

extension ListProperty {
    /// Returns a value to which each element contributes, updated by adding and removing contributions.
    ///
    /// ```swift
    /// let weight = parts.aggregate(0, of: \.weight, adding: +, removing: -)
    /// ```
    ///
    /// - Parameter contribution: The contribution of an element; called once for each that is inserted or changes.
    /// - Parameter add: Must not depend on the order, so that the value does not depend on the list's history.
    /// - Parameter remove: Must remove exactly what `add` added.
    /// - Complexity: O(log n) per change; holds the elements and their contributions.
    /// - Also known as: `Sum`, `Count`, `Avg` in DynamicData.
    @inlinable
    public final func aggregate<Contribution, Result>(
        _ initial: Result, of contribution: @escaping (Element) -> Contribution, file: StaticString = #fileID,
        line: UInt = #line, adding add: @escaping (Result, Contribution) -> Result,
        removing remove: @escaping (Result, Contribution) -> Result
    ) -> Property<Result> {
        let (changes, result) = aggregated(initial, contribution, file, line, add, remove)
        return changes.map(file: file, line: line) { _ in result.value }
    }

    /// Returns a value to which each element contributes, compared by `==`.
    @inlinable
    public final func aggregate<Contribution, Result: Equatable>(
        _ initial: Result, of contribution: @escaping (Element) -> Contribution, file: StaticString = #fileID,
        line: UInt = #line, adding add: @escaping (Result, Contribution) -> Result,
        removing remove: @escaping (Result, Contribution) -> Result
    ) -> Property<Result> {
        let (changes, result) = aggregated(initial, contribution, file, line, add, remove)
        return changes.map(file: file, line: line) { _ in result.value }
    }

    @inlinable
    final func aggregated<Contribution, Result>(
        _ initial: Result, _ contribution: @escaping (Element) -> Contribution, _ file: StaticString, _ line: UInt,
        _ add: @escaping (Result, Contribution) -> Result, _ remove: @escaping (Result, Contribution) -> Result
    ) -> (Property<Int>, AggregateResult<Result>) {
        let result = AggregateResult(initial)
        let changes = untyped.aggregated(
            file, line, of: { ListElement(contribution($0.value(as: Element.self))) },
            by: { change in
                switch change {
                case .begin: result.value = initial
                case .add(let item): result.value = add(result.value, item.value(as: Contribution.self))
                case .remove(let item): result.value = remove(result.value, item.value(as: Contribution.self))
                }
            })
        return (changes, result)
    }

    /// Returns the sum of a number of each element.
    ///
    /// ```swift
    /// let total = cart.sum { $0.price.value * $0.quantity.value }
    /// ```
    ///
    /// - Complexity: O(log n) per change; holds the elements and their numbers.
    public final func sum<Number: BinaryInteger>(
        file: StaticString = #fileID, line: UInt = #line, of number: @escaping (Element) -> Number
    ) -> Property<Number> {
        aggregate(0 as Number, of: number, file: file, line: line, adding: +, removing: -)
    }

    /// Returns the sum of an integer of each element. Only a sum that does not fit its type traps, not what a
    /// transaction passes through.
    ///
    /// - Complexity: O(log n) per change; holds the elements and their numbers.
    public final func sum<Number: FixedWidthInteger>(
        file: StaticString = #fileID, line: UInt = #line, of number: @escaping (Element) -> Number
    ) -> Property<Number> {
        let (changes, sum) = aggregated(
            WrappingSum<Number>(), number, file, line, { $0.adding($1) }, { $0.removing($1) })
        return changes.map(file: file, line: line) { _ in sum.value.value }
    }

    /// Returns the exact sum of a floating-point number of each element, rounded once; it does not depend on the order.
    ///
    /// - Complexity: O(log n) per change; holds the elements and their numbers.
    public final func sum<Number: BinaryFloatingPoint>(
        file: StaticString = #fileID, line: UInt = #line, of number: @escaping (Element) -> Number
    ) -> Property<Number> {
        let (changes, sum) = aggregated(
            ExactSum<Number>(), number, file, line, { $0.adding($1) }, { $0.removing($1) })
        return changes.map(file: file, line: line) { _ in sum.value.value }
    }

    /// Returns the number of elements that fulfil the condition.
    public final func count(
        file: StaticString = #fileID, line: UInt = #line, where isCounted: @escaping (Element) -> Bool
    ) -> Property<Int> {
        sum(file: file, line: line) { isCounted($0) ? 1 : 0 }
    }

    /// Returns whether an element fulfils the condition.
    public final func contains(
        file: StaticString = #fileID, line: UInt = #line, where isSought: @escaping (Element) -> Bool
    ) -> Property<Bool> {
        count(file: file, line: line, where: isSought).map { $0 > 0 }
    }

    /// Returns whether all elements fulfil the condition.
    public final func allSatisfy(
        file: StaticString = #fileID, line: UInt = #line, _ holds: @escaping (Element) -> Bool
    ) -> Property<Bool> {
        count(file: file, line: line) { !holds($0) }.map { $0 == 0 }
    }
}

extension ListProperty where Element: Comparable {
    /// Returns the least element. O(log n) per change.
    public final func min(file: StaticString = #fileID, line: UInt = #line) -> Property<Element?> {
        sorted(file: file, line: line).first
    }

    /// Returns the greatest element. O(log n) per change.
    public final func max(file: StaticString = #fileID, line: UInt = #line) -> Property<Element?> {
        sorted(file: file, line: line).last
    }
}

extension UntypedList {
    @usableFromInline
    enum AggregateChange {
        case begin
        case add(ListItem)
        case remove(ListItem)
    }

    /// Returns a property that changes when the aggregate, which the closure holds, may have changed.
    @usableFromInline
    func aggregated(
        _ file: StaticString, _ line: UInt, of contribution: @escaping (ListItem) -> ListItem,
        by change: @escaping (AggregateChange) -> Void
    ) -> Property<Int> {
        Aggregation(self, file, line, contribution, change).node(file, line)
    }
}

@usableFromInline
final class AggregateResult<Value> {
    @usableFromInline var value: Value
    @inlinable init(_ value: Value) { self.value = value }
}

private final class Aggregation: TrackedComputation {
    typealias Entry = TrackedElement<ListItem, NoCompanion>

    let elements: TrackedElements<ListItem, NoCompanion>
    private let change: (UntypedList.AggregateChange) -> Void
    private(set) var version = 0

    init(
        _ source: UntypedList, _ file: StaticString, _ line: UInt, _ contribution: @escaping (ListItem) -> ListItem,
        _ change: @escaping (UntypedList.AggregateChange) -> Void
    ) {
        elements = TrackedElements(source, file, line, contribution)
        self.change = change
    }

    func restart() { rebuild() }

    func didInsert(_ entry: Entry) { send(.add(entry.result!)) }

    func willRemove(_ entry: Entry) { send(.remove(entry.result!)) }

    func move(_ entry: Entry, to position: Int) { tree.move(entry, to: position) }

    func didChange(_ entry: Entry, from item: ListItem, _ result: ListItem?) {
        send(.remove(result!))
        send(.add(entry.result!))
    }

    func didRebuild(_ entries: [Entry]) {
        send(.begin)
        for entry in entries { send(.add(entry.result!)) }
    }

    private func send(_ change: UntypedList.AggregateChange) {
        self.change(change)
        version &+= 1
    }
}
