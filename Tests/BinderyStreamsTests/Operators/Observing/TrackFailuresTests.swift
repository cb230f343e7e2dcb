import BinderyStreams
import Testing

@Suite struct TrackFailuresTests {
    private let source = Source<Int, Mishap>()

    @Test func aSubjectTellsTheFailureAfterEveryObserver() {
        let failures = Subject<Mishap, Never>()
        var seen: [String] = []
        let tracking = failures.observe { seen.append("tracked \($0)") }
        _ = source.trackFailures(failures).observe(
            onValue: { seen.append("\($0)") }, onFailure: { seen.append("\($0)") })
        source.send(1)
        source.fail(.first)
        #expect(seen == ["1", "first", "tracked first"])
        tracking.dispose()
    }

    @Test func severalSignalsMayShareASubject() {
        let failures = Subject<Mishap, Never>()
        let all = merge([source, Source<Int, Mishap>()]).ignoreError()
        expect(failures, sends: [.value(.second), .value(.first)]) {
            _ = events(of: Producer<Int, Mishap>.fail(.second).trackFailures(failures).merge(with: all.promoteError()))
            _ = events(of: Producer<Int, Mishap>.fail(.first).trackFailures(failures))
        }
    }

    @Test func aPropertyHasTheLatestFailureUntilTheNextObservation() {
        let latest = MutableProperty<Mishap?>(nil)
        expect(source.trackFailures(latest), sends: [.failed(.first)]) { source.fail(.first) }
        #expect(latest.value == .first)
        let observation = Source<Int, Mishap>().trackFailures(latest).observeEvents { _ in }
        #expect(latest.value == nil)
        observation.dispose()
    }

    @Test func completionTracksNothing() {
        let latest = MutableProperty<Mishap?>(nil)
        expect(Producer<Int, Mishap>.just(1).trackFailures(latest), sends: [.value(1), .completed])
        #expect(latest.value == nil)
    }
}
