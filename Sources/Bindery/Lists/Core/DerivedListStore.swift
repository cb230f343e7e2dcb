internal import BinderyGraph

/// The store of a derived list: it applies the changes of its source, or rebuilds if it lost its position.
class DerivedListStore: ListStore {
    final let source: UntypedList
    /// Set before the first computation.
    @exclusivity(unchecked)
    private final var reader: ListReader?

    init(_ source: UntypedList) { self.source = source }

    func apply(_ change: ItemChange) { preconditionFailure() }

    func rebuild() { preconditionFailure() }

    /// Completes a computation, after the changes of the source were applied.
    func finish() {}

    /// Computes the list's node; the result differs after every change. Untracked: operators' closures have trackers.
    func settle() -> Int {
        untracked {
            // A closure may write the list's source. The limit ends the loop for a closure that always does.
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

    /// The list's node. Its dependency on the source is known in advance, so chains of any length need no stack.
    final func node(_ file: StaticString, _ line: UInt, alsoReading parameters: (() -> Void)? = nil) -> Property<Int> {
        let property = source.revision.map(file: file, line: line) { [self] _ in
            readDependencies()
            parameters?()
            return settle()
        }
        attach(to: property.node)
        return property
    }

    /// Reads the dependencies other than the source.
    func readDependencies() {}

    func attach(to node: Node.Pointer) { reader = ListReader(source.store, node: node) }
}
