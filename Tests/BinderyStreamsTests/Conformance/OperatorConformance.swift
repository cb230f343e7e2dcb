import BinderyStreams
import BinderyTestSupport
import BinderyTesting

/// A check of contracts S1 to S4, which every operator must keep, whatever it computes. Each check makes a new operator
/// over an input of counted tokens. Its observer is strict: unlike ``Signal/observe(_:)``, it reports events after the
/// end or disposal.
struct OperatorConformance<Output: Signal> where Output.Failure == Mishap {
    typealias Input = AnySignal<Numbered, Mishap>

    let make: (Input, VirtualScheduler) -> Output
    /// Whether the operator may observe upstream again. If so, it holds upstream until disposal or the end.
    let keepsUpstream: Bool

    init(keepsUpstream: Bool = false, _ make: @escaping (Input, VirtualScheduler) -> Output) {
        self.keepsUpstream = keepsUpstream
        self.make = make
    }

    /// Returns the violations, one line each.
    func violations() -> [String] {
        var found: [String] = []
        for script in Script.all { found += grammar(script) }
        for script in Script.all { found += disposalDuringEachEvent(script) }
        found += disposalBetweenEvents()
        found += observationInADisposedScope()
        found += synchronousUpstream()
        found += reentrantSends()
        if !keepsUpstream { found += freedUpstream() }
        var unique: [String] = []
        for line in found where !unique.contains(line) { unique.append(line) }
        return unique
    }

    // MARK: Checks

    private func grammar(_ script: Script) -> [String] {
        let bench = Bench()
        let probe = Probe<Output.Value>(scope: bench.scope)
        run(bench, probe)
        bench.play(script)
        let hasEnded = probe.hasEnded
        let isReleased = bench.observers == 0
        var found = probe.violations
        if hasEnded, !isReleased { found.append("upstream is still observed after the end") }
        bench.scope.dispose()
        return found + leaks(bench, "after \(script.name)")
    }

    private func disposalDuringEachEvent(_ script: Script) -> [String] {
        var found: [String] = []
        for position in 1...script.steps.count {
            let bench = Bench()
            let probe = Probe<Output.Value>(scope: bench.scope) { [scope = bench.scope] count in
                if count == position { scope.dispose() }
            }
            run(bench, probe)
            bench.play(script)
            if probe.count < position {
                bench.scope.dispose()
                return found
            }
            found += probe.violations
            if bench.observers > 0 { found.append("upstream is still observed after disposal inside an event") }
            found += leaks(bench, "after disposal inside an event")
        }
        return found
    }

    private func disposalBetweenEvents() -> [String] {
        let bench = Bench()
        let probe = Probe<Output.Value>(scope: bench.scope)
        run(bench, probe)
        bench.send(1)
        bench.scope.dispose()
        let isReleased = bench.observers == 0
        let leaked = leaks(bench, "after disposal")
        bench.send(2)
        bench.time.advance(by: .seconds(60))
        return probe.violations + leaked + (isReleased ? [] : ["upstream is still observed after disposal"])
    }

    private func observationInADisposedScope() -> [String] {
        let bench = Bench()
        bench.scope.dispose()
        let probe = Probe<Output.Value>(scope: bench.scope)
        run(bench, probe)
        let isObserved = bench.observers > 0
        bench.play(.ending)
        return probe.violations + (isObserved ? ["upstream is observed without an observer"] : [])
    }

    /// Upstream sends all events synchronously; the observer disposes of its scope after the first one.
    private func synchronousUpstream() -> [String] {
        let bench = Bench()
        let lifetime = bench.lifetime
        let upstream = Producer<Numbered, Mishap> { emitter in
            for number in 0..<3 { emitter.send(Numbered(number, lifetime.token())) }
            emitter.complete()
        }
        let probe = Probe<Output.Value>(scope: bench.scope) { [scope = bench.scope] _ in scope.dispose() }
        bench.onActor { make(upstream.eraseToAnySignal(), bench.time).run(probe, in: bench.scope) }
        bench.time.advance(by: .seconds(60))
        return probe.violations + leaks(bench, "after a synchronous upstream")
    }

    private func reentrantSends() -> [String] {
        let bench = Bench(), other = Bench()
        let plain = Probe<Output.Value>(scope: other.scope)
        run(other, plain)
        for number in [1, 2, 3] { other.send(number) }
        other.time.advance(by: .seconds(60))

        var isFirst = true
        let probe = Probe<Output.Value>(scope: bench.scope) { [unowned bench] _ in
            guard isFirst else { return }
            isFirst = false
            bench.send(2)
            bench.send(3)
        }
        run(bench, probe)
        bench.send(1)
        bench.time.advance(by: .seconds(60))
        var found = probe.violations
        // Compares operators that send an event per value: the inputs of one that delays differ between the two runs.
        if plain.count == 3, probe.texts != plain.texts {
            found.append("values sent from inside a delivery come as \(probe.texts) instead of \(plain.texts)")
        }
        for bench in [bench, other] { bench.scope.dispose() }
        return found
    }

    /// Upstream is deallocated without an end, and the observer does not dispose.
    private func freedUpstream() -> [String] {
        var bench: Bench? = Bench()
        let lifetime = bench!.lifetime
        do {
            let token = lifetime.token()
            let probe = Probe<Output.Value>(scope: bench!.scope) { _ in withExtendedLifetime(token) {} }
            run(bench!, probe)
            bench!.send(1)
            bench!.time.advance(by: .seconds(60))
        }
        bench = nil
        return lifetime.alive == 0
            ? [] : ["\(lifetime.alive) values or observers are alive when upstream has been freed"]
    }

    // MARK: Parts

    private func run(_ bench: Bench, _ probe: Probe<Output.Value>) {
        bench.onActor { make(bench.input, bench.time).run(probe, in: bench.scope) }
    }

    private func leaks(_ bench: Bench, _ when: String) -> [String] {
        // A cancelled task holds its values until it returns.
        bench.time.advance(by: .zero)
        let alive = bench.lifetime.alive
        return alive == 0 ? [] : ["values are held \(when)"]
    }
}

/// A value with a counted lifetime.
struct Numbered: Equatable, CustomStringConvertible {
    let number: Int
    private let token: Lifetime.Token

    init(_ number: Int, _ token: Lifetime.Token) { (self.number, self.token) = (number, token) }

    var description: String { "\(number)" }

    static func == (a: Numbered, b: Numbered) -> Bool { a.number == b.number }
}

private struct Script {
    enum Step {
        case send(Int), wait, complete, fail
    }

    let name: String
    let steps: [Step]

    static let ending = Script(name: "completion", steps: [.send(1), .send(2), .wait, .send(3), .complete])
    static let failing = Script(name: "a failure", steps: [.send(1), .wait, .send(2), .fail])
    static let empty = Script(name: "completion without a value", steps: [.complete])
    static let endless = Script(name: "values without an end", steps: [.send(1), .wait, .send(2), .send(3), .wait])
    static let all = [ending, failing, empty, endless]
}

/// The upstream, the scheduler and the scope of one check.
private final class Bench {
    let time = VirtualScheduler(), scope = Scope(), lifetime = Lifetime()
    private let source = Source<Numbered, Mishap>()

    var input: AnySignal<Numbered, Mishap> { source.eraseToAnySignal() }
    var observers: Int { source.observers }

    func send(_ number: Int) { onActor { source.send(Numbered(number, lifetime.token())) } }

    /// Runs `body` as a job of the actor, where operators may start tasks.
    func onActor(_ body: () -> Void) {
        if ExecutionContext.current == nil { time.run(body) } else { body() }
    }

    func play(_ script: Script) {
        for step in script.steps {
            switch step {
            case .send(let number): send(number)
            case .wait: time.advance(by: .seconds(60))
            case .complete: onActor { source.complete() }
            case .fail: onActor { source.fail(.first) }
            }
        }
        time.advance(by: .seconds(60))
    }
}

/// A strict observer: records each event that violates a contract.
private final class Probe<Value>: Observer {
    private let scope: Scope
    private let onEvent: (_ count: Int) -> Void
    private(set) var violations: [String] = []
    private(set) var texts: [String] = []
    private(set) var count = 0
    private(set) var hasEnded = false
    private var isReceiving = false

    init(scope: Scope, onEvent: @escaping (_ count: Int) -> Void = { _ in }) {
        self.scope = scope
        self.onEvent = onEvent
    }

    func receive(_ value: Value) { receive("a value") { texts.append("\(value)") } }

    func receive(completion: Completion<Mishap>) {
        receive("an end") { hasEnded = true }
        scope.dispose()
    }

    private func receive(_ what: String, _ note: () -> Void) {
        if hasEnded {
            violations.append("\(what) comes after the end")
        } else if scope.isDisposed {
            violations.append("\(what) comes after disposal")
        }
        if isReceiving { violations.append("\(what) comes inside the delivery of another event") }
        count += 1
        isReceiving = true
        note()
        onEvent(count)
        isReceiving = false
    }
}
