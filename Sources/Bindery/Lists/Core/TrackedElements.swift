internal import BinderyGraph

/// The elements of a list with the results of a closure, the rule, that returns for each whether it is in the derived
/// list, its mapped value, or its key. The result is kept until the element is replaced or a property that the rule
/// read changes. A ``TrackedComputation`` owns them and defines what a change of one means.
/// The parameters are the class of the results, and that of the object that the computation keeps for each element.
final class TrackedElements<Result: ListItem, Companion: AnyObject> {
    typealias Entry = TrackedElement<Result, Companion>
    typealias Rule = (ListItem) -> Result?

    @exclusivity(unchecked)
    var input: ListInput
    @exclusivity(unchecked)
    private(set) var tree = OrderTree<Entry>()
    private let rule: Rule
    private let file: StaticString
    private let line: UInt
    /// The entries with an outdated result. A write adds to them, and ``staleness`` invalidates the computation's node.
    @exclusivity(unchecked)
    private var stale: [Entry] = []
    private let staleness = MutableProperty(0)
    @exclusivity(unchecked)
    private var spare: (tracker: ReadTracker, reference: Reference)?

    /// The entry of a tracker, set later. Unretained: the entry owns the tracker, which ends with it.
    private final class Reference {
        unowned(unsafe) var entry: Entry?
    }

    init(_ source: UntypedList, _ file: StaticString, _ line: UInt, _ rule: @escaping Rule) {
        input = ListInput(source)
        self.rule = rule
        self.file = file
        self.line = line
    }

    var all: [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(tree.count)
        tree.visitAll { entries.append($0) }
        return entries
    }

    func readStaleness() { _ = staleness.read() }

    // MARK: Changing

    func insert(_ item: ListItem, at position: Int) -> Entry {
        let entry = makeEntry(item)
        tree.insert(entry, at: position)
        return entry
    }

    /// Replaces the element, and returns the previous one. Its result is outdated until it is evaluated.
    func replaceItem(of entry: Entry, with item: ListItem) -> ListItem {
        let old = entry.item
        entry.item = item
        return old
    }

    func refill() -> [Entry] {
        stale = []
        var entries: [Entry] = []
        entries.reserveCapacity(input.source.store.count)
        for item in input.source.store.items { entries.append(makeEntry(item)) }
        tree = OrderTree(entries)
        return entries
    }

    // MARK: Evaluating

    /// Calls `body` for each entry of which a property has changed that the rule read, until there are none.
    func forEachStale(_ body: (Entry) -> Void) {
        while !stale.isEmpty {
            let entries = stale
            stale = []
            for entry in entries where entry.isInTree {
                if let tracker = entry.tracker, tracker.settle() { body(entry) }
            }
        }
    }

    /// Runs the rule, and returns the previous result.
    func evaluate(_ entry: Entry) -> Result? {
        let result = entry.result
        run(entry)
        return result
    }

    private func makeEntry(_ item: ListItem) -> Entry {
        let entry = Entry(item)
        run(entry)
        return entry
    }

    private func run(_ entry: Entry) {
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

    private func makeTracker() -> (ReadTracker, Reference) {
        let reference = Reference()
        let tracker = ReadTracker(owner: input.node!, file: file, line: line) { [unowned self] in
            if let entry = reference.entry { markStale(entry) }
        }
        return (tracker, reference)
    }

    /// Called while a write marks its dependents.
    private func markStale(_ entry: Entry) {
        stale.append(entry)
        if stale.count == 1 { Engine.noteChange(of: staleness.node) }
    }
}

@usableFromInline
final class TrackedElement<Result: ListItem, Companion: AnyObject>: OrderEntry {
    @exclusivity(unchecked)
    @usableFromInline fileprivate(set) var item: ListItem
    @exclusivity(unchecked)
    @usableFromInline fileprivate(set) var result: Result?
    /// Tracks the properties that the rule read for the element; nil if there are none.
    @exclusivity(unchecked)
    fileprivate var tracker: ReadTracker?
    @exclusivity(unchecked)
    var companion: Companion?

    fileprivate init(_ item: ListItem) { self.item = item }
}

final class NoCompanion {
    private init() {}
}

@usableFromInline
final class SecondaryEntry<Result: ListItem>: OrderEntry {
    unowned(unsafe) let element: TrackedElement<Result, SecondaryEntry<Result>>

    init(_ element: TrackedElement<Result, SecondaryEntry<Result>>) {
        self.element = element
        super.init()
        element.companion = self
    }
}
