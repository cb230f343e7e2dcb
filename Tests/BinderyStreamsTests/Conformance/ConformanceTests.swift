import BinderyStreams
import BinderyTesting
import Testing

/// Checks every operator with ``OperatorConformance``. A new operator needs one line.
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

    @Test func mapTo() { check { input, _ in input.mapTo(1) } }

    @Test func scan() {
        check { input, _ in input.scan(0) { $0 + $1.number } }
        check { input, _ in input.scan([]) { $0 + [$1] } }
    }

    @Test func reduce() { check { input, _ in input.reduce([]) { $0 + [$1] } } }

    @Test func pairwise() { check { input, _ in input.pairwise() } }

    @Test func collect() { check { input, _ in input.collect() } }

    @Test func buffer() {
        check { input, _ in input.buffer(count: 2) }
        check { input, _ in input.buffer(count: 1) }
    }

    @Test func bufferWithSegments() {
        check { input, _ in input.buffer(count: 2, skip: 1) }
        check { input, _ in input.buffer(count: 1, skip: 2) }
        check { input, _ in input.buffer(on: input) }
        check { input, _ in input.buffer(on: Producer<Int, Never>.never()) }
        check(keepsUpstream: true) { input, time in input.buffer(for: .seconds(1), on: time) }
        check(keepsUpstream: true) { input, time in
            input.buffer(for: .seconds(90), every: .seconds(50), count: 2, on: time)
        }
    }

    @Test func window() {
        check { input, _ in input.window(count: 2) }
        check { input, _ in input.window(count: 2, skip: 1).flatMap { $0 } }
        check { input, _ in input.window(on: input).flatMap { $0 } }
        check { input, _ in input.window(on: Producer<Int, Never>.never()).concatMap { $0 } }
        check(keepsUpstream: true) { input, time in input.window(for: .seconds(1), on: time).flatMap { $0 } }
        check(keepsUpstream: true) { input, time in
            input.window(for: .seconds(90), every: .seconds(50), count: 2, on: time).flatMap { $0 }
        }
    }

    @Test func groupBy() {
        check { input, _ in input.groupBy(\.number) }
        check { input, _ in input.groupBy { $0.number % 2 }.flatMap { $0 } }
        check { input, _ in input.groupBy { $0.number % 2 }.take(1).flatMap { $0 } }
        check { input, _ in input.groupBy({ $0.number % 2 }, until: { $0 }).flatMap { $0 } }
        check { input, time in
            input.groupBy({ $0.number % 2 }, until: { $0.debounce(for: .seconds(1), on: time) }).flatMap { $0 }
        }
    }

    @Test func enumerated() { check { input, _ in input.enumerated() } }

    @Test func materialize() {
        check { input, _ in input.materialize().promoteError(to: Mishap.self) }
        check { input, _ in input.materialize().dematerialize() }
    }

    @Test func asResult() { check { input, _ in input.asResult().promoteError(to: Mishap.self) } }

    @Test func tryMap() {
        check { input, _ in input.tryMap { $0 } }
        check { input, _ in
            input.tryMap { value throws(Mishap) in if value.number == 2 { throw .second } else { value } }
        }
    }

    @Test func filter() { check { input, _ in input.filter { $0.number != 2 } } }

    @Test func distinctUntilChanged() { check { input, _ in input.distinctUntilChanged() } }

    @Test func takeUntil() {
        check { input, _ in input.take(until: Producer<Void, Mishap>.never()) }
        check { input, _ in input.take(until: input.filter { $0.number == 2 }) }
        check { input, _ in input.take(until: Producer<Void, Never>.never()) }
    }

    @Test func distinct() { check { input, _ in input.distinct(by: \.number) } }

    @Test func ignoreValues() { check { input, _ in input.ignoreValues() } }

    @Test func skipNil() { check { input, _ in input.map { $0.number > 1 ? $0 : nil }.skipNil() } }

    @Test func take() {
        check { input, _ in input.take(0) }
        check { input, _ in input.take(1) }
        check { input, _ in input.take(2) }
        check { input, _ in input.take(9) }
    }

    @Test func takeLast() {
        check { input, _ in input.takeLast(0) }
        check { input, _ in input.takeLast(2) }
    }

    @Test func takeWhile() {
        check { input, _ in input.take(while: { $0.number < 2 }) }
        check { input, _ in input.take(while: { _ in true }) }
    }

    @Test func takeThrough() {
        check { input, _ in input.take(through: { $0.number == 2 }) }
        check { input, _ in input.take(through: { _ in false }) }
    }

    @Test func skip() { check { input, _ in input.skip(1) } }

    @Test func skipLast() {
        check { input, _ in input.skipLast(0) }
        check { input, _ in input.skipLast(1) }
    }

    @Test func skipWhile() { check { input, _ in input.skip(while: { $0.number < 2 }) } }

    @Test func skipUntil() {
        check { input, _ in input.skip(until: Producer<Void, Never>.just(())) }
        check { input, _ in input.skip(until: input.filter { $0.number == 2 }) }
        check { input, _ in input.skip(until: Producer<Void, Mishap>.never()) }
    }

    @Test func takeDuring() {
        let bag = DisposeBag()
        check(keepsUpstream: true) { input, _ in input.take(during: bag) }
        check { input, _ in input.take(during: DisposeBag()) }
    }

    @Test func elementAt() {
        check { input, _ in input.element(at: 1) }
        check { input, _ in input.element(at: -1) }
        check { input, _ in input.element(at: 9, orFailWith: .second) }
    }

    @Test func first() {
        check { input, _ in input.first() }
        check { input, _ in input.first(orFailWith: .second) }
    }

    @Test func firstWhere() {
        check { input, _ in input.first(where: { $0.number == 2 }) }
        check { input, _ in input.first(orFailWith: .second, where: { _ in false }) }
    }

    @Test func firstIndex() { check { input, _ in input.firstIndex(where: { $0.number == 2 }) } }

    @Test func last() {
        check { input, _ in input.last() }
        check { input, _ in input.last(orFailWith: .second) }
    }

    @Test func single() {
        check { input, _ in input.single() }
        check { input, _ in input.take(1).single() }
        check { input, _ in input.single(orFailWith: .second) }
    }

    @Test func contains() {
        check { input, _ in input.contains(where: { $0.number == 2 }) }
        check { input, _ in input.contains(where: { _ in false }) }
    }

    @Test func allSatisfy() { check { input, _ in input.allSatisfy { $0.number < 2 } } }

    @Test func isEmpty() { check { input, _ in input.isEmpty() } }

    @Test func count() { check { input, _ in input.count() } }

    @Test func min() { check { input, _ in input.min(by: { $0.number < $1.number }) } }

    @Test func max() { check { input, _ in input.max(by: { $0.number < $1.number }) } }

    @Test func defaultIfEmpty() {
        check { input, _ in input.map(\.number).defaultIfEmpty(7) }
    }

    @Test func failIfEmpty() { check { input, _ in input.failIfEmpty(with: .second) } }

    @Test func sequenceEqual() {
        check { input, _ in input.sequenceEqual(input, by: { $0.number == $1.number }) }
        check { input, _ in input.sequenceEqual(Producer<Numbered, Mishap>.never(), by: { $0.number == $1.number }) }
    }

    @Test func merge() {
        check { input, _ in input.merge(with: input) }
        check { input, _ in BinderyStreams.merge([input, input, input]) }
    }

    @Test func combineLatest() {
        check { input, _ in BinderyStreams.combineLatest(input, Producer<Int, Mishap>.just(1)) }
        check { input, _ in BinderyStreams.combineLatest(Producer<Int, Mishap>.never(), input) }
    }

    @Test func collections() {
        check { input, _ in BinderyStreams.combineLatest([input, input, input]) }
        check { input, _ in BinderyStreams.zip([input, input, input]) }
        check { input, _ in BinderyStreams.merge(input, input.filter { _ in true }, input) }
    }

    @Test func booleans() {
        check { input, _ in input.map { $0.number > 1 }.and(Producer<Bool, Mishap>.just(true)) }
        check { input, _ in input.map { $0.number > 1 }.or(input.map { $0.number > 2 }.not()) }
    }

    @Test func expand() {
        check { input, _ in
            input.expand { value in Producer<Numbered, Mishap>.just(value).filter { _ in false } }
        }
        check { input, time in
            input.expand(maxConcurrent: 1) {
                Producer<Numbered, Mishap>.just($0).delay(for: .seconds(1), on: time).filter { _ in false }
            }
        }
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

    @Test func retryBackoff() {
        check(keepsUpstream: true) { input, time in
            input.retry(2, backoff: Backoff(initial: .seconds(1)), resetOnSuccess: true, on: time)
        }
    }

    @Test func repeatWhen() {
        check(keepsUpstream: true) { input, _ in input.repeat { _ in Producer<Void, Mishap>.empty() } }
        check(keepsUpstream: true) { input, time in
            input.repeat { _ in Producer<Int, Mishap>.timer(after: .seconds(1), on: time) }
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
        check { input, time in input.throttle(for: .seconds(1), leading: false, on: time) }
        check { input, time in
            input.throttle { _ in Producer<Int, Mishap>.timer(after: .seconds(1), on: time) }
        }
    }

    @Test func debounceUntil() {
        check { input, time in
            input.debounce { _ in Producer<Int, Mishap>.timer(after: .seconds(1), on: time) }
        }
    }

    @Test func delayUntil() {
        check { input, time in input.delay { _ in Producer<Int, Mishap>.timer(after: .seconds(1), on: time) } }
    }

    @Test func audit() {
        check { input, time in input.audit(for: .seconds(1), on: time) }
        check(keepsUpstream: true) { input, _ in input.audit { _ in input } }
    }

    @Test func sampleEvery() {
        check(keepsUpstream: true) { input, time in input.sample(every: .seconds(1), on: time) }
    }

    @Test func delayObservation() {
        check { input, time in input.delayObservation(for: .zero, on: time) }
        check { input, time in input.delayObservation(for: .seconds(1), on: time) }
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
        check { input, _ in
            input.do(onStart: {}, onValue: { _ in }, onFailure: { _ in }, onCompletion: {}, onDispose: {})
        }
    }

    @Test func debug() { check { input, _ in input.debug("numbers", to: { _ in }) } }

    @Test func trace() {
        check { input, _ in input.trace("numbers") }
        TraceLog().record { check { input, _ in input.trace("numbers") } }
    }

    @Test func trackActivity() {
        let counter = ActivityCounter()
        check { input, _ in input.trackActivity(counter) }
        check { input, _ in input.trackFailures(Subject()) }
        check { input, _ in input.trackFailures(MutableProperty<Mishap?>(nil)) }
    }

    @Test func multicast() {
        check { input, _ in
            let connectable = input.multicast { Subject() }
            return Producer<Numbered, Mishap>.deferred { connectable }.merge(with: connectable.refCount())
        }
        check { input, _ in input.multicast(Subject()).refCount() }
        check { input, _ in input.multicast(ReplaySubject(bufferSize: 1)).refCount() }
        check { input, _ in input.connect { $0.merge(with: $0.skip(1)) } }
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
