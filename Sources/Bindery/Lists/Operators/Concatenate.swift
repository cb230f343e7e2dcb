internal import BinderyGraph

extension ListProperty {
    /// Returns the elements of this list, followed by those of another.
    ///
    /// - Complexity: A change of either list costs O(1); holds no elements.
    /// - Also known as: `Or`, `MergeMany` in DynamicData.
    public final func concatenated(
        with other: ListProperty<Element>, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        .concatenating([self, other], file: file, line: line)
    }

    /// Returns the elements of several lists, one after the other. A change of one costs O(lists); holds no elements.
    public static func concatenating(
        _ lists: [ListProperty<Element>], file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        ListProperty(UntypedList.concatenating(lists.map(\.untyped), file, line))
    }
}

extension UntypedList {
    fileprivate static func concatenating(_ lists: [UntypedList], _ file: StaticString, _ line: UInt) -> UntypedList {
        let store = ConcatenatedListStore(lists)
        let revision = Property(file: file, line: line) {
            for list in lists { _ = list.revision.read() }
            return store.settle()
        }
        store.attach(to: revision.node)
        return UntypedList(store, revision)
    }
}

private final class ConcatenatedListStore: ListLog, ListStore {
    private let lists: [UntypedList]
    /// Set before the first computation.
    private var node: Node.Pointer!
    private var readers: [ListReader] = []
    private var counts: [Int]

    init(_ lists: [UntypedList]) {
        self.lists = lists
        counts = lists.map { _ in 0 }
    }

    func attach(to node: Node.Pointer) {
        self.node = node
        readers = lists.map { ListReader($0.store, node: node) }
    }

    var count: Int { counts.reduce(0, +) }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        var start = 0
        for (list, count) in zip(lists, counts) {
            let part = range.clamped(to: start..<start + count)
            if !part.isEmpty { list.store.forEach(in: part.lowerBound - start..<part.upperBound - start, body) }
            start += count
        }
    }

    func settle() -> Int {
        let changes = readers.map { $0.takeChanges() }
        if changes.contains(where: { $0 == nil }) {
            let old = itemsBeforeRebuild(of: node)
            counts = lists.map(\.store.count)
            reset(from: old) { items }
            return revision
        }
        for (index, changes) in changes.enumerated() {
            let offset = counts[..<index].reduce(0, +)
            for change in changes! {
                if case .insert = change { counts[index] += 1 }
                if case .remove = change { counts[index] -= 1 }
                emit(change.shifted(by: offset))
            }
        }
        return revision
    }
}
