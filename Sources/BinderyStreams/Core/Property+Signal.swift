extension Property {
    /// The changes of the property: each new value, once per transaction, without the present one. Hot; never ends.
    ///
    /// A value that was overwritten before its delivery is skipped.
    @inlinable
    public final var changes: some Signal<Value, Never> {
        PropertySignal(property: self, skipsFirst: true)
    }

    /// The present value, then the changes.
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
            skippingFirst: skipsFirst, file: "property.signal", line: 0
        ) { value in
            if !scope.isDisposed { observer.receive(value) }
        }
        scope.onDispose { observation.dispose() }
    }
}

extension Signal where Failure == Never {
    /// A property that has the latest value of the signal, and `initial` before there is one.
    ///
    /// The signal is observed at once, and for as long as the property lives. After completion the last value stays.
    public func property(
        initial: Value, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value> {
        let property = MutableProperty(initial, file: file, line: line)
        feed(property)
        return property
    }

    /// A property that has the latest value of the signal, and `initial` before there is one.
    public func property(
        initial: Value, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value> where Value: Equatable {
        let property = MutableProperty(initial, file: file, line: line)
        feed(property)
        return property
    }

    private func feed(_ property: MutableProperty<Value>) {
        let observation = observe { [weak property] in property?.value = $0 }
        property.bag.add(observation)
    }
}
