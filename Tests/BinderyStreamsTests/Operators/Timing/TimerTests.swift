import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimerTests {
    @Test func itSendsOnceAndCompletes() throws {
        try marbles { m in
            m.expect(Producer<Int, Never>.timer(after: m.time("---|"))).toBe("---(0|)", values: digits)
        }
    }

    @Test func itSendsNothingBeforeTheEndOfTheDelay() throws {
        try marbles { m in
            m.expect(Producer<Int, Never>.timer(after: m.time("---|")), unsubscribedAt: "--!").toBe("---")
        }
    }

    @Test func aRepeatingOneGoesOn() throws {
        try marbles { m in
            let timer = Producer<Int, Never>.timer(after: m.time("---|"), repeating: m.time("--|"))
            m.expect(timer, unsubscribedAt: "--------!").toBe("---0-1-2-", values: digits)
        }
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
