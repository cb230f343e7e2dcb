import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimerTests {
    private let time = VirtualScheduler()

    @Test func itSendsOnceAndCompletes() {
        expect(Producer<Int, Mishap>.timer(after: .seconds(1), on: time), sends: [.value(0), .completed]) {
            time.advance(by: .seconds(10))
        }
    }

    @Test func itSendsNothingBeforeTheEndOfTheDelay() {
        expect(Producer<Int, Mishap>.timer(after: .seconds(1), on: time), sends: []) {
            time.advance(by: .milliseconds(999))
        }
        time.advance(by: .seconds(10))
    }

    @Test func aRepeatingOneGoesOn() {
        var instants: [Duration] = []
        let timer = Producer<Int, Never>.timer(after: .seconds(3), repeating: .seconds(1), on: time)
        let observation = timer.observe { _ in instants.append(time.now) }
        time.advance(by: .seconds(5))
        #expect(instants == [.seconds(3), .seconds(4), .seconds(5)])
        observation.dispose()
        time.advance(by: .seconds(5))
        #expect(instants.count == 3)
    }

    @Test func withoutASchedulerItSendsNothingAndSaysSo() {
        let messages = Messages()
        let sent = Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            events(of: Producer<Int, Never>.timer(after: .zero, file: "Clock.swift", line: 4))
        }
        #expect(sent == [])
        #expect(
            messages.all == [
                """
                Bindery: timer at Clock.swift:4 has no scheduler and sends nothing. Pass one (`on: scheduler`), or \
                observe it on the MainActor or on another actor: a detached task, a `@concurrent` function and an \
                async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
