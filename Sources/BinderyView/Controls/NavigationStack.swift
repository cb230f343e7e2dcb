/// The screens of a navigator's stack: the last page, and the sheets over it. A screen is made when first shown.
/// Screens below it keep their state, but are not drawn. The view of a page is usually a ``Screen``. So is that of a
/// sheet: it becomes a dialog with the id `dialog`, which its button `dialog-close` and the Escape key dismiss. The
/// address and the history of a window belong to one stack: the most recently mounted of the visible ones.
///
/// ```swift
/// NavigationStack(navigator, isDetail: { if case .good = $0 { true } else { false } }) { screen(at: $0) }
/// ```
///
/// A page that is a detail is shown beside the page below it where both have room: in a browser, from a width of 1344
/// points. It is shown alone elsewhere, and if the page below was not shown before, such as after a visit by address.
/// Both pages are active meanwhile, also in a narrow window: the program does not know its width. A restored interface
/// shows both again.
public struct NavigationStack<Destination: Route, Content: View>: Rendering.PrimitiveView {
    private let navigator: Navigator<Destination>
    private let isDetail: (Destination) -> Bool
    private let content: (Destination) -> Content

    /// - Parameter isDetail: Whether a page is shown beside the page below it.
    public init(
        _ navigator: Navigator<Destination>, isDetail: @escaping (Destination) -> Bool = { _ in false },
        @ViewBuilder content: @escaping (Destination) -> Content
    ) {
        self.navigator = navigator
        self.isDetail = isDetail
        self.content = content
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let screens = MountedScreens(point: point, navigator: navigator, isDetail: isDetail, content: content)
        let navigator = navigator
        navigator.hostAppeared()
        navigator.shown.observe(in: point.scope) { screens.show($0) }
        point.location.follow(in: point, go: { screens.go(to: $0) }, screens.location)
        point.scope.keepCleanup {
            screens.end()
            navigator.hostEnded()
        }
    }
}

private final class MountedScreens<Destination: Route, Content: View, B: Rendering.Backend> {
    private final class Screen {
        var entry: NavigationEntry<Destination>
        let context: ScreenContext
        let point: Rendering.MountPoint<B>
        let traced: TracedScreen?
        private let isCovered = MutableProperty(false)

        init(_ entry: NavigationEntry<Destination>, _ context: ScreenContext, in point: Rendering.MountPoint<B>) {
            self.entry = entry
            self.context = context
            traced = TracedScreen("\(entry.destination)")
            var point = point
            point.environment.screen = context
            point.environment.hide(while: isCovered)
            self.point = point
        }

        func setCovered(_ isCovered: Bool) {
            point.setShown(!isCovered)
            self.isCovered.value = isCovered
        }
    }

    private struct Shown {
        var screens: [Screen] = []
        var entries: [NavigationEntry<Destination>] = []
        var trail = NavigationTrail([])
        var visits = 0
    }

    private let point: Rendering.MountPoint<B>
    private let navigator: Navigator<Destination>
    private let isDetail: (Destination) -> Bool
    private let content: (Destination) -> Content
    private var shown = Shown()
    private let states: StackStates<Destination>?

    init(
        point: Rendering.MountPoint<B>, navigator: Navigator<Destination>, isDetail: @escaping (Destination) -> Bool,
        content: @escaping (Destination) -> Content
    ) {
        self.point = point
        self.navigator = navigator
        self.isDetail = isDetail
        self.content = content
        states = StackStates(in: point)
    }

    func location() -> Rendering.Location {
        let addressed = shown.entries.last { $0.presentation != .sheet(hasAddress: false) }
        return Rendering.Location(
            depth: shown.entries.count, path: addressed.map { RoutePath($0.destination.path).address } ?? "",
            title: shown.screens.last?.context.title?.text ?? "", trail: shown.trail, visits: shown.visits)
    }

    func go(to trail: NavigationTrail) { navigator.restore(trail) }

    /// The stack has ended, with its screens.
    func end() { for screen in shown.screens.reversed() { screen.traced?.screenDidEnd(.disappearance) } }

    func show(_ now: ShownEntries<Destination>) {
        let entries = now.entries
        let lastPage = entries.lastIndex { $0.presentation == .page } ?? 0
        var screens = shown.screens
        for screen in screens { screen.entry = entries.first { $0.isSame(as: screen.entry) } ?? screen.entry }
        for screen in screens.reversed() where !entries.contains(screen.entry) {
            screen.point.end()
            screen.traced?.screenDidEnd(.disappearance)
        }
        screens.removeAll { !entries.contains($0.entry) }
        states?.follow(now)
        let beside = pageBeside(lastPage, of: entries)
        // A detail that was mounted before the page beside it stays alone.
        let isDetailMounted = screens.contains { $0.entry == entries[lastPage] }
        let restored = isDetailMounted ? nil : beside.flatMap { states?.wasBeside(entries[$0]) == true ? $0 : nil }
        for screen in screens {
            let index = entries.firstIndex(of: screen.entry)!
            screen.context.setRoot(index == 0)
            screen.setCovered(index < lastPage && index != beside)
        }
        for (index, entry) in entries.enumerated()
        where (index >= lastPage || index == restored) && !screens.contains(where: { $0.entry == entry }) {
            let above = entries[(index + 1)...].lazy.compactMap { entry in screens.first { $0.entry == entry } }.first
            let screen = make(entry, isRoot: index == 0, below: above)
            screens.append(screen)
            TracedScreen.making(screen.traced, .appearance) { content(entry.destination).mount(in: screen.point) }
        }
        // A screen that was just made may lie below one that was made earlier.
        screens.sort { entries.firstIndex(of: $0.entry)! < entries.firstIndex(of: $1.entry)! }
        shown = Shown(screens: screens, entries: entries, trail: now.trail, visits: now.visits)
        notePagesBeside()
        point.location.changed()
    }

    private func isDetail(_ entry: NavigationEntry<Destination>) -> Bool {
        entry.presentation == .page && point.backend.showsDetails && isDetail(entry.destination)
    }

    /// The index of the page beside a detail: the next one below that is not a detail itself.
    private func pageBeside(_ index: Int, of entries: [NavigationEntry<Destination>]) -> Int? {
        guard isDetail(entries[index]) else { return nil }
        return entries[..<index].lastIndex { $0.presentation == .page && !isDetail($0) }
    }

    /// Notes which pages are shown beside the details of the stack, also of those that are covered.
    private func notePagesBeside() {
        guard let states else { return }
        let entries = shown.entries
        states.setBeside(
            Set(entries.indices.compactMap { pageBeside($0, of: entries) }).sorted().map { entries[$0] }.filter {
                entry in
                shown.screens.contains { $0.entry == entry } || states.wasBeside(entry)
            })
    }

    /// - Parameter above: The nearest existing sheet in front of the screen, if there is one.
    private func make(_ entry: NavigationEntry<Destination>, isRoot: Bool, below above: Screen?) -> Screen {
        let (navigator, id) = (navigator, entry.id)
        let isSheet = entry.presentation != .page
        let context = ScreenContext(
            isSheet: isSheet, isRoot: isRoot, isDetail: isDetail(entry), leave: { navigator.leave(id) },
            confirmLeaving: { navigator.confirmLeaving(id, while: $0, ask: $1) })
        var point = isSheet ? point.overlay(behind: above?.point) : point.region()
        point.states = states?.scope(of: entry)
        return Screen(entry, context, in: point)
    }
}
