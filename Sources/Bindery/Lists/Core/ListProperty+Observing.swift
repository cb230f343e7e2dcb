public import BinderyGraph
public import BinderyStreams

extension ListProperty {
    /// Calls `handler` with each change of the list from now on, all that one transaction did at once.
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | nothing: read the list for what is in it now |
    /// | a transaction changes the list | one delta, when its observers run |
    /// | it inserts what it removes again, or moves there and back | nothing |
    /// | `handler` writes the list | another delta, afterwards |
    ///
    /// Applied to what the list was, the deltas always give what it is. Otherwise as `observe` of a property: it lasts until it is disposed of,
    /// keeps a derived list alive, and ends with a ``MutableListProperty`` that goes away.
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

    /// Each change of the list, as a signal: see ``observeDeltas(file:line:_:)``.
    ///
    /// Hot; never ends.
    public final var deltas: some Signal<ListDelta<Element>, Never> { ListDeltaSignal(list: self) }

    /// The last change of the list that was delivered; at first one without steps. It observes the list for as long as it lives.
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
