internal import CBinderyShims

/// Runs `body` now, and again after each transaction that changed a property that its last run read.
///
/// ```swift
/// effect { title.text = isBusy.value ? "Loading…" : name.value }.disposed(by: bag)
/// ```
///
/// | event | result |
/// |---|---|
/// | made | `body` runs before `effect` returns, inside a transaction too |
/// | a property that the last run read has changed | `body` runs, once per transaction, in the order of the observers |
/// | a property that only an earlier run read has changed | nothing |
/// | `body` writes | reads see it immediately; observers, including this one, run afterwards |
/// | disposed of | `body` no longer runs, and the effects made by its last run end, last first |
///
/// An effect that `body` makes belongs to that run and ends before the next one. Inside ``untracked(_:)``, a new effect
/// is independent, and reads are not dependencies.
///
/// An effect lasts until it is disposed of, and retains what `body` captures. For a single property, prefer
/// ``Property/observe(file:line:_:)``: it compares values and ends with its source.
///
/// - Complexity: a run costs O(reads) plus the cost of `body`; the effect holds one link per property read.
/// - Also known as: `effect` in Preact, Angular and alien-signals, `createEffect` in Solid, `watchEffect` in Vue,
///   `autorun` in MobX.
@inlinable
public func effect(
    name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line, _ body: @escaping () -> Void
) -> any Disposable {
    Effect.start(name, file, line, plain: body)
}

/// Runs `body` like ``effect(name:file:line:_:)``, with a bag that ends before the next run or with the effect.
///
/// ```swift
/// effect { bag in
///     Producer<Int, Never>.interval(period.value).observe { _ in refresh() }.disposed(by: bag)
/// }
/// ```
///
/// The contents of the bag are disposed of last added first. What that reads is not a dependency.
///
/// - Complexity: as without a bag, plus one bag per run.
/// - Also known as: `onCleanup` in Solid and Angular, the returned function in Preact.
@inlinable
public func effect(
    name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping (_ bag: DisposeBag) -> Void
) -> any Disposable {
    Effect.start(name, file, line) { body($0.bag) }
}

/// An effect. The graph retains it until it is disposed of.
@usableFromInline
package final class Effect: Observation {
    // Unchecked: each access is a load or a store, with no code of the user in it.
    @exclusivity(unchecked) private var present: DisposeBag?

    fileprivate override init() {}

    /// Disposables that end before the next run. The bag is created on first use.
    @usableFromInline
    var bag: DisposeBag {
        if let present { return present }
        let bag = DisposeBag()
        if isDisposed { bag.dispose() }
        present = bag
        return bag
    }

    @usableFromInline
    package static func start(
        _ name: StaticString?, _ file: StaticString, _ line: UInt, _ body: consuming @escaping (Effect) -> Void
    ) -> Effect {
        start(name, file, line, running: ClosureBody(body: body))
    }

    @usableFromInline
    package static func start(
        _ name: StaticString?, _ file: StaticString, _ line: UInt, plain body: consuming @escaping () -> Void
    ) -> Effect {
        start(name, file, line, running: PlainBody(body: body))
    }

    package static func start<Body: EffectBody>(
        _ name: StaticString?, _ file: StaticString, _ line: UInt, running body: consuming Body
    ) -> Effect {
        let effect = Effect()
        // Captures only `effect`, which thereby is the closure's context.
        let node = Node.allocate(
            Node(flags: .observer | .effect | .hasValue, file: file, line: line) { node, command, _ in
                let body = node.follower(of: Unmanaged<Effect>.self, as: Body.self)
                switch command {
                // The node, which owns the effect and its body, is kept while the body runs.
                case .run: Unmanaged.passUnretained(effect)._withUnsafeGuaranteedRef { $0.run(body) }
                case .destroy: body.deinitialize(count: 1)
                default: break
                }
                return false
            }, named: name?.utf8Start, holding: Unmanaged<Effect>.self, followedBy: Body.self)
        node.value(as: Unmanaged<Effect>.self).initialize(to: Unmanaged.passUnretained(effect))
        node.follower(of: Unmanaged<Effect>.self, as: Body.self).initialize(to: body)
        effect.node = node
        if let outer = ambient.pointee.reader?.assumingMemoryBound(to: Node.self),
            outer.pointee.flags.contains(.effect)
        {
            outer.value(as: Unmanaged<Effect>.self).pointee.takeUnretainedValue().bag.keep(effect)
        }
        if !effect.isDisposed { Engine.startEffect(node) }
        return effect
    }

    /// The property that the last run read; nil if it read none or several.
    package var onlyDependency: Node.Pointer? {
        guard let link = node?.pointee.firstDependency, link.pointee.nextDependency == nil else { return nil }
        return link.pointee.dependency
    }

    func runAfterPresentObservers() {
        node?.pointee.order = Engine.nextObserverOrder()
        // It may be queued.
        ambient.pointee.out_of_order = true
    }

    package func rerun() {
        guard let node else { return }
        node.pointee.flags.formUnion(.dirty)
        Engine.queue(node)
        Engine.runObserversUnlessPostponed()
    }

    @inline(__always)
    private func run<Body: EffectBody>(_ body: UnsafePointer<Body>) {
        if present != nil { endPresentRun() }
        // Ending the previous run may have disposed of the effect.
        if let node { Engine.track(node) { Body.run(body, in: self) } }
    }

    @usableFromInline
    package override func dispose() {
        guard let node else { return }
        self.node = nil
        Engine.retire(node)
        endPresentRun()
    }

    private func endPresentRun() {
        guard let present else { return }
        self.present = nil
        untracked { present.dispose() }
    }
}

/// A body that an effect calls without a closure around it.
package protocol EffectBody {
    func run(in effect: Effect)

    /// Runs the body in its place in the effect's node.
    static func run(_ body: UnsafePointer<Self>, in effect: Effect)
}

extension EffectBody {
    package static func run(_ body: UnsafePointer<Self>, in effect: Effect) { body.pointee.run(in: effect) }
}

private struct ClosureBody: EffectBody {
    let body: (Effect) -> Void

    func run(in effect: Effect) { body(effect) }
}

private struct PlainBody: EffectBody {
    let body: () -> Void

    func run(in effect: Effect) { body() }

    // Without the atomic retain and release of a call in Swift, which cost as much as the rest of a run.
    static func run(_ body: UnsafePointer<Self>, in effect: Effect) { bindery_run(body) }
}
