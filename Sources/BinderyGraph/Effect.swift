internal import CBinderyShims

/// Runs `body` now, and again after each transaction that changed a property which its last run read.
///
/// ```swift
/// effect { title.text = isBusy.value ? "Loading…" : name.value }.disposed(by: bag)
/// ```
///
/// | event | result |
/// |---|---|
/// | made | `body` runs before `effect` returns, inside a transaction too |
/// | a property that the last run read has changed | `body` runs, once per transaction, in the order in which observers were added |
/// | a property that only an earlier run read has changed | nothing |
/// | `body` writes | reads see it at once; observers, this one too, run afterwards |
/// | disposed of | `body` runs no more, and the effects made by its last run end, the last first |
///
/// An effect that `body` makes belongs to that run, and ends before the next; one made inside ``untracked(_:)`` stands for itself. What
/// `body` reads there is no reason to run again.
///
/// It lasts until it is disposed of: `body` keeps what it captures. Prefer ``Property/observe(file:line:_:)`` where one property says it
/// all: that compares values, and ends with its source.
///
/// - Complexity: a run costs O(reads) besides what `body` does; it holds a link per property read.
/// - Also known as: `effect` in Preact, Angular and alien-signals, `createEffect` in Solid, `watchEffect` in Vue, `autorun` in MobX.
@inlinable
public func effect(
    name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line, _ body: @escaping () -> Void
) -> any Disposable {
    Effect.start(name, file, line, plain: body)
}

/// Runs `body` as ``effect(name:file:line:_:)`` does, with a bag for what is to end before the next run, or with the effect.
///
/// ```swift
/// effect { bag in
///     clock.schedule(every: interval.value) { refresh() }.disposed(by: bag)
/// }
/// ```
///
/// What is in the bag is disposed of, the last added first, before the next run and when the effect is disposed of. What that reads is
/// no dependency.
///
/// - Complexity: a run makes one bag more.
/// - Also known as: `onCleanup` in Solid and Angular, the returned function in Preact.
@inlinable
public func effect(
    name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping (_ bag: DisposeBag) -> Void
) -> any Disposable {
    Effect.start(name, file, line) { body($0.bag) }
}

/// The graph keeps it until it is disposed of.
@usableFromInline
package class Effect: Observation {
    private final var present: DisposeBag?

    fileprivate override init() {}

    /// What ends before the next run. There is none before somebody asks.
    @usableFromInline
    final var bag: DisposeBag {
        if let present { return present }
        let bag = DisposeBag()
        if isDisposed { bag.dispose() }
        present = bag
        return bag
    }

    @usableFromInline
    package static func start(
        _ name: StaticString?, _ file: StaticString, _ line: UInt, _ body: @escaping (Effect) -> Void
    ) -> Effect {
        start(name, file, line, running: ClosureBody(body: body))
    }

    @usableFromInline
    package static func start(
        _ name: StaticString?, _ file: StaticString, _ line: UInt, plain body: @escaping () -> Void
    ) -> Effect {
        start(name, file, line, running: PlainBody(body: body))
    }

    package static func start<Body: EffectBody>(
        _ name: StaticString?, _ file: StaticString, _ line: UInt, running body: Body
    ) -> Effect {
        let effect = RunningEffect(body)
        let node = Node.allocate(
            Node(flags: [.observer, .effect, .hasValue], name: name, file: file, line: line) { node, command, _ in
                switch command {
                case .run: effect.run { effect.body?.run(in: effect) }
                case .destroy:
                    node.value(as: Effect.self).deinitialize(count: 1)
                    // Somebody may hold the effect when it has ended.
                    effect.body = nil
                default: break
                }
                return false
            }, holding: Effect.self)
        node.value(as: Effect.self).initialize(to: effect)
        effect.node = node
        if let outer = ambient.pointee.reader?.assumingMemoryBound(to: Node.self),
            outer.pointee.flags.contains(.effect)
        {
            outer.value(as: Effect.self).pointee.bag.keep(effect)
        }
        if !effect.isDisposed { Engine.startEffect(node) }
        return effect
    }

    /// What its last run read, if that was one thing; nil otherwise.
    package final var onlyDependency: Node.Pointer? {
        guard let link = node?.pointee.firstDependency, link.pointee.nextDependency == nil else { return nil }
        return link.pointee.dependency
    }

    /// Has it run after the observers that there are, as if it had been added now.
    final func runAfterPresentObservers() { node?.pointee.order = Engine.nextObserverOrder() }

    /// Has it run again, though nothing that it read has changed: in its turn, as if that had.
    package final func rerun() {
        guard let node else { return }
        node.pointee.flags.insert(.dirty)
        Engine.queue(node)
        Engine.runObserversUnlessPostponed()
    }

    private final func run(_ body: () -> Void) {
        endPresentRun()
        // That may have disposed of it.
        if let node { Engine.track(node, body) }
    }

    @usableFromInline
    package final override func dispose() {
        guard let node else { return }
        self.node = nil
        Engine.retire(node)
        endPresentRun()
    }

    private final func endPresentRun() {
        guard let present else { return }
        self.present = nil
        untracked { present.dispose() }
    }
}

/// What an effect runs; called without a closure around it.
package protocol EffectBody {
    func run(in effect: Effect)
}

private struct ClosureBody: EffectBody {
    let body: (Effect) -> Void

    func run(in effect: Effect) { body(effect) }
}

private struct PlainBody: EffectBody {
    let body: () -> Void

    func run(in effect: Effect) { body() }
}

private final class RunningEffect<Body: EffectBody>: Effect {
    var body: Body?

    init(_ body: Body) {
        self.body = body
        super.init()
    }
}
