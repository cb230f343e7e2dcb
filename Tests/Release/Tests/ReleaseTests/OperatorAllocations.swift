import BinderyStreams

private enum Mishap: Error {
    case mishap
}

private typealias Numbers = Producer<Int, Never>
private typealias Risky = Producer<Int, Mishap>

// The sources. They exist before anything is measured.
nonisolated(unsafe) private let numbers = Subject<Int, Never>()
nonisolated(unsafe) private let others = Subject<Int, Never>()
nonisolated(unsafe) private let risky = Subject<Int, Mishap>()
nonisolated(unsafe) private let truths = Subject<Bool, Never>()
nonisolated(unsafe) private let events = Subject<Event<Int, Never>, Never>()
nonisolated(unsafe) private let remembered = ReplaySubject<Int, Never>(bufferSize: 2)
nonisolated(unsafe) private let property = MutableProperty(0)
nonisolated(unsafe) private let clock = StoppedClock()

/// For what needs no disposal.
nonisolated(unsafe) private let ended: any Disposable = Nothing()

private func send(_ number: Int) { numbers.send(number) }
private func sendRisky(_ number: Int) { risky.send(number) }
private func sendEvent(_ number: Int) { events.send(.value(number)) }
private func sendRemembered(_ number: Int) { remembered.send(number) }
private func write(_ number: Int) { property.value = number }
private func sendTruth(_ number: Int) { truths.send(number & 1 == 0) }

private final class Nothing: Disposable {
    var isDisposed: Bool { true }
    func dispose() {}
}

/// A scheduler on which no time passes and no work runs.
private final class StoppedClock: Scheduler {
    let now = Duration.zero

    func schedule(after delay: Duration, _ work: @escaping () -> Void) -> any Disposable { ended }

    nonisolated(nonsending) func sleep(for delay: Duration) async throws(CancellationError) {}
}

extension AllocationTable {
    mutating func addCreating() {
        addUncounted("Producer.background(_:)")
        addUncounted("Producer.from(async:)")
        addUncounted("Producer.from(_:), of an asynchronous sequence")
        addUncounted("Producer.fromCallback(_:cancel:)")
        add("Producer.deferred(_:)") { Numbers.deferred { Numbers.just(1) } }
        add("Producer.from(_:)") { Numbers.from([1, 2, 3]) }
        add("Producer.from(_:), of a result") { Numbers.from(.success(1)) }
        add("Producer.of(_:…)") { Numbers.of(1, 2, 3) }
        add("Producer.range(_:)") { Numbers.range(0..<3) }
        add("Producer.fromDelegate(_:attach:detach:)") {
            Numbers.fromDelegate({ $0 }, attach: { _ in }, detach: { _ in })
        }
        add("Producer.generate(from:while:next:)") { Numbers.generate(from: 0, while: { $0 < 3 }, next: { $0 + 1 }) }
        add("Producer.just(_:)") { Numbers.just(1) }
        add("Producer.empty()") { Numbers.empty() }
        addFailing("Producer.fail(_:)") { Risky.fail(.mishap) }
        add("Producer.never()") { Numbers.never() }
        add("Producer.using(_:release:_:)") { Numbers.using({ 1 }, release: { _ in }, { Numbers.just($0) }) }
        add("Producer") { Numbers { $0.send(1) } }
        add("Subject", sending: send) { numbers }
        add("ReplaySubject", sending: sendRemembered) { remembered }
        add("eraseToAnySignal()", sending: send) { numbers.eraseToAnySignal() }
        add("property.changes", sending: write) { property.changes }
        add("property.signal", sending: write) { property.signal }
        measure("property(initial:)", nil) {
            _ = numbers.property(initial: 0)
            return ended
        }
    }

    mutating func addTransforming() {
        addFailing("asResult()", sending: sendRisky) { risky.asResult() }
        add("buffer(count:)", sending: send) { numbers.buffer(count: 2) }
        add("buffer(on:)", sending: send) { numbers.buffer(on: others) }
        add("buffer(count:skip:)", sending: send) { numbers.buffer(count: 2, skip: 1) }
        add("buffer(for:every:count:on:)", sending: send) { numbers.buffer(for: .seconds(1), count: 2, on: clock) }
        add("collect()", sending: send) { numbers.collect() }
        add("compactMap(_:)", sending: send) { numbers.compactMap { $0 & 1 == 0 ? $0 : nil } }
        add("dematerialize()", sending: sendEvent) { events.dematerialize() }
        add("enumerated()", sending: send) { numbers.enumerated() }
        add("groupBy(_:)", sending: send) { numbers.groupBy { $0 & 1 } }
        add("map(_:)", sending: send) { numbers.map { $0 &+ 1 } }
        add("mapTo(_:)", sending: send) { numbers.mapTo(1) }
        add("materialize()", sending: send) { numbers.materialize() }
        add("pairwise()", sending: send) { numbers.pairwise() }
        add("reduce(_:_:)", sending: send) { numbers.reduce(0) { $0 &+ $1 } }
        add("scan(_:_:)", sending: send) { numbers.scan(0) { $0 &+ $1 } }
        addFailing("tryMap(_:)", sending: sendRisky) { risky.tryMap { number throws(Mishap) in number } }
        add("window(count:skip:)", sending: send) { numbers.window(count: 2, skip: 1) }
        add("window(on:)", sending: send) { numbers.window(on: others) }
        add("window(for:every:count:on:)", sending: send) { numbers.window(for: .seconds(1), count: 2, on: clock) }
    }

    mutating func addFiltering() {
        add("allSatisfy(_:)", sending: send) { numbers.allSatisfy { $0 >= 0 } }
        add("contains(_:)", sending: send) { numbers.contains(-1) }
        add("count()", sending: send) { numbers.count() }
        add("defaultIfEmpty(_:)", sending: send) { numbers.defaultIfEmpty(1) }
        add("distinct()", sending: send) { numbers.distinct() }
        add("distinct(by:resetOn:)", sending: send) { numbers.distinct(by: { $0 }, resetOn: others) }
        add("distinctUntilChanged()", sending: send) { numbers.distinctUntilChanged() }
        add("element(at:)", sending: send) { numbers.element(at: 1_000) }
        addFailing("failIfEmpty(with:)", sending: sendRisky) { risky.failIfEmpty(with: .mishap) }
        add("filter(_:)", sending: send) { numbers.filter { $0 & 1 == 0 } }
        add("first()", sending: send) { numbers.first() }
        add("firstIndex(where:)", sending: send) { numbers.firstIndex { $0 < 0 } }
        add("first(where:)", sending: send) { numbers.first { $0 < 0 } }
        add("ignoreValues()", sending: send) { numbers.ignoreValues() }
        add("isEmpty()") { numbers.isEmpty() }
        add("last()", sending: send) { numbers.last() }
        add("max()", sending: send) { numbers.max() }
        add("min()", sending: send) { numbers.min() }
        add("single()") { numbers.single() }
        add("skip(_:)", sending: send) { numbers.skip(1) }
        add("skipLast(_:)", sending: send) { numbers.skipLast(1) }
        add("skipNil()", sending: send) { numbers.map { $0 & 1 == 0 ? $0 : nil }.skipNil() }
        add("skip(until:)", sending: send) { numbers.skip(until: others) }
        add("skip(while:)", sending: send) { numbers.skip(while: { $0 < 0 }) }
        add("take(_:)", sending: send) { numbers.take(1_000) }
        add("take(during:)", sending: send) { numbers.take(during: DisposeBag()) }
        add("takeLast(_:)", sending: send) { numbers.takeLast(1) }
        add("take(through:)", sending: send) { numbers.take(through: { $0 < 0 }) }
        add("take(until:)", sending: send) { numbers.take(until: others) }
        add("take(while:)", sending: send) { numbers.take(while: { $0 >= 0 }) }
    }

    mutating func addCombining() {
        add("and(_:)", sending: sendTruth) { truths.and(truths) }
        add("combineLatest(_:_:)", sending: send) { combineLatest(numbers, others) }
        add("endWith(_:…)", sending: send) { numbers.endWith(1) }
        add("merge(with:)", sending: send) { numbers.merge(with: others) }
        add("not()", sending: sendTruth) { truths.not() }
        add("or(_:)", sending: sendTruth) { truths.or(truths) }
        add("sample(on:)", sending: send) { numbers.sample(on: numbers) }
        add("sequenceEqual(_:)", sending: send) { numbers.sequenceEqual(numbers) }
        add("startWith(_:…)", sending: send) { numbers.startWith(1) }
        add("switchIfEmpty(_:)", sending: send) { numbers.switchIfEmpty(others) }
        add("withLatestFrom(_:)", sending: send) { numbers.withLatestFrom(numbers) }
        add("zip(_:_:)", sending: send) { zip(numbers, numbers) }
    }

    mutating func addFlattening() {
        add("concat(with:)", sending: send) { numbers.concat(with: others) }
        add("concatMap(_:)", sending: send) { numbers.concatMap { Numbers.just($0) } }
        add("expand(_:)", sending: send) { numbers.expand { _ in Numbers.empty() } }
        add("flatMap(_:)", sending: send) { numbers.flatMap { Numbers.just($0) } }
        add("flatMap(maxConcurrent:_:)", sending: send) { numbers.flatMap(maxConcurrent: 2) { Numbers.just($0) } }
        add("flatMapFirst(_:)", sending: send) { numbers.flatMapFirst { Numbers.just($0) } }
        add("flatMapLatest(_:)", sending: send) { numbers.flatMapLatest { Numbers.just($0) } }
        addUncounted("mapAsync(_:_:)")
        addUncounted("mapInBackground(_:_:)")
        add("race(with:)", sending: send) { numbers.race(with: others) }
        add("switchToLatest()", sending: send) { numbers.map { Numbers.just($0) }.switchToLatest() }
        add("then(_:)", sending: send) { numbers.then(others) }
    }

    mutating func addTiming() {
        add("audit(until:)", sending: send) { numbers.audit { _ in Numbers.never() } }
        add("debounce(for:on:)", sending: send) { numbers.debounce(for: .seconds(1), on: clock) }
        add("debounce(until:)", sending: send) { numbers.debounce { _ in Numbers.never() } }
        add("delay(for:on:)") { numbers.delay(for: .seconds(1), on: clock) }
        add("delayObservation(for:on:)") { numbers.delayObservation(for: .seconds(1), on: clock) }
        add("delay(until:)", sending: send) { numbers.delay { _ in Numbers.just(1) } }
        add("Producer.interval(_:on:)") { Numbers.interval(.seconds(1), on: clock) }
        add("measureInterval(on:)", sending: send) { numbers.measureInterval(on: clock) }
        add("sample(every:on:)", sending: send) { numbers.sample(every: .seconds(1), on: clock) }
        add("take(for:on:)", sending: send) { numbers.take(for: .seconds(1), on: clock) }
        add("throttle(for:leading:latest:on:)", sending: send) { numbers.throttle(for: .seconds(1), on: clock) }
        add("throttle(leading:latest:until:)", sending: send) { numbers.throttle { _ in Numbers.just(1) } }
        addFailing("timeout(after:failure:on:)", sending: sendRisky) {
            risky.timeout(after: .seconds(1), failure: .mishap, on: clock)
        }
        add("Producer.timer(after:on:)") { Numbers.timer(after: .seconds(1), on: clock) }
        add("timestamp(on:)", sending: send) { numbers.timestamp(on: clock) }
    }

    mutating func addFailing() {
        add("catch(_:)", sending: sendRisky) { risky.catch { _ in others } }
        add("catchAndReturn(_:)", sending: sendRisky) { risky.catchAndReturn(0) }
        add("ignoreError()", sending: sendRisky) { risky.ignoreError() }
        addFailing("mapError(_:)", sending: sendRisky) { risky.mapError { $0 } }
        addFailing("promoteError(to:)", sending: send) { numbers.promoteError(to: Mishap.self) }
        add("repeat(_:)", sending: send) { numbers.repeat() }
        add("repeat(when:)", sending: send) { numbers.repeat { _ in others } }
        addFailing("retry(_:)", sending: sendRisky) { risky.retry() }
        addFailing("retry(_:backoff:resetOnSuccess:while:using:on:)", sending: sendRisky) {
            risky.retry(backoff: Backoff(initial: .seconds(1)), on: clock)
        }
        addFailing("retry(when:)", sending: sendRisky) { risky.retry { _, _ in risky } }
    }

    mutating func addSharing() {
        add("connect(_:)", sending: send) { numbers.connect { $0 } }
        add("multicast(_:)") { numbers.multicast { Subject() } }
        add("refCount()", sending: send) { numbers.multicast { Subject() }.refCount() }
        add("share()", sending: send) { numbers.share() }
        add("share(replay:)", sending: send) { numbers.share(replay: 1) }
    }

    mutating func addObserving() {
        add("debug(_:to:)") { numbers.debug("numbers", to: { _ in }) }
        add("do(onStart:onValue:onFailure:onCompletion:onDispose:)", sending: send) { numbers.do(onValue: { _ in }) }
        measure("observe(onValue:onFailure:onCompletion:onDispose:)", sendRisky) {
            risky.observe(onValue: { _ in }, onFailure: { _ in })
        }
        measure("observe(_:)", send) { numbers.observe { _ in } }
        measure("observeEvents(_:)", send) { numbers.observeEvents { _ in } }
        addUncounted("firstValue()")
        addUncounted("values(buffering:)")
        add("trace(_:)", sending: send) { numbers.trace("numbers") }
        let counter = ActivityCounter()
        add("trackActivity(_:)", sending: send) { numbers.trackActivity(counter) }
        let failures = Subject<Mishap, Never>()
        addFailing("trackFailures(_:)", sending: sendRisky) { risky.trackFailures(failures) }
    }
}
