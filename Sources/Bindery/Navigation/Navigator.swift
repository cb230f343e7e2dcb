public import BinderyGraph

/// The stack of screens, as state. The last one is shown.
///
/// ```swift
/// let navigator = Navigator<AppRoute>([.index])
/// navigator.push(.goods)
/// let group = await navigator.push(.editor, returning: Group.self)   // the editor: navigator.finish(with: group)
/// ```
///
/// | call | result |
/// |---|---|
/// | `push` | the screen is added on top |
/// | `present` | the screen is added on top, as a sheet over the one below |
/// | `replace` | the screen replaces the top one, which ends |
/// | `visit` | as `replace`, and a browser's back button leads to the replaced screen again |
/// | `readdress` | a screen stays and gets another address |
/// | `pop`, `dismiss` | the top screen ends; the front sheet ends, with all screens opened from it |
/// | `popToRoot`, `pop(toDepth:)` | all screens above end |
/// | `finish(with:)` | a screen with a waiting caller ends, with all above it, and the caller receives the result |
/// | `setStack`, `open` | the stack is replaced; equal screens at the beginning and at the end stay |
///
/// When a screen ends, its caller stops waiting, its view and bindings end, and its model is deallocated unless it is
/// held elsewhere, which cancels its actions. In a transaction only the outcome counts: a screen that is pushed and
/// popped is never made.
///
/// - Isolation: Confined to the actor that made it.
/// - Also known as: `NavigationPath` in SwiftUI, `StackState` in the Composable Architecture, `NavController` in
///   Android.
public final class Navigator<Destination: Route> {
    /// The screens on the stack, including sheets, the root first. Never empty.
    public private(set) lazy var entries: Property<[NavigationEntry<Destination>]> = shown.map(\.entries)
    /// The destinations of the screens. The last is in front.
    public private(set) lazy var stack: Property<[Destination]> = shown.map { $0.entries.map(\.destination) }
    /// The destinations that a guard holds back, the guarded one first; empty if there are none.
    public private(set) lazy var heldBack: Property<[Destination]> = shown.map { $0.heldBack.map(\.destination) }

    package let shown: Property<ShownEntries<Destination>>
    let routes: Routes<Destination>?
    private let state: MutableProperty<NavigationState<Destination>>
    private let rule: (Destination) -> RouteGuard<Destination>?
    private var detour: (any Disposable)?
    /// The questions that are asked before screens end, in the order of registration.
    var leaveGuards: [LeaveGuard] = []
    var leaveGuardCount = 0
    /// The number of places in which the screens are shown.
    var hosts = 0

    /// Creates a navigator for an application without addresses. The first screen of `stack` is the root.
    public convenience init(
        _ stack: [Destination], guard rule: @escaping (Destination) -> RouteGuard<Destination>? = { _ in nil }
    ) {
        self.init(stack, routes: nil, isOpenedByAddress: false, rule)
    }

    /// Creates a navigator that starts at a path, with its query. The routes add the screens below.
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

    /// Shows a screen on top of the current one.
    public func push(_ destination: Destination) { show(destination, .page) }

    /// Shows a screen over the current one, which cannot be used meanwhile. With `keepingAddress` the address of the
    /// screen below stays; otherwise the address is that of the destination.
    public func present(_ destination: Destination, keepingAddress: Bool = false) {
        show(destination, .sheet(hasAddress: !keepingAddress))
    }

    /// Replaces the front screen by another. Nothing of it is kept.
    public func replace(with destination: Destination) { replace(with: destination, isVisit: false) }

    /// Replaces the front screen by another, and adds an entry to the history of a browser: its back button makes the
    /// replaced screen again. For filters, tabs and pages of results, which have addresses but no depth.
    ///
    /// ```swift
    /// Button("Completed") { navigator.visit(.completed) }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | called | the stack keeps its depth; nothing of the replaced screen is kept |
    /// | the user goes back or forward | the screen of that entry replaces the front one |
    /// | a screen is pushed, and popped | the entries of the visits remain |
    /// | the same destination is visited again | it is made again, and has a second entry |
    ///
    /// On a platform without such a history it is the same as ``replace(with:)``.
    ///
    /// - Also known as: `navigate` with a link in React Router, `pushState` of a browser.
    public func visit(_ destination: Destination) { replace(with: destination, isVisit: true) }

    private func replace(with destination: Destination, isVisit: Bool) {
        let rule = rule
        change { state, shown in
            let presentation = shown.entries.last!.presentation
            state.keep(shown.entries.count - 1, shown: shown)
            let entry = state.makeEntry(destination, presentation)
            let alternative = NavigationState.alternative(to: destination, rule)
            state.append(entry, shown: state.shown(by: rule), alternative: alternative)
            if isVisit { state.visits += 1 }
        }
    }

    /// Changes the address of a screen, which stays as it is. A browser replaces its history entry. With a search text
    /// in its query, for example, the address can be shared and survives a reload. If several screens match
    /// `destination`, the front one changes; if none does, nothing happens.
    public func readdress(_ destination: Destination, as other: Destination) {
        change { state, shown in
            if let entry = shown.entries.last(where: { $0.destination == destination }) {
                state.readdress(entry.id, as: other)
            }
        }
    }

    /// Returns to the screen below. Does nothing at the root.
    public func pop() { pop(toDepth: untracked { shown.value }.entries.count - 1) }

    public func popToRoot() { pop(toDepth: 1) }

    /// Shortens the stack to `depth` screens. Does nothing if it is not deeper.
    public func pop(toDepth depth: Int) {
        if depth < 1 { return }
        change { state, shown in if depth < shown.entries.count { state.keep(depth, shown: shown) } }
    }

    /// Ends the front sheet, with all screens opened from it. Does nothing if there is no sheet.
    public func dismiss() {
        if let sheet = untracked({ shown.value }).entries.lastIndex(where: { $0.presentation != .page }) {
            pop(toDepth: sheet)
        }
    }

    /// Ends a screen, with all above it. Does nothing at the root, or if the screen has ended.
    public func leave(_ id: NavigationEntry<Destination>.ID) { leave(id, confirming: true) }

    func leave(_ id: NavigationEntry<Destination>.ID, confirming: Bool) {
        change(confirming: confirming) { state, shown in
            if let index = shown.entries.firstIndex(where: { $0.id == id }), index > 0 {
                state.keep(index, shown: shown)
            }
        }
    }

    /// Replaces the stack, the root first. An empty stack changes nothing, and a diagnosis is reported.
    public func setStack(_ stack: [Destination]) {
        if stack.isEmpty {
            Diagnostics.report(
                .navigation,
                """
                a navigator was given an empty stack, and keeps its present one. Give it a stack that begins with a root.
                """)
            return
        }
        replaceStack(by: stack.map { ($0, .page) }, isOpenedByAddress: false)
    }

    /// Replaces the stack as ``setStack(_:)`` does, and adds an entry to the history of a browser: its back button
    /// shows the present screens again. For links that lead from any screen to any other, as in a side navigation.
    ///
    /// A screen that is in both stacks at the same depth keeps its state, with those below it. If the stack is the
    /// present one, nothing changes.
    public func visit(_ stack: [Destination]) {
        if stack.isEmpty { return setStack(stack) }
        let present = untracked { shown.value }.entries.map(\.destination)
        // A guard may show another screen in place of the last one.
        if present == stack || (present.count == stack.count && wantedDestinations == stack) { return }
        replaceStack(by: stack.map { ($0, .page) }, isOpenedByAddress: false, isVisit: true)
    }

    // MARK: Changing

    var wantedDestinations: [Destination] { untracked { state.value }.wanted.map(\.destination) }

    func show(_ destination: Destination, _ presentation: Presentation, result: PendingResult? = nil) {
        let rule = rule
        change(confirming: false) { state, shown in
            let entry = state.makeEntry(destination, presentation, result: result)
            state.append(entry, shown: shown, alternative: NavigationState.alternative(to: destination, rule))
        }
    }

    func replaceStack(
        by screens: [(destination: Destination, presentation: Presentation)], isOpenedByAddress: Bool,
        isVisit: Bool = false
    ) {
        let rule = rule
        change { state, shown in
            let before = shown.entries
            state.replace(by: screens, isOpenedByAddress: isOpenedByAddress)
            if isVisit { state.visits += 1 }
            let now = state.shown(by: rule)
            let index = now.allowedCount
            if now.isRedirected, index < before.count, before[index].isLike(now.entries[index]) {
                state.keepAlternative(before[index], at: index)
            }
        }
    }

    /// Ends the screen of a result, whether it is shown or hidden by a guard.
    func end(_ result: PendingResult) {
        guard let entry = untracked({ state.value }).all.first(where: { $0.result === result }) else { return }
        change(confirming: false) { state, shown in
            if let index = shown.entries.firstIndex(of: entry) {
                state.keep(max(index, 1), shown: shown)
            } else {
                state.removeHidden(from: entry.id)
            }
        }
    }

    /// Ends the wait for all results, also of screens that a guard hides.
    func leaveAll() { for entry in untracked({ state.value }).all { entry.result?.leave() } }

    private typealias Change = (inout NavigationState<Destination>, ShownEntries<Destination>) -> Void

    /// - Parameter confirming: Whether screens that would end may ask first.
    /// - Parameter confirmed: The questions already confirmed. Ids, because a question retains the change that waits
    ///   for its answer, which must not retain the question.
    private func change(confirming: Bool = true, confirmed: Set<LeaveGuard.ID> = [], _ body: @escaping Change) {
        untracked {
            let before = state.value
            var now = before
            body(&now, shown.value)
            if now == before { return }
            if confirming, let question = question(before: now, confirmed: confirmed) {
                let confirmed = confirmed.union([question.id])
                return question.ask { [weak self] in self?.change(confirmed: confirmed, body) }
            }
            let kept = Set(now.all.map(\.id))
            transaction {
                state.value = now
                if !now.detour.isEmpty, detour == nil { endDetourWithLogin() }
                for entry in before.all.reversed() where !kept.contains(entry.id) { entry.result?.leave() }
            }
        }
    }

    /// Removes the detour when the guards no longer redirect: screens opened from a login end with it.
    private func endDetourWithLogin() {
        detour = shown.observeChanges { [weak self] in
            if !$0.isRedirected { self?.change(confirming: false) { state, _ in state.dropDetour() } }
        }
    }

    /// Returns the question to ask before the stack becomes `next`, if there is one.
    private func question(before next: NavigationState<Destination>, confirmed: Set<LeaveGuard.ID>) -> LeaveGuard? {
        if leaveGuards.isEmpty { return nil }
        let (present, remaining) = (shown.value.entries, next.shown(by: rule).entries)
        return leaveGuards.last { guarded in
            !confirmed.contains(guarded.id) && present.contains { $0.id == guarded.screen }
                && !remaining.contains { $0.id == guarded.screen } && guarded.condition.value
        }
    }
}

extension Diagnosis.Kind {
    /// A screen with an unexpected result, guards that redirect in a circle, or a stack without a screen.
    public static let navigation = Diagnosis.Kind("navigation")
}
