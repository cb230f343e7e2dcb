import BinderyStreams
import Testing

@Suite struct FromTests {
    @Test func theElementsOfASequenceAreSentThenCompletion() {
        #expect(events(of: Producer<Int, Mishap>.from([3, 1, 2])) == [.value(3), .value(1), .value(2), .completed])
    }

    @Test func anEmptySequenceCompletes() {
        #expect(events(of: Producer<Int, Mishap>.from([])) == [.completed])
    }

    @Test func theGivenValuesAreSent() {
        #expect(events(of: Producer<String, Mishap>.of("a", "b")) == [.value("a"), .value("b"), .completed])
    }

    @Test func theNumbersOfARangeAreSent() {
        #expect(events(of: Producer<Int, Mishap>.range(0..<3)) == [.value(0), .value(1), .value(2), .completed])
    }

    @Test func disposalStopsTheSequence() {
        var drawn = 0
        let endless = sequence(state: 0) { state -> Int? in
            drawn += 1
            state += 1
            return state
        }
        let bag = DisposeBag()
        Producer<Int, Never>.from(endless).do(onValue: { if $0 == 3 { bag.dispose() } }).take(
            until: Producer<Void, Never> { emitter in bag.add(Stop(emitter)) }
        )
        .observe { _ in }.disposed(by: bag)
        #expect(drawn == 3)
    }
}

/// Sends when it is disposed of.
private final class Stop: Disposable {
    private let emitter: Emitter<Void, Never>
    private(set) var isDisposed = false

    init(_ emitter: Emitter<Void, Never>) { self.emitter = emitter }

    func dispose() {
        isDisposed = true
        emitter.send()
    }
}
