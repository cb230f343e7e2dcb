import BinderyStreams
import Testing

@Suite struct UsingTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()
    private let source = Source<Int, Mishap>()

    private var used: some Signal<Int, Mishap> {
        Producer<Int, Mishap>.using(
            { [log] in log.lines.append("acquire") },
            release: { [log, source] _ in
                #expect(source.observers == 0)
                log.lines.append("release")
            },
            { [source] _ in source })
    }

    @Test func theResourceLivesFromTheObservationToTheDisposal() {
        expect(used, sends: [.value(1)]) {
            #expect(log.lines == ["acquire"])
            source.send(1)
        }
        #expect(log.lines == ["acquire", "release"])
    }

    @Test func itIsReleasedBeforeTheEndIsPassedOn() {
        let completed = { [log] in log.lines.append("completed") }
        _ = used.observe(onValue: { _ in }, onFailure: { _ in }, onCompletion: completed)
        source.complete()
        #expect(log.lines == ["acquire", "release", "completed"])
    }

    @Test func itIsReleasedAfterAFailure() {
        expect(used, sends: [.failed(.first)]) {
            source.fail(.first)
            #expect(log.lines == ["acquire", "release"])
        }
    }

    @Test func aSignalThatEndsAtOnceReleasesItsResource() {
        var released: [Int] = []
        let numbers = Producer<Int, Mishap>.using(
            { 7 }, release: { released.append($0) }, { Producer<Int, Mishap>.just($0) })
        expect(numbers, sends: [.value(7), .completed])
        #expect(released == [7])
    }
}
