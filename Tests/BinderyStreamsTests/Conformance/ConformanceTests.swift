import BinderyStreams
import BinderyTesting
import Testing

/// Every operator through ``OperatorConformance``. A new operator: one line.
@Suite struct ConformanceTests {
    private typealias Input = AnySignal<Numbered, Mishap>

    private func check<Output: Signal<Value, Mishap>, Value>(
        sourceLocation: SourceLocation = #_sourceLocation, _ make: @escaping (Input, VirtualScheduler) -> Output
    ) {
        #expect(OperatorConformance(make).violations() == [], sourceLocation: sourceLocation)
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

    @Test func debounce() { check { input, time in input.debounce(for: .seconds(1), on: time) } }

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

    @Test func share() { check { input, _ in input.share() } }

    @Test func eraseToAnySignal() { check { input, _ in input.map { $0 }.eraseToAnySignal() } }

    @Test func aLongChain() {
        check { input, time in
            input.map { $0 }.share().do(onDispose: {}).merge(with: input.filter { _ in true })
                .debounce(for: .seconds(1), on: time).flatMapLatest { Producer<Numbered, Mishap>.just($0) }
                .distinctUntilChanged().share()
        }
    }
}
