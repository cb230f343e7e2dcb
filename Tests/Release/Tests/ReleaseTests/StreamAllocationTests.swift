import BinderyStreams
import Testing

/// The allocations of one event of a signal, and of one observation.
@Suite(.countsAllocations) struct StreamAllocationTests {
    private let numbers = Subject<Int, Never>()

    /// Expects that a value that passes `signal` makes `expected` allocations.
    private func expectPerValue<S: Signal>(
        _ expected: Int, _ name: String, _ signal: S, sourceLocation: SourceLocation = #_sourceLocation
    ) where S.Failure == Never {
        let observation = signal.observe { _ in }
        expectAllocations(expected, "a value through \(name)", sourceLocation: sourceLocation) { numbers.send($0) }
        observation.dispose()
    }

    @Test func aValueAllocatesNothing() {
        expectPerValue(0, "a subject", numbers)
        expectPerValue(0, "map", numbers.map { $0 &+ 1 })
        expectPerValue(0, "map→filter→map", numbers.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 2 })
        expectPerValue(0, "compactMap", numbers.compactMap { $0 & 1 == 0 ? $0 : nil })
        expectPerValue(0, "scan", numbers.scan(0) { $0 &+ $1 })
        expectPerValue(0, "distinctUntilChanged", numbers.distinctUntilChanged())
        expectPerValue(0, "pairwise", numbers.pairwise())
        expectPerValue(0, "enumerated", numbers.enumerated())
        expectPerValue(0, "take(while:)", numbers.take(while: { $0 >= 0 }))
        expectPerValue(0, "merge", numbers.merge(with: numbers))
        expectPerValue(0, "combineLatest", combineLatest(numbers, numbers))
        expectPerValue(0, "combineLatest of three", combineLatest(numbers, numbers, numbers))
        expectPerValue(0, "withLatestFrom", numbers.withLatestFrom(numbers))
        expectPerValue(0, "share", numbers.share())
        expectPerValue(0, "do", numbers.do(onValue: { _ in }))
    }

    @Test func anElementOfAColdSignalAllocatesNothing() {
        func run(_ count: Int) -> Int {
            allocations {
                _ = Producer<Int, Never>.range(0..<count).map { $0 &+ 1 }.filter { $0 & 1 == 0 }.scan(0) { $0 &+ $1 }
                    .observe { _ in }
            }
        }
        _ = run(1)
        #expect(run(10) == run(10_000))
    }

    @Test func broadcastAllocatesNothing() {
        let observations = (0..<100).map { _ in numbers.observe { _ in } }
        expectAllocations(0, "a value for 100 observers") { numbers.send($0) }
        for observation in observations { observation.dispose() }
    }

    @Test func anObservationAllocatesLittle() {
        expectAllocations(2, "an observation of a subject") { _ in numbers.observe { _ in }.dispose() }
        expectAllocations(2, "an observation through map") { _ in numbers.map { $0 &+ 1 }.observe { _ in }.dispose() }
        expectAllocations(4, "an observation through flatMapLatest") { _ in
            numbers.flatMapLatest { Producer<Int, Never>.just($0) }.observe { _ in }.dispose()
        }
    }

    @Test func aSwitchAllocatesLittle() {
        expectPerValue(1, "flatMapLatest", numbers.flatMapLatest { Producer<Int, Never>.just($0) })
    }
}
