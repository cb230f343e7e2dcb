import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct VirtualSchedulerTests {
    private final class Log {
        var lines: [String] = []
    }

    private let time = VirtualScheduler(), log = Log()

    private func schedule(_ name: String, after delay: Duration) -> any Disposable {
        time.schedule(after: delay) { [time, log] in log.lines.append("\(name) at \(time.now)") }
    }

    @Test func workRunsAtItsInstantInsideAdvance() {
        _ = schedule("late", after: .seconds(2))
        _ = schedule("early", after: .seconds(1))
        time.advance(by: .milliseconds(999))
        #expect(log.lines == [])
        time.advance(by: .seconds(5))
        #expect(log.lines == ["early at 1.0 seconds", "late at 2.0 seconds"])
        #expect(time.now == .milliseconds(5_999))
    }

    @Test func cancelledWorkIsReleasedWhileEarlierWorkWaits() {
        var queue = ScheduledQueue()
        _ = queue.add(at: .seconds(1)) {}
        weak var first: ScheduledWork?
        for number in 0..<1_000 {
            let work = queue.add(at: .seconds(3_600)) {}
            if number == 0 { first = work }
            work.dispose()
        }
        #expect(first == nil)
        #expect(queue.first?.instant == .seconds(1))
    }

    @Test func workKeepsItsOrderWhileOtherWorkIsCancelled() {
        var cancelled: [any Disposable] = []
        for number in 0..<500 {
            _ = schedule("\(number)", after: .seconds(500 - number))
            cancelled.append(schedule("cancelled", after: .seconds(number)))
            if number % 3 == 0 { cancelled.removeFirst().dispose() }
        }
        for each in cancelled { each.dispose() }
        time.advance(by: .seconds(500))
        #expect(log.lines == (1...500).map { "\(500 - $0) at \(Double($0)) seconds" })
    }

    @Test func equalInstantsKeepTheOrderOfTheCalls() {
        for number in 0..<100 { _ = schedule("\(number)", after: .seconds(1)) }
        time.advance(by: .seconds(1))
        #expect(log.lines == (0..<100).map { "\($0) at 1.0 seconds" })
    }

    @Test func timeDoesNotGoBackAfterWorkThatAdvancesIt() {
        _ = time.schedule(after: .seconds(1)) { [time] in time.advance(by: .seconds(10)) }
        time.advance(by: .seconds(5))
        #expect(time.now == .seconds(11))
    }

    @Test func whatIsTakenBackDoesNotRun() {
        let first = schedule("first", after: .seconds(1))
        let second = schedule("second", after: .seconds(1))
        first.dispose()
        time.advance(by: .seconds(2))
        #expect(log.lines == ["second at 1.0 seconds"])
        #expect(first.isDisposed && second.isDisposed)
    }

    @Test func whatIsTakenBackIsReleasedAtOnce() {
        let lifetime = Lifetime()
        let work: any Disposable
        do {
            let token = lifetime.token()
            work = time.schedule(after: .seconds(1)) { withExtendedLifetime(token) {} }
        }
        #expect(lifetime.alive == 1)
        work.dispose()
        #expect(lifetime.alive == 0)
    }

    @Test func workMayScheduleMoreWithinTheSameAdvance() {
        func tick() {
            log.lines.append("\(time.now)")
            if time.now < .seconds(3) { _ = time.schedule(after: .seconds(1)) { tick() } }
        }
        tick()
        time.advance(by: .seconds(3))
        #expect(log.lines == ["0.0 seconds", "1.0 seconds", "2.0 seconds", "3.0 seconds"])
    }

    @Test func aDelayOfZeroOrLessWaitsForTheNextAdvance() {
        _ = schedule("zero", after: .zero)
        _ = schedule("negative", after: .seconds(-1))
        #expect(log.lines == [])
        time.advance(by: .zero)
        #expect(log.lines == ["zero at 0.0 seconds", "negative at 0.0 seconds"])
    }

    @Test func advancingToTheEndRunsEverythingUpToALimit() {
        _ = schedule("far", after: .seconds(1_000))
        let beyond = schedule("beyond", after: .seconds(5_000))
        time.advanceToEnd()
        #expect(log.lines == ["far at 1000.0 seconds"])
        beyond.dispose()
    }

    @Test func goingBackIsDiagnosed() {
        let messages = Messages()
        time.advance(by: .seconds(2))
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) { time.advance(to: .seconds(1)) }
        #expect(
            messages.all == [
                "Bindery: virtual time cannot go back from 2.0 seconds to 1.0 seconds. Advance to a later instant."
            ])
        #expect(time.now == .seconds(2))
    }

    @Test func aRunReturnsAndThrowsWhatItsBodyDoes() {
        #expect(time.run { 7 } == 7)
        #expect(throws: Mishap.first) { try time.run { () throws(Mishap) in throw .first } }
    }

    @Test func theContextIsThatOfTheScheduler() {
        #expect(ExecutionContext.current == nil)
        time.run { #expect(ExecutionContext.current?.scheduler === time) }
    }

    // MARK: Sleeping

    /// Starts `body` as a task on the scheduler's actor.
    private func start(_ body: nonisolated(nonsending) @escaping () async -> Void) -> Started {
        let started = Started()
        time.run {
            started.task = AsyncWork.start(on: ExecutionContext.current!.actor, body) { _ in }
        }
        return started
    }

    private final class Started {
        var task: Task<Void, Never>?
    }

    @Test func aSleepEndsAtItsInstant() {
        _ = start { () async in
            try? await time.sleep(for: .seconds(1))
            log.lines.append("woke at \(time.now)")
            try? await time.sleep(for: .seconds(2))
            log.lines.append("woke at \(time.now)")
        }
        time.advance(by: .milliseconds(999))
        #expect(log.lines == [])
        time.advance(by: .seconds(10))
        #expect(log.lines == ["woke at 1.0 seconds", "woke at 3.0 seconds"])
    }

    @Test func cancellationEndsASleepAtOnce() {
        let started = start { () async in
            do {
                try await time.sleep(for: .seconds(1))
            } catch {
                log.lines.append("cancelled at \(time.now)")
            }
        }
        time.advance(by: .milliseconds(500))
        started.task?.cancel()
        time.advance(by: .zero)
        #expect(log.lines == ["cancelled at 0.5 seconds"])
        time.advance(by: .seconds(5))
        #expect(log.lines.count == 1)
    }

    @Test func aSleepOfACancelledTaskThrowsAtOnce() {
        let started = start { () async in
            try? await time.sleep(for: .seconds(1))
            do {
                try await time.sleep(for: .seconds(1))
            } catch {
                log.lines.append("cancelled at \(time.now)")
            }
        }
        started.task?.cancel()
        time.advance(by: .zero)
        #expect(log.lines == ["cancelled at 0.0 seconds"])
    }

    @Test func twoHundredRunsAreEqual() {
        func run() -> [String] {
            let time = VirtualScheduler(), log = Log()
            time.run {
                for sleeper in 0..<5 {
                    let work: nonisolated(nonsending) () async -> Void = {
                        for round in 0..<3 {
                            try? await time.sleep(for: .milliseconds(100 * (sleeper % 3 + 1)))
                            log.lines.append("\(sleeper).\(round) at \(time.now)")
                            await Task.yield()
                        }
                    }
                    _ = AsyncWork.start(on: ExecutionContext.current!.actor, work) { _ in }
                }
            }
            time.advance(by: .seconds(2))
            return log.lines
        }
        let first = run()
        #expect(first.count == 15)
        for _ in 1..<200 { #expect(run() == first) }
    }
}
