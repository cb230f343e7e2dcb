import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimestampTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    private var stamped: some Signal<String, Mishap> {
        source.timestamp(on: time).map { "\($0.value) at \($0.instant)" }
    }

    @Test func eachValueComesWithItsInstant() {
        expect(stamped, sends: [.value("1 at 3.0 seconds"), .value("2 at 4.0 seconds"), .completed]) {
            time.advance(by: .seconds(3))
            source.send(1)
            time.advance(by: .seconds(1))
            source.send(2)
            source.complete()
        }
    }

    @Test func aFailureIsPassedOn() {
        expect(stamped, sends: [.failed(.first)]) { source.fail(.first) }
    }
}
