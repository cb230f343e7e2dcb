internal import BinderyGraph

/// What a list holds that asks a closure about each element of its source: whether it is to be in the list, what becomes of it, where it
/// belongs. The closure is the rule; its answer is kept, and asked for anew when the element is replaced, or when something changes
/// that the closure has read.
///
/// All elements of the source stand in `tree`, in their order. Subclasses say what a change of one of them means for the list.
class RuleListStore: DerivedListStore {
    typealias Rule = (ListItem) -> ListItem?

    @exclusivity(unchecked)
    private(set) final var tree = OrderTree()
    private final let rule: Rule
    private final let file: StaticString
    private final let line: UInt
    /// Of whom the answer is out of date. A write takes note of it here, and ``staleness`` lets the list's node know.
    @exclusivity(unchecked)
    private final var stale: [RuleEntry] = []
    private final let staleness = MutableProperty(0)
    private final var owner: Node.Pointer?
    @exclusivity(unchecked)
    private final var spare: (tracker: ReadTracker, reference: Reference)?

    /// Whose tracker it is: not known when the tracker is made. The entry owns the tracker, which is silent once it is gone.
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

    // MARK: What subclasses say

    /// The element has been inserted at the position.
    func didInsert(_ entry: RuleEntry) {}
    /// The element is about to be removed.
    func willRemove(_ entry: RuleEntry) {}
    /// The element is to be moved, by `tree.move`.
    func move(_ entry: RuleEntry, to position: Int) { tree.move(entry, to: position) }
    /// The element has been replaced, or is the same and has another answer.
    func didChange(_ entry: RuleEntry, from item: ListItem, _ answer: ListItem?) {}
    /// All elements are about to be replaced.
    func willRebuild() {}
    /// All elements are new.
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
            askAgain(entry, from: old)
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

    /// Asks anew where the answer is out of date.
    override func finish() {
        while !stale.isEmpty {
            let entries = stale
            stale = []
            for entry in entries where entry.isInTree {
                if let tracker = entry.tracker, tracker.settle() { askAgain(entry, from: entry.item) }
            }
        }
    }

    /// Asks all elements anew.
    final func askAll() {
        var entries: [RuleEntry] = []
        tree.forEach(in: 0..<tree.count) { entries.append(unsafeDowncast($0, to: RuleEntry.self)) }
        for entry in entries { askAgain(entry, from: entry.item) }
    }

    final func entry(at position: Int) -> RuleEntry { unsafeDowncast(tree.entry(at: position), to: RuleEntry.self) }

    // MARK: Asking

    private final func askAgain(_ entry: RuleEntry, from item: ListItem) {
        let answer = entry.answer
        ask(entry)
        didChange(entry, from: item, answer)
    }

    private final func makeEntry(_ item: ListItem) -> RuleEntry {
        let entry = RuleEntry(item)
        ask(entry)
        return entry
    }

    private final func ask(_ entry: RuleEntry) {
        if let tracker = entry.tracker {
            tracker.run { entry.answer = rule(entry.item) }
            if !tracker.hasReads { entry.tracker = nil }
        } else {
            let (tracker, reference) = spare ?? makeTracker()
            // The rule might come back here.
            spare = nil
            tracker.run { entry.answer = rule(entry.item) }
            if tracker.hasReads {
                reference.entry = entry
                entry.tracker = tracker
            } else {
                // What has read nothing needs no tracker: the next element takes it.
                spare = (tracker, reference)
            }
        }
        // The rule has written what it has read.
        if let tracker = entry.tracker, tracker.isStale { note(entry) }
    }

    private final func makeTracker() -> (ReadTracker, Reference) {
        let reference = Reference()
        let tracker = ReadTracker(owner: owner!, file: file, line: line) { [unowned self] in
            if let entry = reference.entry { note(entry) }
        }
        return (tracker, reference)
    }

    /// Called in the middle of a marking.
    private final func note(_ entry: RuleEntry) {
        stale.append(entry)
        if stale.count == 1 { Engine.noteChange(of: staleness.node) }
    }
}

/// An element of the source of a ``RuleListStore``.
@usableFromInline
final class RuleEntry: OrderEntry {
    @exclusivity(unchecked)
    @usableFromInline fileprivate(set) var item: ListItem
    /// What the rule has said of it.
    @exclusivity(unchecked)
    @usableFromInline fileprivate(set) var answer: ListItem?
    /// Follows what the rule has read for it; nil if that was nothing.
    @exclusivity(unchecked)
    fileprivate var tracker: ReadTracker?
    /// Its place in another tree.
    @exclusivity(unchecked)
    var partner: OrderEntry?

    fileprivate init(_ item: ListItem) { self.item = item }
}

/// A place in another tree of an element.
final class RulePlace: OrderEntry {
    unowned(unsafe) let entry: RuleEntry

    init(_ entry: RuleEntry) {
        self.entry = entry
        super.init()
        entry.partner = self
    }
}
