public import BinderyGraph

/// The stack of screens, as state: the last one is shown.
///
/// ```swift
/// let navigator = Navigator<Place>([.index])
/// navigator.push(.goods)
/// let group = await navigator.push(.editor, returning: Group.self)   // the editor: navigator.finish(with: group)
/// ```
///
/// | call | result |
/// |---|---|
/// | `push` | the screen is on top |
/// | `present` | it stands over the one on top, as a sheet |
/// | `replace` | it is in the place of the one on top, which ends |
/// | `readdress` | a screen stays as it is, and has another address |
/// | `pop`, `dismiss` | the one on top, or the sheet in front with all that was opened from there, ends |
/// | `popToRoot`, `pop(toDepth:)` | all above it end |
/// | `finish(with:)` | a screen whose result is waited for ends, with all above it, and the result is delivered |
/// | `setStack`, `open` | other screens; those at the beginning and at the end that are the same stay |
///
/// A screen that ends is waited for no longer: its view and its bindings end, its model goes away, and with that the actions of the model
/// are cancelled. In a transaction only the outcome counts: a screen that is pushed and popped is never made.
///
/// - Isolation: lives on the actor that made it.
/// - Also known as: `NavigationPath` in SwiftUI, `StackState` in the Composable Architecture, `NavController` of Android.
public final class Navigator<Destination: Route> {
    // What nobody asks for is never made.
    /// The screens on the stack, sheets too, the root first; never empty.
    public private(set) lazy var entries: Property<[NavigationEntry<Destination>]> = shown.map(\.entries)
    /// Their destinations. The last is in front.
    public private(set) lazy var stack: Property<[Destination]> = shown.map { $0.entries.map(\.destination) }
    /// What a guard holds back, the first one guarded; empty if nothing.
    public private(set) lazy var heldBack: Property<[Destination]> = shown.map { $0.heldBack.map(\.destination) }

    package let shown: Property<ShownEntries<Destination>>
    let routes: Routes<Destination>?
    private let state: MutableProperty<NavigationState<Destination>>
    private let rule: (Destination) -> RouteGuard<Destination>?
    private var detour: (any Disposable)?
    /// What is asked before screens end, in the order in which it was said.
    var leaveGuards: [LeaveGuard] = []
    /// How many there were.
    var leaveGuardCount = 0

    /// A navigator for a program without addresses.
    ///
    /// - Parameters:
    ///   - stack: the screens of the start, the root first.
    ///   - rule: what a destination needs to be shown.
    public convenience init(
        _ stack: [Destination], guard rule: @escaping (Destination) -> RouteGuard<Destination>? = { _ in nil }
    ) {
        self.init(stack, routes: nil, isOpenedByAddress: false, rule)
    }

    /// A navigator that begins at an address.
    ///
    /// - Parameters:
    ///   - path: the address of the start, with the query; the screens that lie below come from the routes.
    ///   - rule: what a destination needs to be shown.
    public convenience init(
        _ routes: Routes<Destination>, at path: String = "/",
        guard rule: @escaping (Destination) -> RouteGuard<Destination>? = { _ in nil }
    ) {
        self.init(routes.stack(at: path), routes: routes, isOpenedByAddress: true, rule)
    }

    private init(
        _ stack: [Destination], routes: Routes<Destination>?, isOpenedByAddress: Bool,
        _ rule: @escaping (Destination) -> RouteGuard<Destination>?
    ) {
        precondition(!stack.isEmpty, "Bindery: a navigator needs a root screen.")
        var start = NavigationState<Destination>()
        start.replace(by: stack.map { ($0, .page) }, isOpenedByAddress: isOpenedByAddress)
        let state = MutableProperty(start, name: "navigator")
        let shown = Property { state.value.shown(by: rule) }
        self.state = state
        self.shown = shown
        self.routes = routes
        self.rule = rule
    }

    deinit {
        detour?.dispose()
        leaveAll()
    }

    /// Shows a screen on top of the present one.
    public func push(_ destination: Destination) { show(destination, .page) }

    /// Shows a screen over the present one, which cannot be used meanwhile.
    ///
    /// - Parameter keepingAddress: whether the address of the screen below stays. If not, it is that of the destination.
    public func present(_ destination: Destination, keepingAddress: Bool = false) {
        show(destination, .sheet(hasAddress: !keepingAddress))
    }

    /// Shows a screen in place of the one in front, of which nothing is kept.
    public func replace(with destination: Destination) {
        let rule = rule
        change { state, shown in
            let presentation = shown.entries.last!.presentation
            state.keep(shown.entries.count - 1, shown: shown)
            let entry = state.makeEntry(destination, presentation)
            let alternative = NavigationState.alternative(to: destination, rule)
            state.append(entry, shown: state.shown(by: rule), alternative: alternative)
        }
    }

    /// Says that a screen is somewhere else by now, and leaves it as it is: with what was searched for in the query of its address, it can
    /// be shared, and is the same after a reload. A browser replaces the entry of its history.
    ///
    /// - Parameters:
    ///   - destination: the screen; the one in front of several. Nothing happens if there is none.
    ///   - other: where it is now.
    public func readdress(_ destination: Destination, as other: Destination) {
        change { state, shown in
            if let entry = shown.entries.last(where: { $0.destination == destination }) {
                state.readdress(entry.id, as: other)
            }
        }
    }

    /// Returns to the screen below; does nothing at the root.
    public func pop() { pop(toDepth: untracked { shown.value }.entries.count - 1) }

    /// Returns to the root.
    public func popToRoot() { pop(toDepth: 1) }

    /// Returns to where the stack was `depth` screens deep; does nothing if it is no deeper.
    public func pop(toDepth depth: Int) {
        if depth < 1 { return }
        change { state, shown in if depth < shown.entries.count { state.keep(depth, shown: shown) } }
    }

    /// Ends the sheet in front, with all that was opened from there; does nothing if there is none.
    public func dismiss() {
        if let sheet = untracked({ shown.value }).entries.lastIndex(where: { $0.presentation != .page }) {
            pop(toDepth: sheet)
        }
    }

    /// Ends a screen, and all above it; does nothing at the root, or if it has ended.
    public func leave(_ id: NavigationEntry<Destination>.ID) { leave(id, asking: true) }

    func leave(_ id: NavigationEntry<Destination>.ID, asking: Bool) {
        change(asking: asking) { state, shown in
            if let index = shown.entries.firstIndex(where: { $0.id == id }), index > 0 {
                state.keep(index, shown: shown)
            }
        }
    }

    /// Makes these the stack, the root first. One without a screen changes nothing, and a diagnosis says so.
    public func setStack(_ stack: [Destination]) {
        if stack.isEmpty {
            Diagnostics.report(
                .navigation,
                """
                a navigator was given a stack without a screen, and keeps the one that it has. Give it one that begins with a root.
                """)
            return
        }
        replaceStack(by: stack.map { ($0, .page) }, isOpenedByAddress: false)
    }

    // MARK: Changing

    var wantedDestinations: [Destination] { untracked { state.value }.wanted.map(\.destination) }

    func show(_ destination: Destination, _ presentation: Presentation, result: PendingResult? = nil) {
        let rule = rule
        change(asking: false) { state, shown in
            let entry = state.makeEntry(destination, presentation, result: result)
            state.append(entry, shown: shown, alternative: NavigationState.alternative(to: destination, rule))
        }
    }

    func replaceStack(
        by screens: [(destination: Destination, presentation: Presentation)], isOpenedByAddress: Bool
    ) {
        let rule = rule
        change { state, shown in
            let before = shown.entries
            state.replace(by: screens, isOpenedByAddress: isOpenedByAddress)
            let now = state.shown(by: rule)
            let index = now.allowedCount
            if now.isRedirected, index < before.count, before[index].isLike(now.entries[index]) {
                state.keepAlternative(before[index], at: index)
            }
        }
    }

    /// Ends a screen that is on the stack, or that a guard hides.
    func end(_ result: PendingResult) {
        guard let entry = untracked({ state.value }).all.first(where: { $0.result === result }) else { return }
        change(asking: false) { state, shown in
            if let index = shown.entries.firstIndex(of: entry) {
                state.keep(max(index, 1), shown: shown)
            } else {
                state.removeHidden(from: entry.id)
            }
        }
    }

    /// Ends the waiting for all results, also of screens that a guard hides.
    func leaveAll() { for entry in untracked({ state.value }).all { entry.result?.leave() } }

    private typealias Change = (inout NavigationState<Destination>, ShownEntries<Destination>) -> Void

    /// - Parameters:
    ///   - asking: whether screens that would end may ask before.
    ///   - answered: the ids of the questions that were answered already. A question keeps what waits for its answer:
    ///     it must not be kept in turn.
    private func change(asking: Bool = true, answered: Set<LeaveGuard.ID> = [], _ body: @escaping Change) {
        untracked {
            let before = state.value
            var now = before
            body(&now, shown.value)
            if now == before { return }
            if asking, let question = question(before: now, answered: answered) {
                let answered = answered.union([question.id])
                return question.ask { [weak self] in self?.change(answered: answered, body) }
            }
            let kept = Set(now.all.map(\.id))
            transaction {
                state.value = now
                if !now.detour.isEmpty, detour == nil { endDetourWithLogin() }
                for entry in before.all.reversed() where !kept.contains(entry.id) { entry.result?.leave() }
            }
        }
    }

    /// What was opened from a login ends with it.
    private func endDetourWithLogin() {
        detour = shown.observeChanges { [weak self] in
            if !$0.isRedirected { self?.change(asking: false) { state, _ in state.dropDetour() } }
        }
    }

    /// What has to be asked before the stack becomes `next`.
    private func question(before next: NavigationState<Destination>, answered: Set<LeaveGuard.ID>) -> LeaveGuard? {
        if leaveGuards.isEmpty { return nil }
        let (present, remaining) = (shown.value.entries, next.shown(by: rule).entries)
        return leaveGuards.last { guarded in
            !answered.contains(guarded.id) && present.contains { $0.id == guarded.screen }
                && !remaining.contains { $0.id == guarded.screen } && guarded.condition.value
        }
    }
}
