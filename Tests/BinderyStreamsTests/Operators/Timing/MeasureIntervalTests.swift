import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MeasureIntervalTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    private var measured: some Signal<String, Mishap> {
        source.measureInterval(on: time).map { "\($0.value) after \($0.interval)" }
    }

    @Test func eachValueComesWithTheTimeSinceTheOneBefore() {
        expect(measured, sends: [.value("1 after 3.0 seconds"), .value("2 after 0.5 seconds"), .completed]) {
            time.advance(by: .seconds(3))
            source.send(1)
            time.advance(by: .milliseconds(500))
            source.send(2)
            source.complete()
        }
    }

    @Test func aFailureIsPassedOn() {
        expect(measured, sends: [.failed(.first)]) { source.fail(.first) }
    }
}
