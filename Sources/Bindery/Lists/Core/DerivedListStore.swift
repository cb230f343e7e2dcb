internal import BinderyGraph

/// What a list holds that is derived from another one: it follows the changes of that, or is made anew if it has lost its place.
class DerivedListStore: ListStore {
    final let source: UntypedList
    /// Set before the first computation.
    @exclusivity(unchecked)
    private final var reader: ListReader?

    init(_ source: UntypedList) { self.source = source }

    /// Does what a change of the source means.
    func apply(_ change: ItemChange) { preconditionFailure() }

    /// Makes everything anew from the source.
    func rebuild() { preconditionFailure() }

    /// What is to be done once the changes of the source have been.
    func finish() {}

    /// The computation of the list's node, which returns what differs after a change. Closures that it calls are followed by trackers, if at
    /// all.
    func settle() -> Int {
        untracked {
            // A closure may write what it is derived from; one that always does is not followed for ever.
            for _ in 0..<100 {
                guard let changes = reader!.takeChanges() else {
                    let old = hasObservers ? items : []
                    rebuild()
                    reset(from: old)
                    continue
                }
                if changes.isEmpty { break }
                for change in changes { apply(change) }
            }
            finish()
        }
        return revision
    }

    /// The node of the list, known by construction to depend on the source's: chains of any length need no stack.
    final func node(_ file: StaticString, _ line: UInt, alsoReading parameters: (() -> Void)? = nil) -> Property<Int> {
        let property = source.revision.map(file: file, line: line) { [self] _ in
            readDependencies()
            parameters?()
            return settle()
        }
        attach(to: property.node)
        return property
    }

    /// What the list depends on beside its source.
    func readDependencies() {}

    func attach(to node: Node.Pointer) { reader = ListReader(source.store, node: node) }
}
