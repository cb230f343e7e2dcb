internal import CBinderyShims

/// The observers of a hot signal, in the order in which they were added: the typed interface to ``ObserverEntries``.
@frozen
@usableFromInline
package struct ObserverList<Value, Failure: Error> {
    @usableFromInline let entries = ObserverEntries()

    @inlinable
    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    @inlinable package var isDelivering: Bool { entries.isDelivering }

    package static func === (one: Self, other: Self) -> Bool { one.entries === other.entries }

    @inlinable
    package func add<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        entries.add(in: scope) { event, isCompletion in
            if isCompletion {
                observer.receive(completion: event.assumingMemoryBound(to: Completion<Failure>.self).pointee)
            } else {
                observer.receive(event.assumingMemoryBound(to: Value.self).pointee)
            }
            return true
        }
    }

    @inlinable
    package func deliver(_ value: Value) {
        withUnsafePointer(to: value) { entries.deliver($0) }
    }

    @inlinable
    package func deliver(_ completion: Completion<Failure>) {
        entries.end { receive in withUnsafePointer(to: completion) { _ = receive($0, true) } }
    }
}

/// The observers of a hot signal, without their types: unspecialised generic code would look up metadata at each step.
/// Each entry is a closure, formed where the types are known, that takes the address of the event. A removed entry
/// becomes empty and is swept later, so that a delivery keeps its position; it skips entries added meanwhile.
@usableFromInline
package final class ObserverEntries {
    /// Takes the address of a value, or of a completion. The result is ignored; the type is that of ``Node/Operation``.
    @usableFromInline package typealias Receive = (UnsafeRawPointer, _ isCompletion: Bool) -> Bool

    private struct Entry {
        /// The first field: it is called in place, without being retained.
        var receive: Receive?
        let holder: Scope
        let number: Int
        var isEmpty = false
    }

    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) private var entries: UnsafeMutablePointer<Entry>?
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var capacity = 0
    @exclusivity(unchecked) private var emptyCount = 0
    @exclusivity(unchecked) private var nextNumber = 0
    @exclusivity(unchecked) private var ending: ((Receive) -> Void)?
    @exclusivity(unchecked) private var leftDuringDelivery = false
    @exclusivity(unchecked) @usableFromInline private(set) var isDelivering = false

    @usableFromInline init() {}

    deinit {
        // A scope that is still held elsewhere must not reach back.
        for index in 0..<count where !entries![index].isEmpty { entries![index].holder.forget() }
        entries?.deinitialize(count: count)
        entries?.deallocate()
    }

    var isEmpty: Bool { count == emptyCount }

    @usableFromInline
    func add(in scope: Scope, _ receive: @escaping Receive) {
        if let ending { return ending(receive) }
        if scope.isDisposed { return }
        let number = nextNumber
        nextNumber += 1
        let holder = scope.onDispose { [unowned(unsafe) self] in remove(number) }
        if count == capacity { grow() }
        (entries! + count).initialize(to: Entry(receive: receive, holder: holder, number: number))
        count += 1
    }

    @usableFromInline
    func deliver(_ value: UnsafeRawPointer) {
        let end = count
        let outermost = !isDelivering
        isDelivering = true
        var index = 0
        while index < end {
            // Read at each step: an observer may make the list grow. Removed entries are kept until the delivery ends.
            let entry = entries.unsafelyUnwrapped + index
            if !entry.pointee.isEmpty { _ = bindery_call(entry, value, false) }
            index += 1
        }
        if outermost { finishDelivery() }
    }

    /// Delivers the end to all observers, and to those added later.
    @usableFromInline
    func end(_ ending: @escaping (Receive) -> Void) {
        if self.ending != nil { return }
        self.ending = ending
        let end = count
        let outermost = !isDelivering
        isDelivering = true
        for index in 0..<end where !entries![index].isEmpty {
            entries![index].holder.forget()
            empty(index)
            if let receive = entries![index].receive { ending(receive) }
        }
        if outermost { finishDelivery() }
    }

    private func finishDelivery() {
        isDelivering = false
        if leftDuringDelivery {
            leftDuringDelivery = false
            sweep()
        }
    }

    private func remove(_ number: Int) {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if entries![middle].number < number { low = middle + 1 } else { high = middle }
        }
        guard low < count, entries![low].number == number, !entries![low].isEmpty else { return }
        empty(low)
    }

    private func empty(_ index: Int) {
        entries![index].isEmpty = true
        emptyCount += 1
        if isDelivering {
            leftDuringDelivery = true
        } else if emptyCount == count || emptyCount > 16 && emptyCount * 2 > count {
            sweep()
        } else {
            // Released last: a deinit may re-enter.
            let released = entries![index].receive
            entries![index].receive = nil
            withExtendedLifetime(released) {}
        }
    }

    private func sweep() {
        if count == 1 {
            let released = entries!.move()
            count = 0
            emptyCount = 0
            withExtendedLifetime(released) {}
            return
        }
        var released: [Entry] = []
        var kept = 0
        for index in 0..<count {
            if entries![index].isEmpty {
                released.append((entries! + index).move())
            } else {
                if kept != index { (entries! + kept).moveInitialize(from: entries! + index, count: 1) }
                kept += 1
            }
        }
        count = kept
        emptyCount = 0
        withExtendedLifetime(released) {}
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
