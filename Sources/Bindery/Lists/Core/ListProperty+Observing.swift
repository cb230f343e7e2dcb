public import BinderyGraph
public import BinderyStreams

extension ListProperty {
    /// Calls `handler` with each later change of the list, one delta per transaction.
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | nothing: read the list for its current elements |
    /// | a transaction changes the list | one delta, when its observers run |
    /// | it inserts and removes an element, or moves it there and back | nothing |
    /// | `handler` writes the list | another delta, afterwards |
    ///
    /// Applied in order, the deltas lead to the current elements. As with `observe` of a property, the observation
    /// lasts until disposal, keeps a derived list alive, and ends when a ``MutableListProperty`` is deallocated.
    ///
    /// - Complexity: O(k log k) for k changes in a transaction, O(1) for one.
    @inlinable
    public final func observeDeltas(
        file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (ListDelta<Element>) -> Void
    ) -> any Disposable {
        let store = untracked { untyped.present }
        let reader = ListReader(observing: store)
        var count = store.count
        return untyped.revision.observed(skippingFirst: true, file: file, line: line) { _ in
            let steps = (reader.takeChanges() ?? []).map { $0.typed(as: Element.self) }
            let delta = ListDelta(oldCount: count, steps: steps)
            count = store.count
            if steps.isEmpty || (steps.count > 1 && delta.difference.isEmpty) { return }
            handler(delta)
        }
    }

    /// The changes of the list as a hot signal that never ends. See ``observeDeltas(file:line:_:)``.
    public final var deltas: some Signal<ListDelta<Element>, Never> { ListDeltaSignal(list: self) }

    /// The last delivered change of the list, at first without steps. Observes the list while the property exists.
    public final var latestDelta: Property<ListDelta<Element>> {
        deltas.property(initial: ListDelta(oldCount: untracked { count.value }, steps: []))
    }
}

private struct ListDeltaSignal<Element>: Signal {
    typealias Value = ListDelta<Element>
    typealias Failure = Never
    let list: ListProperty<Element>

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == ListDelta<Element>, O.Failure == Never {
        let observation = list.observeDeltas(file: "list.deltas", line: 0) { delta in
            if !scope.isDisposed { observer.receive(delta) }
        }
        scope.onDispose { observation.dispose() }
    }
}
