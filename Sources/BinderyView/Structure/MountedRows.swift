/// The mounted rows of a list, each at a mount point of its own, in the order of the list. All changes of a transaction
/// are applied together: a row that is removed and inserted again, or changes its section, is moved and keeps its mount
/// point with its nodes, bindings and focus. Each step costs O(log n); only changed rows are touched.
final class MountedRows<Element, ID: Hashable, B: Rendering.Backend> {
    private typealias Entry = OrderedValue<Slot>

    private let rows: ListFollower<Element>
    private let point: Rendering.MountPoint<B>
    private let states: StateScope?
    private let id: (Element) -> ID
    private let mount: (MountedRow<Element, ID, B>) -> Void
    private(set) var window: RowWindow
    /// The slots of the mounted rows, from index `first` on.
    private let order = OrderTree<Entry>()
    private(set) var first = 0
    /// The total number of rows inserted, moved and removed.
    private(set) var changes = 0
    /// Entries without a row, or with one that is still in its old position.
    private var pendingRows: [Entry] = []
    private var leaving: [MountedRow<Element, ID, B>] = []
    /// Called when the mounted rows match the window.
    var didSettle: () -> Void = {}

    private final class Slot {
        var row: MountedRow<Element, ID, B>?
        init(_ row: MountedRow<Element, ID, B>?) { self.row = row }
    }

    /// - Parameter list: Without duplicate identities.
    init(
        _ list: ListProperty<Element>, id: @escaping (Element) -> ID, in point: Rendering.MountPoint<B>,
        window wanted: Range<Int>? = nil,
        mount: @escaping (MountedRow<Element, ID, B>) -> Void
    ) {
        rows = ListFollower(list)
        self.point = point
        states = point.states?.part(ofKind: "rows", lasting: point.scope)
        self.id = id
        self.mount = mount
        window = RowWindow(count: rows.count, wanted: wanted)
    }

    /// Mounts the rows, and follows the list until the scope ends.
    func start() {
        let observation = rows.observe { [self] in update() }
        point.scope.onDispose { [self] in
            observation.dispose()
            didSettle = {}
        }
        update()
    }

    var firstElement: Element? {
        guard order.count > 0, let row = order.entry(at: 0).value.row else { return nil }
        return untracked { row.element.value }
    }

    func show(_ range: Range<Int>) {
        Delivery.run {
            // Applies earlier changes of the list first, since the indices refer to its present state.
            follow()
            window.wants(range)
            update()
        }
    }

    func update() {
        // Views may write the list while they are mounted. Such changes are delivered afterwards.
        Delivery.run {
            follow()
            settle()
            didSettle()
        }
    }

    // MARK: Following the list

    private func follow() {
        rows.takeSteps { step in
            changes += 1
            switch step {
            case .insert(let index): insert(nil, at: index)
            case .remove(let index): if let row = remove(at: index) { leaving.append(row) }
            case .move(let old, let new): insert(remove(at: old), at: new)
            case .update(let element, let index):
                changes -= 1
                replace(with: element, at: index)
            }
        }
    }

    private func insert(_ row: MountedRow<Element, ID, B>?, at index: Int) {
        window.inserted(at: index)
        if window.wanted != nil, window.isAbove(index, start: first) {
            first += 1
            if let row { leaving.append(row) }
        } else if index <= first + order.count {
            let entry = Entry(Slot(row))
            order.insert(entry, at: index - first)
            pendingRows.append(entry)
            // One transaction may insert many rows.
            if window.wanted != nil, order.count > 2 * RowWindow.limit { drop(at: order.count - 1) }
        } else if let row {
            leaving.append(row)
        }
    }

    private func remove(at index: Int) -> MountedRow<Element, ID, B>? {
        window.removed(at: index)
        if index < first {
            first -= 1
            return nil
        }
        return index < first + order.count ? take(at: index - first) : nil
    }

    private func replace(with newElement: () -> Element, at index: Int) {
        guard index >= first, index < first + order.count else { return }
        let entry = order.entry(at: index - first)
        guard let row = entry.value.row else { return }
        let element = newElement()
        if row.id == id(element) {
            row.element.value = element
        } else {
            leaving.append(row)
            entry.value.row = nil
            pendingRows.append(entry)
        }
    }

    // MARK: Mounting

    private func settle() {
        moveToWindow()
        let coming = pendingRows.filter(\.isInTree).map { (entry: $0, position: order.position(of: $0)) }
            .sorted { $0.position < $1.position }
        pendingRows = []
        // All elements are read before the first row is mounted, which may write the list.
        let elements = coming.map { $0.entry.value.row == nil ? rows.element(at: first + $0.position) : nil }
        var reusable: [ID: MountedRow<Element, ID, B>] = [:]
        if !coming.isEmpty { for row in leaving { reusable[row.id] = row } }
        for (index, (entry, position)) in coming.enumerated() {
            let previous = position == 0 ? nil : order.entry(at: position - 1).value.row?.point
            let element = elements[index]
            let id = element.map(id)
            if let row = entry.value.row {
                point.moveRegion(row.point, after: previous)
            } else if let element, let id, let row = reusable.removeValue(forKey: id) {
                row.isStaying = true
                row.element.value = element
                entry.value.row = row
                point.moveRegion(row.point, after: previous)
            } else if let element, let id {
                var point = point.region(after: previous)
                point.states = states?.part { "\(id)" }
                let row = MountedRow(id, rows.makeProperty(element), point)
                entry.value.row = row
                mount(row)
            }
        }
        let gone = leaving
        leaving = []
        for row in gone where !row.isStaying { row.point.end() }
        for row in gone { row.isStaying = false }
    }

    private func moveToWindow() {
        window.settle()
        let range = window.range
        while order.count > 0, first < range.lowerBound {
            drop(at: 0)
            first += 1
        }
        while order.count > 0, first + order.count > range.upperBound { drop(at: order.count - 1) }
        if order.count == 0 { first = range.lowerBound }
        while first > range.lowerBound {
            first -= 1
            add(at: 0)
        }
        while first + order.count < range.upperBound { add(at: order.count) }
    }

    private func add(at position: Int) {
        let entry = Entry(Slot(nil))
        order.insert(entry, at: position)
        pendingRows.append(entry)
    }

    private func drop(at position: Int) {
        if let row = take(at: position) { leaving.append(row) }
    }

    private func take(at position: Int) -> MountedRow<Element, ID, B>? {
        let entry = order.entry(at: position)
        order.remove(entry)
        return entry.value.row
    }
}

final class MountedRow<Element, ID, B: Rendering.Backend> {
    let id: ID
    let element: MutableProperty<Element>
    let point: Rendering.MountPoint<B>
    /// Whether the row was removed from its old position and placed in a new one.
    fileprivate var isStaying = false

    fileprivate init(_ id: ID, _ element: MutableProperty<Element>, _ point: Rendering.MountPoint<B>) {
        self.id = id
        self.element = element
        self.point = point
    }
}
