internal import BinderyGraph

extension UntypedList {
    /// `group` makes the public group from its key and its list; `item` wraps it as an element.
    @usableFromInline
    func grouped(
        _ file: StaticString, _ line: UInt, by key: @escaping (ListItem) -> GroupKey,
        group: @escaping (ListItem, UntypedList) -> AnyObject, item: @escaping (AnyObject) -> ListItem
    ) -> UntypedList {
        let store = GroupedListStore(self, file, line, key)
        let changeCount = store.node(file, line)
        if changeCount.node.pointee.flags.contains(.traced) { changeCount.recordText(of: store) }
        store.present = { [weak changeCount] store in
            if let group = store.group { return item(group) }
            let made = group(store.key.value, UntypedList(store, changeCount!.map { [store] _ in store.revision }))
            store.group = made
            return item(made)
        }
        return UntypedList(store, changeCount.map { [store] _ in store.revision })
    }
}

@usableFromInline
final class GroupKey: ListKey {
    /// Unretained: the group owns the key, and clears this when it is deallocated.
    fileprivate unowned(unsafe) var group: GroupStore?
}

/// The elements of a group. The store of the list of groups changes them.
private final class GroupStore: ListLog, ListStore {
    /// Refers back to the group while the group exists, so that the same group returns with its key.
    fileprivate let key: GroupKey
    @exclusivity(unchecked)
    fileprivate var members = OrderTree<SecondaryEntry<GroupKey>>()
    /// The public group. Weak, because it retains the list of groups.
    fileprivate weak var group: AnyObject?
    /// The group's entry in the order of groups, which retains this store; nil while the group is empty.
    @exclusivity(unchecked)
    fileprivate unowned(unsafe) var entry: GroupEntry?

    fileprivate init(_ key: GroupKey) {
        self.key = key
        super.init()
        key.group = self
    }

    deinit { key.group = nil }

    var count: Int { members.count }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        members.forEach(in: range) { body($0.element.item) }
    }

    fileprivate var first: TrackedElement<GroupKey, SecondaryEntry<GroupKey>> { members.entry(at: 0).element }
}

private final class GroupEntry: OrderEntry {
    let group: GroupStore

    init(_ group: GroupStore) {
        self.group = group
        super.init()
        group.entry = self
    }
}

private final class GroupedListStore: ListLog, DerivedListStore, TrackedComputation {
    typealias Entry = TrackedElement<GroupKey, SecondaryEntry<GroupKey>>

    let elements: TrackedElements<GroupKey, SecondaryEntry<GroupKey>>
    @exclusivity(unchecked)
    var present: ((GroupStore) -> ListItem)!
    @exclusivity(unchecked)
    private var order = OrderTree<GroupEntry>()
    @exclusivity(unchecked)
    private(set) var version = 0
    /// Those of the observed groups. Taken before the elements that they refer to are replaced.
    private var itemsBeforeRebuild: [ObjectIdentifier: [ListItem]] = [:]

    init(_ source: UntypedList, _ file: StaticString, _ line: UInt, _ key: @escaping (ListItem) -> GroupKey) {
        elements = TrackedElements(source, file, line, key)
    }

    var keepsArray: Bool { false }

    var count: Int { order.count }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        order.forEach(in: range) { body(present($0.group)) }
    }

    // MARK: Elements

    func didInsert(_ entry: Entry) { add(entry) }

    func willRemove(_ entry: Entry) { remove(entry, from: entry.key, entry.item) }

    func move(_ entry: Entry, to position: Int) {
        version &+= 1
        let group = entry.key.group!
        let member = entry.companion!
        let old = group.members.position(of: member)
        group.members.remove(member)
        tree.move(entry, to: position)
        let new = index(for: entry, in: group)
        group.members.insert(member, at: new)
        if old != new { group.emit(.move(entry.item, from: old, to: new)) }
        if old == 0 || new == 0 { reposition(group) }
    }

    func didChange(_ entry: Entry, from item: ListItem, _ result: GroupKey?) {
        if result !== entry.result {
            remove(entry, from: result!, item)
            add(entry)
        } else if item !== entry.item {
            version &+= 1
            let group = entry.key.group!
            group.emit(.update(from: item, to: entry.item, at: group.members.position(of: entry.companion!)))
        }
    }

    func willRebuild() {
        itemsBeforeRebuild = [:]
        guard let node = input.node, Engine.isObserved(node) else { return }
        order.visitAll { if $0.group.hasObservers { itemsBeforeRebuild[ObjectIdentifier($0.group)] = $0.group.items } }
    }

    func didRebuild(_ entries: [Entry]) {
        version &+= 1
        var groups: [GroupStore] = []
        var members: [ObjectIdentifier: [SecondaryEntry<GroupKey>]] = [:]
        for entry in entries {
            let group = entry.key.group ?? GroupStore(entry.key)
            if members[ObjectIdentifier(group)] == nil { groups.append(group) }
            members[ObjectIdentifier(group), default: []].append(SecondaryEntry(entry))
        }
        var before: [GroupStore] = []
        order.visitAll { before.append($0.group) }
        for group in before where members[ObjectIdentifier(group)] == nil {
            refill(group, [])
            group.entry = nil
        }
        for group in groups { refill(group, members[ObjectIdentifier(group)]!) }
        order = OrderTree(groups.map(GroupEntry.init))
    }

    private func refill(_ group: GroupStore, _ members: [SecondaryEntry<GroupKey>]) {
        let old = itemsBeforeRebuild.removeValue(forKey: ObjectIdentifier(group)) ?? []
        group.members = OrderTree(members)
        group.reset(from: old) { group.items }
    }

    private func add(_ entry: Entry) {
        version &+= 1
        let member = SecondaryEntry(entry)
        let group = entry.key.group ?? GroupStore(entry.key)
        let index = group.entry == nil ? 0 : index(for: entry, in: group)
        group.members.insert(member, at: index)
        group.emit(.insert(entry.item, at: index))
        if group.entry == nil {
            let index = self.index(for: group)
            order.insert(GroupEntry(group), at: index)
            emit(.insert(present(group), at: index))
        } else if index == 0 {
            reposition(group)
        }
    }

    private func remove(_ entry: Entry, from key: GroupKey, _ item: ListItem) {
        version &+= 1
        let group = key.group!
        let index = group.members.position(of: entry.companion!)
        group.members.remove(entry.companion!)
        group.emit(.remove(item, at: index))
        if group.members.count == 0 {
            let index = order.position(of: group.entry!)
            order.remove(group.entry!)
            group.entry = nil
            emit(.remove(present(group), at: index))
        } else if index == 0 {
            reposition(group)
        }
    }

    /// Returns the index for the element in its group, by source position. Another element of the group is often one of
    /// the 64 before it, and is found faster there than by binary search.
    private func index(for entry: Entry, in group: GroupStore) -> Int {
        let key = entry.result
        let near = tree.nearest(before: entry, limit: 64) { $0.result === key }
        if let found = near.found { return group.members.position(of: found.companion!) + 1 }
        if near.isAll { return 0 }
        let position = tree.position(of: entry)
        return group.members.partitioningPosition { tree.position(of: $0.element) > position }
    }

    // MARK: Groups

    private func index(for group: GroupStore) -> Int {
        let position = tree.position(of: group.first)
        return order.partitioningPosition { tree.position(of: $0.group.first) > position }
    }

    private func reposition(_ group: GroupStore) {
        let entry = group.entry!
        let old = order.position(of: entry)
        order.remove(entry)
        let new = index(for: group)
        order.insert(entry, at: new)
        if old != new { emit(.move(present(group), from: old, to: new)) }
    }
}
