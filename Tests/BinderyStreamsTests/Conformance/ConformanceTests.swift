import BinderyStreams
import BinderyTesting
import Testing

/// Every operator through ``OperatorConformance``. A new operator: one line.
@Suite struct ConformanceTests {
    private typealias Input = AnySignal<Numbered, Mishap>

    private func check<Output: Signal<Value, Mishap>, Value>(
        keepsUpstream: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
        _ make: @escaping (Input, VirtualScheduler) -> Output
    ) {
        let conformance = OperatorConformance(keepsUpstream: keepsUpstream, make)
        #expect(conformance.violations() == [], sourceLocation: sourceLocation)
    }

    @Test func map() { check { input, _ in input.map { "\($0)" } } }

    @Test func compactMap() { check { input, _ in input.compactMap { $0.number > 1 ? $0 : nil } } }

    @Test func filter() { check { input, _ in input.filter { $0.number != 2 } } }

    @Test func distinctUntilChanged() { check { input, _ in input.distinctUntilChanged() } }

    @Test func takeUntil() {
        check { input, _ in input.take(until: Producer<Void, Mishap>.never()) }
        check { input, _ in input.take(until: input.filter { $0.number == 2 }) }
        check { input, _ in input.take(until: Producer<Void, Never>.never()) }
    }

    @Test func merge() {
        check { input, _ in input.merge(with: input) }
        check { input, _ in BinderyStreams.merge([input, input, input]) }
    }

    @Test func combineLatest() {
        check { input, _ in BinderyStreams.combineLatest(input, Producer<Int, Mishap>.just(1)) }
        check { input, _ in BinderyStreams.combineLatest(Producer<Int, Mishap>.never(), input) }
    }

    @Test func flatMapLatest() {
        check { input, _ in input.flatMapLatest { Producer<Numbered, Mishap>.of($0, $0) } }
        check { input, _ in
            input.flatMapLatest { value in Producer<Numbered, Mishap> { $0.send(value) } }
        }
        check { input, time in
            input.flatMapLatest { Producer<Numbered, Mishap>.just($0).debounce(for: .seconds(1), on: time) }
        }
    }

    @Test func flatMap() {
        check { input, _ in input.flatMap { Producer<Numbered, Mishap>.of($0, $0) } }
        check { input, time in
            input.flatMap { Producer<Numbered, Mishap>.just($0).debounce(for: .seconds(1), on: time) }
        }
        check(keepsUpstream: true) { input, _ in Producer<Int, Mishap>.just(1).flatMap { _ in input } }
        check { input, _ in input.flatMap(maxConcurrent: 2) { Producer<Numbered, Mishap>.of($0, $0) } }
        check { input, time in
            input.flatMap(maxConcurrent: 2) { Producer<Numbered, Mishap>.just($0).debounce(for: .seconds(1), on: time) }
        }
    }

    @Test func concatMap() {
        check { input, _ in input.concatMap { Producer<Numbered, Mishap>.of($0, $0) } }
        check { input, time in
            input.concatMap { Producer<Numbered, Mishap>.just($0).debounce(for: .seconds(1), on: time) }
        }
    }

    @Test func flatMapFirst() {
        check { input, _ in input.flatMapFirst { Producer<Numbered, Mishap>.of($0, $0) } }
        check { input, time in
            input.flatMapFirst { Producer<Numbered, Mishap>.just($0).debounce(for: .seconds(1), on: time) }
        }
    }

    @Test func switchToLatest() {
        check { input, _ in
            input.map { Producer<Numbered, Mishap>.of($0, $0).eraseToAnySignal() }.switchToLatest()
        }
    }

    @Test func concat() {
        check { input, _ in input.map(\.number).concat(with: Producer<Int, Mishap>.of(1, 2)) }
        check { input, _ in Producer<Int, Mishap>.of(1, 2).concat(with: input.map(\.number)) }
        check { input, _ in BinderyStreams.concat(input, Producer<Numbered, Mishap>.empty().eraseToAnySignal()) }
    }

    @Test func then() {
        check { input, _ in input.then(Producer<Int, Mishap>.of(1, 2)) }
        check { input, _ in Producer<Int, Mishap>.just(1).then(input) }
    }

    @Test func race() {
        check { input, _ in input.race(with: Producer<Numbered, Mishap>.never()) }
        check { input, _ in BinderyStreams.race(input, input) }
    }

    @Test func startWith() { check { input, _ in input.map(\.number).startWith(8, 9) } }

    @Test func endWith() { check { input, _ in input.map(\.number).endWith(8, 9) } }

    @Test func withLatestFrom() {
        check { input, _ in input.withLatestFrom(input) }
        check { input, _ in Producer<Int, Mishap>.never().withLatestFrom(input) }
        check { input, _ in input.withLatestFrom(Producer<Int, Never>.just(1)) }
    }

    @Test func sample() {
        check { input, _ in input.sample(on: input) }
        check { input, _ in input.sample(on: Producer<Int, Never>.never()) }
    }

    @Test func switchIfEmpty() {
        check { input, _ in input.switchIfEmpty(Producer<Numbered, Mishap>.never()) }
        check { input, _ in Producer<Numbered, Mishap>.empty().switchIfEmpty(input) }
    }

    @Test func zip() {
        check { input, _ in BinderyStreams.zip(input, input) }
        check { input, _ in BinderyStreams.zip(input, Producer<Int, Mishap>.of(1, 2)) }
        check { input, _ in BinderyStreams.zip(Producer<Int, Mishap>.never(), input) }
    }

    @Test func retry() {
        check(keepsUpstream: true) { input, _ in input.retry(0) }
        check(keepsUpstream: true) { input, _ in input.retry(2) }
    }

    @Test func retryWhen() {
        check(keepsUpstream: true) { input, _ in input.retry { failure, _ in Producer<Void, Mishap>.fail(failure) } }
        check(keepsUpstream: true) { input, time in
            input.retry { _, _ in Producer<Int, Mishap>.timer(after: .seconds(1), on: time) }
        }
    }

    @Test func `repeat`() {
        check(keepsUpstream: true) { input, _ in input.repeat(1) }
        check(keepsUpstream: true) { input, _ in input.repeat(2) }
    }

    @Test func catchAndReturn() {
        check { input, _ in input.map(\.number).catchAndReturn(9).promoteError(to: Mishap.self) }
    }

    @Test func ignoreError() { check { input, _ in input.ignoreError().promoteError(to: Mishap.self) } }

    @Test func debounce() { check { input, time in input.debounce(for: .seconds(1), on: time) } }

    @Test func throttle() {
        check { input, time in input.throttle(for: .seconds(1), on: time) }
        check { input, time in input.throttle(for: .seconds(1), latest: false, on: time) }
    }

    @Test func delay() { check { input, time in input.delay(for: .seconds(1), on: time) } }

    @Test func timeout() {
        check { input, time in input.timeout(after: .seconds(1), failure: .second, on: time) }
        check { input, time in
            input.timeout(after: .seconds(1), switchTo: Producer<Numbered, Mishap>.never(), on: time)
        }
        check { input, time in
            Producer<Numbered, Mishap>.never().timeout(after: .zero, switchTo: input, on: time)
        }
    }

    @Test func takeFor() { check { input, time in input.take(for: .seconds(1), on: time) } }

    @Test func measureInterval() { check { input, time in input.measureInterval(on: time) } }

    @Test func timestamp() { check { input, time in input.timestamp(on: time) } }

    @Test func timer() {
        check { input, time in
            input.flatMap { _ in Producer<Int, Mishap>.timer(after: .seconds(1), on: time) }
        }
        check { input, time in
            input.flatMapLatest { _ in Producer<Int, Mishap>.interval(.seconds(20), on: time) }
                .take(for: .seconds(30), on: time)
        }
    }

    @Test func mapError() { check { input, _ in input.mapError { $0 == .first ? Mishap.second : .first } } }

    @Test func `catch`() {
        check { input, _ in input.catch { Producer<Numbered, Mishap>.fail($0) } }
        check { input, _ in input.catch { _ in Producer<Numbered, Mishap>.never() } }
    }

    @Test func `do`() {
        check { input, _ in input.do(onStart: {}, onValue: { _ in }, onFailure: { _ in }, onCompletion: {}, onDispose: {}) }
    }

    @Test func share() { check { input, _ in input.share() } }

    @Test func shareReplay() { check { input, _ in input.share(replay: 2) } }

    @Test func deferred() {
        check { input, _ in Producer<Numbered, Mishap>.deferred { input } }
    }

    @Test func using() {
        check { input, _ in Producer<Numbered, Mishap>.using({}, release: { _ in }) { _ in input } }
    }

    @Test func eraseToAnySignal() { check { input, _ in input.map { $0 }.eraseToAnySignal() } }

    @Test func aLongChain() {
        check { input, time in
            input.map { $0 }.share().do(onDispose: {}).merge(with: input.filter { _ in true })
                .debounce(for: .seconds(1), on: time).flatMapLatest { Producer<Numbered, Mishap>.just($0) }
                .distinctUntilChanged().share()
        }
    }
}

/// The check itself, on operators with a deliberate fault.
@Suite struct ConformanceFaultTests {
    private func violations<Output: Signal<Numbered, Mishap>>(
        _ make: @escaping (AnySignal<Numbered, Mishap>) -> Output
    ) -> [String] {
        OperatorConformance { input, _ in make(input) }.violations()
    }

    @Test func oneThatIgnoresDisposalIsCaught() {
        #expect(violations { Faulty(upstream: $0, fault: .sendsTwice) }.contains("a value comes after disposal"))
    }

    @Test func oneThatSendsAfterTheEndIsCaught() {
        #expect(violations { Faulty(upstream: $0, fault: .endsTwice) }.contains("an end comes after the end"))
    }

    @Test func oneThatObservesOutsideTheScopeIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, fault: .ownsItsScope) }.contains("upstream is still observed after disposal"))
    }

    @Test func oneThatHoldsItsValuesIsCaught() {
        #expect(violations { Faulty(upstream: $0, fault: .holdsValues) }.contains("values are held after disposal"))
    }

    @Test func oneThatSendsInsideADeliveryIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, fault: .sendsWhenDisposedOf) }
                .contains("a value comes inside the delivery of another event"))
    }

    @Test func oneThatChangesTheOrderIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, fault: .postponesEvenNumbers) }
                .contains(#"values sent from inside a delivery come as ["1", "3", "2"] instead of ["1", "2", "3"]"#))
    }

    @Test func oneThatIsHeldByItsScopeIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, fault: .isHeldByItsScope) }
                .contains { $0.hasSuffix("are alive when upstream has been freed") })
    }

    @Test func oneThatStartsInADisposedScopeIsCaught() {
        #expect(
            violations { Faulty(upstream: $0, fault: .ownsItsScope) }
                .contains("upstream is observed although nobody listens"))
    }
}

private enum Fault {
    case sendsTwice, endsTwice, ownsItsScope, holdsValues, sendsWhenDisposedOf, postponesEvenNumbers
    case isHeldByItsScope
}

private struct Faulty: Signal {
    typealias Value = Numbered
    typealias Failure = Mishap
    let upstream: AnySignal<Numbered, Mishap>
    let fault: Fault

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Numbered, O.Failure == Mishap {
        let faulty = FaultyObserver(downstream: observer, fault: fault)
        switch fault {
        case .ownsItsScope: upstream.run(faulty, in: Scope())
        case .holdsValues:
            upstream.run(faulty, in: scope)
            scope.onDispose { faulty.next = faulty }
        case .isHeldByItsScope:
            scope.onDispose { faulty.values = [] }
            upstream.run(faulty, in: scope)
        case .sendsWhenDisposedOf:
            scope.onDispose { [weak faulty] in faulty?.sendLast() }
            upstream.run(faulty, in: scope)
        default: upstream.run(faulty, in: scope)
        }
    }
}

private final class FaultyObserver<Downstream: Observer>: Observer
where Downstream.Value == Numbered, Downstream.Failure == Mishap {
    let downstream: Downstream
    let fault: Fault
    var values: [Numbered] = []
    var next: FaultyObserver?

    init(downstream: Downstream, fault: Fault) {
        self.downstream = downstream
        self.fault = fault
    }

    func sendLast() {
        if let last = values.last { downstream.receive(last) }
    }

    func receive(_ value: Numbered) {
        if fault == .postponesEvenNumbers, value.number.isMultiple(of: 2) {
            return Delivery.afterCurrent { [self] in downstream.receive(value) }
        }
        if fault == .sendsWhenDisposedOf { values = [value] }
        downstream.receive(value)
        switch fault {
        case .sendsTwice: downstream.receive(value)
        case .holdsValues: values.append(value)
        default: break
        }
    }

    func receive(completion: Completion<Mishap>) {
        downstream.receive(completion: completion)
        if fault == .endsTwice { downstream.receive(completion: completion) }
    }
}
