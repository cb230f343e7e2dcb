import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeForTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    private var taken: some Signal<Int, Mishap> { source.take(for: .seconds(1), on: time) }

    @Test func afterTheTimeItCompletes() {
        expect(taken, sends: [.value(1), .completed]) {
            source.send(1)
            time.advance(by: .seconds(1))
            #expect(source.observers == 0)
            source.send(2)
        }
    }

    @Test func failureAndCompletionArePassedOn() {
        expect(taken, sends: [.failed(.first)]) {
            source.fail(.first)
            time.advance(by: .seconds(1))
        }
        expect(Producer<Int, Mishap>.just(1).take(for: .seconds(1), on: time), sends: [.value(1), .completed]) {
            time.advance(by: .seconds(1))
        }
    }
}
