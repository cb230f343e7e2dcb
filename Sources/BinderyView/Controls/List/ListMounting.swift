/// A mounted list: passes the rows to the backend, and handles the backend's events.
final class ListMounting<Source: ListSource, B: Rendering.Backend> {
    private let source: Source
    private let point: Rendering.MountPoint<B>
    private let traits: Rendering.ListTraits
    private let parts: Rendering.ListParts<B.Node>
    private let rows: MountedRows<Source.Part, Source.PartID, B>
    private let list: ListProperty<Source.Part>
    private let refreshing: ListRefreshing?
    private var loading: ListLoading?
    private var position: ListPosition?
    private var reported: ReportedRows?
    /// The pinned header, of the section in whose middle the mounted rows begin.
    private var pinned: (id: Source.PartID, point: Rendering.MountPoint<B>)?

    private struct ReportedRows: Equatable {
        let count: Int, range: Range<Int>, changes: Int
    }

    init(
        _ source: Source, selection: ListSelection<Source.ID>?, current: Property<Source.ID?>?,
        open: ((Source.Element) -> Void)?, move: ((_ from: Int, _ to: Int) -> Void)?, refreshing: ListRefreshing?,
        in point: Rendering.MountPoint<B>
    ) {
        self.source = source
        self.point = point
        self.refreshing = refreshing
        let backend = point.backend
        var listTraits = Rendering.ListTraits()
        listTraits.selection = selection?.kind
        listTraits.opens = open != nil
        listTraits.refreshes = refreshing != nil
        listTraits.hasSections = source.hasSections
        let traits = listTraits
        self.traits = traits
        let viewportHandler = ViewportHandler()
        let group = MovableGroup()
        let parts = backend.makeList(
            traits,
            events: Rendering.ListEvents(shown: { viewportHandler.shown($0) }, refreshed: { refreshing?.execute() }))
        self.parts = parts
        list = source.parts.distinct(on: source.partID)
        rows = MountedRows(
            list, id: source.partID, in: point.inside(parts.rows).region(), window: 0..<parts.firstCount
        ) { row in
            let part = untracked { row.element.value }
            guard let element = source.element(in: part) else {
                return Self.mountHeader(part, of: source, traits, isPinned: false, in: row.point)
            }
            var point = row.point
            point.attributes.id = source.nodeID(of: part)
            let id = source.id(of: element)
            if let move { point.attributes.movable = source.movable(id, in: group, by: move) }
            // Captures the property, not the row: its mount point keeps the backend, which keeps these closures.
            let present = row.element
            let openRow = { if let element = source.element(in: untracked { present.value }) { open?(element) } }
            let select = selection.map { selection in { selection.press(id) } }
            let rowParts = backend.makeListRow(
                traits,
                events: Rendering.ListRowEvents(
                    pressed: select ?? openRow, opened: open == nil ? select ?? {} : openRow))
            source.mount(row.element, in: point.inside(rowParts.content))
            if let selection {
                point.bind(selection.contains(id), to: "selected", of: rowParts.row) { $0.setRowSelected($1, of: $2) }
            }
            if let current {
                point.bind(current.map { $0 == id }, to: "current", of: rowParts.row) {
                    $0.setRowCurrent($1, of: $2)
                }
            }
            point.add(rowParts.row)
        }
        if let refreshing {
            point.bind(text: point.environment.texts.refresh, to: "refreshTitle", of: parts.list) {
                $0.setRefreshTitle($1, of: $2)
            }
            point.bind(refreshing.isExecuting, to: "refreshing", of: parts.list) { $0.setRefreshing($1, of: $2) }
            if let isEnabled = point.environment.isEnabled(and: refreshing.isEnabled) {
                point.bind(isEnabled, to: "refreshEnabled", of: parts.list) { $0.setRefreshEnabled($1, of: $2) }
            }
        }
        viewportHandler.shown = { [self] in shown($0) }
        point.scope.onDispose { [self] in
            viewportHandler.shown = { _ in }
            position = nil
        }
    }

    private final class ViewportHandler {
        var shown: (Rendering.ListViewport) -> Void = { _ in }
    }

    func load(_ continuation: ListContinuation) {
        let loading = ListLoading(continuation, after: refreshing, in: point.scope)
        self.loading = loading
        ListFooter(continuation: continuation, hasFailed: loading.hasFailed, texts: point.environment.texts)
            .mount(in: point.inside(parts.footer))
    }

    func follow(_ position: ListPosition) {
        self.position = position
        position.targets.observe { [self] in scroll(to: $0) }.disposed(in: point.scope)
    }

    func start() {
        rows.didSettle = { [self] in settled() }
        rows.start()
        point.add(parts.list)
    }

    private static func mountHeader(
        _ part: Source.Part, of source: Source, _ traits: Rendering.ListTraits, isPinned: Bool,
        in point: Rendering.MountPoint<B>
    ) {
        var point = point
        point.attributes.id = source.nodeID(of: part)
        let header = point.backend.makeListHeader(traits, isPinned: isPinned)
        source.mount(.constant(part), in: point.inside(header.content))
        point.add(header.row)
    }

    private func settled() {
        pinHeader()
        let now = ReportedRows(count: rows.window.count, range: rows.window.range, changes: rows.changes)
        if reported != now {
            reported = now
            if traits.hasSections {
                point.backend.setHeaders(
                    count: headerCount(in: now.count), before: headerCount(in: rows.first), of: parts.list)
            }
            point.backend.setRows(count: now.count, first: rows.first, changes: now.changes, of: parts.list)
        }
        loading?.changed(count: now.count, changes: now.changes)
    }

    /// The number of headers among the first parts that are shown. Parts with an identity of an earlier one are not.
    private func headerCount(in count: Int) -> Int {
        if untracked({ list.count.value == source.parts.count.value }) { return source.headerCount(in: count) }
        return untracked { list.read() }.prefix(count).count { source.element(in: $0) == nil }
    }

    private func pinHeader() {
        guard let node = parts.header else { return }
        let header = rows.firstElement.flatMap(source.header)
        let id = header.map(source.partID)
        if id == pinned?.id { return }
        pinned?.point.end()
        pinned = nil
        guard let header, let id else { return }
        let region = point.inside(node).region()
        pinned = (id, region)
        Self.mountHeader(header, of: source, traits, isPinned: true, in: region)
    }

    private func shown(_ viewport: Rendering.ListViewport) {
        rows.show(viewport.mounted)
        let count = rows.window.count
        let visible = viewport.visible.clamped(to: 0..<count)
        position?.moved(
            to: Rendering.ListViewport(
                visible: visible, mounted: viewport.mounted, isBeyondFirstPage: viewport.isBeyondFirstPage))
        loading?.shown(visible)
    }

    private func scroll(to target: ListPosition.Target) {
        // The same transaction may have inserted the row.
        rows.update()
        let index: Int?
        switch target {
        case .top: index = 0
        case .row(let id):
            index = list.read().firstIndex {
                source.element(in: $0).map { AnyHashable(source.id(of: $0)) == id } ?? false
            }
        }
        guard let index, index < rows.window.count else { return }
        let length = rows.window.range.count
        if !rows.window.range.contains(index) {
            let start = max(0, index - length / 2)
            rows.show(start..<start + length)
        }
        point.backend.scroll(parts.list, to: index)
    }
}

/// The action that refreshes a list, without its types.
struct ListRefreshing {
    let execute: () -> Void
    let isEnabled: Property<Bool>
    let isExecuting: Property<Bool>
    let values: AnySignal<Void, Never>

    init<Output, Failure>(_ action: Action<Void, Output, Failure>) {
        execute = { action.execute() }
        isEnabled = action.isEnabled
        isExecuting = action.isExecuting
        values = action.values.map { _ in }.eraseToAnySignal()
    }
}
