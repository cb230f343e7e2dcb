extension Property {
    /// The changes of the property, without its current value. Hot; never ends.
    ///
    ///     property  1--2--3---
    ///     changes   ---2--3---
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | nothing |
    /// | the property changes | the new value, once per transaction |
    /// | the new value is overwritten before its delivery | skipped |
    ///
    /// - Complexity: O(1) per change; one observation of the property.
    /// - Also known as: `RACObserve` with `skip:` in RAC 2, `signal` in ReactiveSwift, `skip(1)` on a `BehaviorRelay`
    ///   in RxSwift, `dropFirst` on a `CurrentValueSubject` in Combine, `skip(1)` on a `BehaviorSubject` in RxJS.
    @inlinable
    public final var changes: some Signal<Value, Never> {
        PropertySignal(property: self, skipsFirst: true)
    }

    /// The current value of the property, then its changes.
    ///
    ///     property  1--2--3---
    ///     signal    1--2--3---
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the current value |
    /// | the property changes | as in ``changes`` |
    ///
    /// - Complexity: O(1) per change; one observation of the property.
    /// - Also known as: `RACObserve` in RAC 2, `producer` in ReactiveSwift, `BehaviorRelay` in RxSwift,
    ///   `CurrentValueSubject` in Combine, `BehaviorSubject` in RxJS.
    @inlinable
    public final var signal: some Signal<Value, Never> {
        PropertySignal(property: self, skipsFirst: false)
    }
}

@usableFromInline
struct PropertySignal<Value>: Signal {
    @usableFromInline typealias Failure = Never
    @usableFromInline let property: Property<Value>
    @usableFromInline let skipsFirst: Bool

    @inlinable
    init(property: Property<Value>, skipsFirst: Bool) {
        self.property = property
        self.skipsFirst = skipsFirst
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Never {
        let observation = property.observed(
            skippingFirst: skipsFirst, keepsSource: false, file: "property.signal", line: 0,
            by: ObservingReceiver(observer: observer, scope: scope))
        scope.keep(observation)
    }
}

@frozen
@usableFromInline
struct ObservingReceiver<O: Observer>: ValueReceiver {
    @usableFromInline let observer: O
    @usableFromInline let scope: Scope

    @inlinable
    init(observer: O, scope: Scope) {
        self.observer = observer
        self.scope = scope
    }

    @inlinable
    func receive(_ value: O.Value) {
        if !scope.isDisposed { observer.receive(value) }
    }
}

extension Signal where Failure == Never {
    /// A property with the latest value of the signal, and `initial` until there is one.
    ///
    ///     source                --1--2--|
    ///     property(initial: 0)  0-1--2---
    ///
    /// | event | result |
    /// |---|---|
    /// | value | the property's value |
    /// | completion | the property keeps its last value |
    ///
    /// - Complexity: O(1) per value; holds the latest value, and the observation from now until the property is freed.
    /// - Also known as: `RAC()` in RAC 2, `Property(initial:then:)` in ReactiveSwift, `bind(to:)` a `BehaviorRelay` in
    ///   RxSwift, `assign(to:)` in Combine.
    public func property(
        initial: Value, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value> {
        let property = MutableProperty(initial, file: file, line: line)
        feed(property)
        return property
    }

    /// A property with the latest value of the signal, and `initial` until there is one; equal values are not changes.
    public func property(
        initial: Value, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value> where Value: Equatable {
        let property = MutableProperty(initial, file: file, line: line)
        feed(property)
        return property
    }

    private func feed(_ property: MutableProperty<Value>) {
        let observation = observe { [weak property] in property?.value = $0 }
        property.bag.keep(observation)
    }
}
