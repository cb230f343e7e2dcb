internal import BinderyGraph

/// The store of a list with a closure, the rule, that returns for each element of the source whether it is in the list,
/// its mapped value, or its key. The result is kept until the element is replaced or a property that the rule read
/// changes. `tree` has all elements of the source in order; subclasses define what a change of one means for the list.
class RuleListStore: DerivedListStore {
    typealias Rule = (ListItem) -> ListItem?

    @exclusivity(unchecked)
    private(set) final var tree = OrderTree()
    private final let rule: Rule
    private final let file: StaticString
    private final let line: UInt
    /// The entries with an outdated result. A write adds to them, and ``staleness`` invalidates the list's node.
    @exclusivity(unchecked)
    private final var stale: [RuleEntry] = []
    private final let staleness = MutableProperty(0)
    private final var owner: Node.Pointer?
    @exclusivity(unchecked)
    private final var spare: (tracker: ReadTracker, reference: Reference)?

    /// The entry of a tracker, set later. Unretained: the entry owns the tracker, which ends with it.
    private final class Reference {
        unowned(unsafe) var entry: RuleEntry?
    }

    init(_ source: UntypedList, _ file: StaticString, _ line: UInt, _ rule: @escaping Rule) {
        self.rule = rule
        self.file = file
        self.line = line
        super.init(source)
    }

    final override func attach(to node: Node.Pointer) {
        owner = node
        super.attach(to: node)
    }

    final override func readDependencies() { _ = staleness.read() }

    // MARK: For subclasses

    func didInsert(_ entry: RuleEntry) {}
    func willRemove(_ entry: RuleEntry) {}
    /// Moves the entry. An override calls `tree.move`.
    func move(_ entry: RuleEntry, to position: Int) { tree.move(entry, to: position) }
    /// The element has been replaced, or is the same and has another result.
    func didChange(_ entry: RuleEntry, from item: ListItem, _ result: ListItem?) {}
    func willRebuild() {}
    func didRebuild(_ entries: [RuleEntry]) {}

    // MARK: Following the source

    final override func apply(_ change: ItemChange) {
        switch change {
        case .insert(let item, let position):
            let entry = makeEntry(item)
            tree.insert(entry, at: position)
            didInsert(entry)
        case .remove(_, let position):
            let entry = entry(at: position)
            willRemove(entry)
            tree.remove(entry)
        case .move(_, let from, let to):
            move(entry(at: from), to: to)
        case .update(_, let item, let position):
            let entry = entry(at: position)
            let old = entry.item
            entry.item = item
            reevaluate(entry, from: old)
        }
    }

    final override func rebuild() {
        willRebuild()
        stale = []
        var entries: [RuleEntry] = []
        entries.reserveCapacity(source.store.count)
        for item in source.store.items { entries.append(makeEntry(item)) }
        tree = OrderTree(entries)
        didRebuild(entries)
    }

    /// Runs the rule again for entries with an outdated result.
    override func finish() {
        while !stale.isEmpty {
            let entries = stale
            stale = []
            for entry in entries where entry.isInTree {
                if let tracker = entry.tracker, tracker.settle() { reevaluate(entry, from: entry.item) }
            }
        }
    }

    final func evaluateAll() {
        var entries: [RuleEntry] = []
        tree.forEach(in: 0..<tree.count) { entries.append(unsafeDowncast($0, to: RuleEntry.self)) }
        for entry in entries { reevaluate(entry, from: entry.item) }
    }

    final func entry(at position: Int) -> RuleEntry { unsafeDowncast(tree.entry(at: position), to: RuleEntry.self) }

    // MARK: Evaluating

    private final func reevaluate(_ entry: RuleEntry, from item: ListItem) {
        let result = entry.result
        evaluate(entry)
        didChange(entry, from: item, result)
    }

    private final func makeEntry(_ item: ListItem) -> RuleEntry {
        let entry = RuleEntry(item)
        evaluate(entry)
        return entry
    }

    private final func evaluate(_ entry: RuleEntry) {
        if let tracker = entry.tracker {
            tracker.run { entry.result = rule(entry.item) }
            if !tracker.hasReads { entry.tracker = nil }
        } else {
            let (tracker, reference) = spare ?? makeTracker()
            // The rule may reenter this function.
            spare = nil
            tracker.run { entry.result = rule(entry.item) }
            if tracker.hasReads {
                reference.entry = entry
                entry.tracker = tracker
            } else {
                // The rule read nothing, so the next element reuses the tracker.
                spare = (tracker, reference)
            }
        }
        // The rule wrote a property that it had read.
        if let tracker = entry.tracker, tracker.isStale { markStale(entry) }
    }

    private final func makeTracker() -> (ReadTracker, Reference) {
        let reference = Reference()
        let tracker = ReadTracker(owner: owner!, file: file, line: line) { [unowned self] in
            if let entry = reference.entry { markStale(entry) }
        }
        return (tracker, reference)
    }

    /// Called while a write marks its dependents.
    private final func markStale(_ entry: RuleEntry) {
        stale.append(entry)
        if stale.count == 1 { Engine.noteChange(of: staleness.node) }
    }
}

/// An element of the source of a ``RuleListStore``.
@usableFromInline
final class RuleEntry: OrderEntry {
    @exclusivity(unchecked)
    @usableFromInline fileprivate(set) var item: ListItem
    @exclusivity(unchecked)
    @usableFromInline fileprivate(set) var result: ListItem?
    /// Tracks the properties that the rule read for the element; nil if there are none.
    @exclusivity(unchecked)
    fileprivate var tracker: ReadTracker?
    /// The element's entry in another tree, or its pair in `joined`.
    @exclusivity(unchecked)
    var partner: OrderEntry?

    fileprivate init(_ item: ListItem) { self.item = item }
}

/// An element's entry in another tree.
final class SecondaryEntry: OrderEntry {
    unowned(unsafe) let entry: RuleEntry

    init(_ entry: RuleEntry) {
        self.entry = entry
        super.init()
        entry.partner = self
    }
}
