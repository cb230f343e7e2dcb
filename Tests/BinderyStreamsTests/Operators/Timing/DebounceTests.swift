import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DebounceTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    private var debounced: some Signal<Int, Mishap> { source.debounce(for: .seconds(1), on: time) }

    @Test func aValueIsSentWhenTheWaitEnds() {
        expect(debounced, sends: [.value(2)]) {
            source.send(1)
            time.advance(by: .milliseconds(999))
            source.send(2)
            time.advance(by: .seconds(1))
        }
    }

    @Test func itIsSentAtTheEndOfTheWaitAndNotBefore() {
        var instants: [Duration] = []
        let observation = debounced.map { _ in time.now }.observe(onValue: { instants.append($0) }, onFailure: { _ in })
        source.send(1)
        time.advance(by: .milliseconds(400))
        source.send(2)
        time.advance(by: .seconds(10))
        #expect(instants == [.milliseconds(1400)])
        observation.dispose()
    }

    @Test func eachPauseSendsItsValue() {
        expect(debounced, sends: [.value(1), .value(2), .value(3)]) {
            for value in 1...3 {
                source.send(value)
                time.advance(by: .seconds(1))
            }
        }
    }

    @Test func completionSendsTheKeptValueAtOnce() {
        expect(debounced, sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
            #expect(time.now == .zero)
        }
    }

    @Test func completionWithNothingKeptIsPassedOn() {
        expect(debounced, sends: [.value(1), .completed]) {
            source.send(1)
            time.advance(by: .seconds(1))
            source.complete()
        }
    }

    @Test func aFailureIsPassedOnAtOnceAndTheKeptValueIsDropped() {
        expect(debounced, sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
            time.advance(by: .seconds(5))
        }
    }

    @Test func disposalDropsTheKeptValueAndTheTimer() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.debounce(for: .seconds(1), on: time).observe { _ in }
        tokens.send(lifetime.token())
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
        time.advance(by: .seconds(5))
    }

    @Test func insideARunTheSchedulerIsThatOfTheContext() {
        let sent = time.run {
            events(of: source.debounce(for: .seconds(1))) {
                source.send(1)
                time.advance(by: .seconds(1))
            }
        }
        #expect(sent == [.value(1)])
    }

    @Test func withoutASchedulerItPassesOnAndSaysSo() {
        let messages = Messages()
        let sent = Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            events(of: source.debounce(for: .seconds(1), file: "Search.swift", line: 4)) { source.send(1) }
        }
        #expect(sent == [.value(1)])
        #expect(
            messages.all == [
                """
                Bindery: debounce at Search.swift:4 has no scheduler and passes values on without waiting. Pass one \
                (`on: scheduler`), or observe it on the MainActor or on another actor: a detached task, a \
                `@concurrent` function and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
