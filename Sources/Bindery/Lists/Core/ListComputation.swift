internal import BinderyGraph

/// What follows a list: it applies each change of the source, or starts again if it lost its position.
protocol ListComputation: AnyObject {
    var input: ListInput { get set }
    /// A counter, incremented with every change of the result.
    var version: Int { get }
    func apply(_ change: ItemChange)
    /// Takes all elements of the source at once, in O(n), and returns true; false if there are elements already.
    func fill() -> Bool
    func restart()
    /// Completes a computation, after the changes of the source were applied.
    func finish()
    /// Reads the dependencies other than the source.
    func readDependencies()
}

/// The source of a computation, and the computation's position in its log.
struct ListInput {
    let source: UntypedList
    /// The computation's node. Set before the first computation, as the reader.
    private(set) var node: Node.Pointer?
    private var reader: ListReader?

    init(_ source: UntypedList) { self.source = source }

    fileprivate mutating func attach(to node: Node.Pointer) {
        self.node = node
        reader = ListReader(source.store, node: node)
    }

    fileprivate func takeChanges() -> [ItemChange]? { reader!.takeChanges() }
}

extension ListComputation {
    func readDependencies() {}

    func fill() -> Bool { false }

    /// Brings the result up to date. Untracked: operators' closures have trackers.
    private func settle() {
        untracked {
            // A closure may write the list's source. The limit ends the loop for a closure that always does.
            for _ in 0..<100 {
                guard let changes = input.takeChanges() else {
                    restart()
                    continue
                }
                if changes.isEmpty { break }
                if changes.count > 1, fill() { continue }
                for change in changes { apply(change) }
            }
            finish()
        }
    }

    /// The computation's node. Its dependency on the source is known in advance, so chains of any length need no stack.
    func node(_ file: StaticString, _ line: UInt, alsoReading parameters: (() -> Void)? = nil) -> Property<Int> {
        let property = input.source.revision.map(file: file, line: line) { [self] _ in
            readDependencies()
            parameters?()
            settle()
            return version
        }
        input.attach(to: property.node)
        return property
    }
}

protocol DerivedListStore: ListStore, ListComputation {
    func rebuild()
}

extension DerivedListStore {
    var version: Int { revision }

    func restart() {
        let old = itemsBeforeRebuild(of: input.node!)
        rebuild()
        reset(from: old) { items }
    }
}
