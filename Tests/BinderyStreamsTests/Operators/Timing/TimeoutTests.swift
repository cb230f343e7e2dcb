import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimeoutTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>(), other = Source<Int, Mishap>()

    private var failing: some Signal<Int, Mishap> { source.timeout(after: .seconds(1), failure: .second, on: time) }
    private var switching: some Signal<Int, Mishap> { source.timeout(after: .seconds(1), switchTo: other, on: time) }

    @Test func withoutAValueItFails() {
        expect(failing, sends: [.failed(.second)]) {
            time.advance(by: .seconds(1))
            #expect(source.observers == 0)
            source.send(1)
        }
    }

    @Test func eachValueRestartsTheWait() {
        expect(failing, sends: [.value(1), .value(2), .failed(.second)]) {
            time.advance(by: .milliseconds(900))
            source.send(1)
            time.advance(by: .milliseconds(900))
            source.send(2)
            time.advance(by: .seconds(1))
        }
    }

    @Test func itGoesOnWithTheOtherSignal() {
        expect(switching, sends: [.value(1), .value(2), .completed]) {
            source.send(1)
            time.advance(by: .seconds(1))
            #expect(source.observers == 0)
            other.send(2)
            time.advance(by: .seconds(10))
            other.complete()
        }
    }

    @Test func failureAndCompletionArePassedOnAndEndTheWait() {
        expect(switching, sends: [.failed(.first)]) {
            source.fail(.first)
            time.advance(by: .seconds(5))
        }
        let completing = Source<Int, Mishap>()
        expect(completing.timeout(after: .seconds(1), failure: .second, on: time), sends: [.completed]) {
            completing.complete()
            time.advance(by: .seconds(5))
        }
        #expect(other.observations == 0)
    }

    @Test func disposalEndsTheWait() {
        _ = events(of: switching)
        time.advance(by: .seconds(5))
        #expect(other.observations == 0)
    }

    @Test func afterTheFirstValueNothingIsWaitedForUnlessEachIsGiven() throws {
        try marbles { m in
            let source = m.cold("---a---------b|")
            m.expect(source.timeout(first: m.time("-----|"), failure: "late")).toBe("---a---------b|")
            m.expect(source.timeout(first: m.time("--|"), failure: "late")).toBe("--#", error: "late")
            m.expect(source.timeout(first: m.time("-----|"), each: m.time("--|"), failure: "late"))
                .toBe("---a-#", error: "late")
        }
    }

    @Test func afterTheFirstWaitAnotherSignalGoesOn() throws {
        try marbles { m in
            let other = m.cold("-x|")
            m.expect(m.cold("-----a").timeout(first: m.time("--|"), switchTo: other)).toBe("---x|")
            m.expectSubscriptions(other).toBe("--^-!")
        }
    }
}
