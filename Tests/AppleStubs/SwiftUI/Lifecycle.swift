/// Whether a view is on screen, as the last update left it.
@MainActor
private final class Appearance {
    private var isOnScreen = false
    var appear: () -> Void = {}
    var disappear: () -> Void = {}

    func update(in context: Context) {
        context.node.onRemove = { [self, core = context.core] in leave(core) }
        if context.isOnScreen, !isOnScreen {
            isOnScreen = true
            context.core.after { self.appear() }
        } else if !context.isOnScreen {
            leave(context.core)
        }
    }

    private func leave(_ core: HostCore) {
        if !isOnScreen { return }
        isOnScreen = false
        core.after { self.disappear() }
    }
}

private struct AppearanceModifier: PrimitiveModifier {
    var appear: () -> Void = {}
    var disappear: () -> Void = {}

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        let memory = context.memory { Appearance() }
        if context.isChanged { (memory.appear, memory.disappear) = (appear, disappear) }
        memory.update(in: context)
        return content(context)
    }
}

private struct TaskModifier<ID: Equatable>: PrimitiveModifier {
    @MainActor final class Memory {
        let appearance = Appearance()
        var id: ID?
        var work: @Sendable () async -> Void = {}
        var task: Task<Void, Never>?

        func start() {
            task?.cancel()
            task = Task { [work] in await work() }
        }
    }

    let id: ID
    let work: @Sendable () async -> Void

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        let memory = context.memory { Memory() }
        if context.isChanged || memory.id == nil { memory.work = work }
        if let old = memory.id, old != id { context.core.after { if memory.task != nil { memory.start() } } }
        memory.id = id
        memory.appearance.appear = { memory.start() }
        memory.appearance.disappear = {
            memory.task?.cancel()
            memory.task = nil
        }
        memory.appearance.update(in: context)
        return content(context)
    }
}

private struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    final class Memory {
        var value: Value?
    }

    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        let memory = context.memory { Memory() }
        let old = memory.value
        memory.value = value
        if old.map({ $0 != value }) ?? isInitial { context.core.after { action(old ?? value, value) } }
        return content(context)
    }
}

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        primitive(AppearanceModifier(appear: action ?? {}))
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        primitive(AppearanceModifier(disappear: action ?? {}))
    }

    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        primitive(TaskModifier(id: 0, work: action))
    }

    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        primitive(TaskModifier(id: value, work: action))
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        primitive(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        primitive(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }
}

public struct RefreshAction: Sendable {
    let work: @Sendable () async -> Void
    public func callAsFunction() async { await work() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        transformEnvironment(\.refresh) { $0 = RefreshAction(work: action) }
    }
}
