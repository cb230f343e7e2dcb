public import BinderyGraph

extension ListProperty {
    /// Calls `body` for each element, now or when inserted, with a bag that is disposed of on its removal.
    ///
    /// ```swift
    /// rows.observeEach { row, bag in
    ///     row.isSelected.observe { … }.disposed(by: bag)
    /// }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | `body` for each element, in order |
    /// | an element is inserted | `body`, when the list's observers run |
    /// | it moves | nothing |
    /// | it is replaced | its bag is disposed of, then `body` is called for the replacement |
    /// | it is removed | its bag is disposed of |
    /// | the observation is disposed of | all bags are disposed of, the last element's first |
    ///
    /// - Complexity: O(log n) per change, plus the cost of `body`; holds a bag for each element.
    /// - Also known as: `SubscribeMany` in DynamicData.
    public final func observeEach(
        file: StaticString = #fileID, line: UInt = #line, _ body: @escaping (Element, DisposeBag) -> Void
    ) -> any Disposable {
        func begin(_ element: Element) -> BagList.Entry {
            let bag = DisposeBag()
            untracked { body(element, bag) }
            return BagList.Entry(bag)
        }
        let bags = BagList()
        // Bags dispose in reverse order: the observation first, so that no change arrives meanwhile.
        let lifetime = DisposeBag()
        lifetime.keep(bags)
        // One delivery: if `body` writes the list, the change arrives when each element has its bag.
        Delivery.run {
            let elements = untracked { read() }
            let observation = observeDeltas(file: file, line: line) { delta in
                for step in delta.steps {
                    if bags.isDisposed { return }
                    switch step {
                    case .insert(let element, let index): bags.insert(begin(element), at: index)
                    case .remove(_, let index): bags.remove(at: index)
                    case .move(_, let from, let to): bags.tree.move(bags.tree.entry(at: from), to: to)
                    case .update(_, let element, let index):
                        bags.remove(at: index)
                        if bags.isDisposed { return }
                        bags.insert(begin(element), at: index)
                    }
                }
            }
            lifetime.keep(observation)
            for (index, element) in elements.enumerated() { bags.insert(begin(element), at: index) }
        }
        return lifetime
    }
}

private final class BagList: Disposable {
    typealias Entry = OrderedValue<DisposeBag>

    let tree = OrderTree<Entry>()
    private(set) var isDisposed = false

    func insert(_ entry: Entry, at index: Int) {
        if isDisposed { entry.value.dispose() } else { tree.insert(entry, at: index) }
    }

    func remove(at index: Int) {
        if isDisposed { return }
        let entry = tree.entry(at: index)
        tree.remove(entry)
        entry.value.dispose()
    }

    func dispose() {
        isDisposed = true
        while tree.count > 0 {
            let entry = tree.entry(at: tree.count - 1)
            tree.remove(entry)
            entry.value.dispose()
        }
    }
}
