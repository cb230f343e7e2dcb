/// The observers of a hot signal, in the order in which they came.
///
/// An entry that leaves becomes empty in its place and is swept later, so that a delivery under way keeps its position; one
/// that comes during a delivery is appended behind the end of it. Entries are closures formed where the observer's type
/// was known: a virtual method of a generic class would run unspecialised code.
@usableFromInline
package final class ObserverList<Value, Failure: Error> {
    @usableFromInline
    struct Entry {
        @usableFromInline var receive: ((Value) -> Void)?
        @usableFromInline var complete: ((Completion<Failure>) -> Void)?
        @usableFromInline let holder: Scope
        @usableFromInline let number: Int

        @usableFromInline
        init(
            receive: @escaping (Value) -> Void, complete: @escaping (Completion<Failure>) -> Void, holder: Scope,
            number: Int
        ) {
            self.receive = receive
            self.complete = complete
            self.holder = holder
            self.number = number
        }
    }

    @usableFromInline var entries: UnsafeMutablePointer<Entry>?
    @usableFromInline var count = 0
    private var capacity = 0
    private var emptyCount = 0
    private var nextNumber = 0
    private var completion: Completion<Failure>?
    @usableFromInline var isDelivering = false

    @usableFromInline package init() {}

    deinit {
        // Whoever still holds a scope of ours must not reach back.
        for index in 0..<count where entries![index].receive != nil { entries![index].holder.forget() }
        entries?.deinitialize(count: count)
        entries?.deallocate()
    }

    package var isEmpty: Bool { count == emptyCount }

    @inlinable
    package func add<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        add({ observer.receive($0) }, { observer.receive(completion: $0) }, in: scope)
    }

    @usableFromInline
    func add(
        _ receive: @escaping (Value) -> Void, _ complete: @escaping (Completion<Failure>) -> Void, in scope: Scope
    ) {
        if let completion { return complete(completion) }
        if scope.isDisposed { return }
        let number = nextNumber
        nextNumber += 1
        let holder = scope.onDispose { [unowned(unsafe) self] in remove(number) }
        if count == capacity { grow() }
        (entries! + count).initialize(
            to: Entry(receive: receive, complete: complete, holder: holder, number: number))
        count += 1
    }

    @inlinable
    package func deliver(_ value: Value) {
        let end = count
        let outermost = !isDelivering
        isDelivering = true
        var index = 0
        while index < end {
            // Read anew each time: an observer may let the list grow.
            if let receive = entries.unsafelyUnwrapped[index].receive { receive(value) }
            index += 1
        }
        if outermost {
            isDelivering = false
            sweepIfWorthwhile()
        }
    }

    package func deliver(_ completion: Completion<Failure>) {
        if self.completion != nil { return }
        self.completion = completion
        let end = count
        isDelivering = true
        for index in 0..<end {
            guard let complete = entries![index].complete else { continue }
            entries![index].holder.forget()
            empty(index)
            complete(completion)
        }
        isDelivering = false
        sweepIfWorthwhile()
    }

    private func remove(_ number: Int) {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if entries![middle].number < number { low = middle + 1 } else { high = middle }
        }
        guard low < count, entries![low].number == number, entries![low].receive != nil else { return }
        empty(low)
        if !isDelivering { sweepIfWorthwhile() }
    }

    private func empty(_ index: Int) {
        // The closures are released last: that may run code which comes back here.
        let released = (entries![index].receive, entries![index].complete)
        entries![index].receive = nil
        entries![index].complete = nil
        emptyCount += 1
        withExtendedLifetime(released) {}
    }

    @usableFromInline
    func sweepIfWorthwhile() {
        guard emptyCount > 0, emptyCount == count || emptyCount > 16 && emptyCount * 2 > count else { return }
        var kept = 0
        for index in 0..<count {
            if entries![index].receive == nil {
                (entries! + index).deinitialize(count: 1)
            } else {
                if kept != index { (entries! + kept).moveInitialize(from: entries! + index, count: 1) }
                kept += 1
            }
        }
        count = kept
        emptyCount = 0
    }

    private func grow() {
        capacity = capacity == 0 ? 1 : capacity * 2
        let grown = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
        if let entries {
            grown.moveInitialize(from: entries, count: count)
            entries.deallocate()
        }
        entries = grown
    }
}
