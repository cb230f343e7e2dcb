/// A computation with a result for each element of its source; ``move(_:to:)`` keeps `elements` in source order.
protocol TrackedComputation: ListComputation {
    associatedtype Result: ListItem
    associatedtype Companion: AnyObject
    typealias Entry = TrackedElement<Result, Companion>

    var elements: TrackedElements<Result, Companion> { get }
    func didInsert(_ entry: Entry)
    func willRemove(_ entry: Entry)
    func move(_ entry: Entry, to position: Int)
    /// The element has been replaced, or is the same and has another result.
    func didChange(_ entry: Entry, from item: ListItem, _ result: Result?)
    func willRebuild()
    func didRebuild(_ entries: [Entry])
}

extension TrackedComputation {
    var input: ListInput {
        get { elements.input }
        set { elements.input = newValue }
    }

    var tree: OrderTree<Entry> { elements.tree }

    func readDependencies() { elements.readStaleness() }

    func willRebuild() {}

    func apply(_ change: ItemChange) {
        switch change {
        case .insert(let item, let position): didInsert(elements.insert(item, at: position))
        case .remove(_, let position):
            let entry = tree.entry(at: position)
            willRemove(entry)
            tree.remove(entry)
        case .move(_, let from, let to): move(tree.entry(at: from), to: to)
        case .update(_, let item, let position):
            let entry = tree.entry(at: position)
            let old = elements.replaceItem(of: entry, with: item)
            didChange(entry, from: old, elements.evaluate(entry))
        }
    }

    func rebuild() {
        willRebuild()
        didRebuild(elements.refill())
    }

    func finish() { reevaluateStale() }

    func reevaluateStale() {
        elements.forEachStale { didChange($0, from: $0.item, elements.evaluate($0)) }
    }

    func reevaluateAll() {
        for entry in elements.all { didChange(entry, from: entry.item, elements.evaluate(entry)) }
    }
}
