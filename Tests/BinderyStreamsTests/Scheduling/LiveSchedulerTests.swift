import BinderyStreams
import BinderyTestSupport
import Testing

@MainActor
@Suite struct LiveSchedulerTests {
    private let time = LiveScheduler(on: MainActor.shared)

    @Test func workRunsInTheOrderOfTheInstants() async {
        var order: [Int] = []
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = time.schedule(after: .milliseconds(6)) { done.resume() }
            _ = time.schedule(after: .milliseconds(4)) { order.append(2) }
            _ = time.schedule(after: .milliseconds(2)) { order.append(1) }
            _ = time.schedule(after: .milliseconds(4)) { order.append(3) }
        }
        #expect(order == [1, 2, 3])
    }

    @Test func workRunsOnTheActorAndNotBeforeItsInstant() async {
        let began = time.now
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = time.schedule(after: .milliseconds(5)) {
                MainActor.preconditionIsolated()
                done.resume()
            }
        }
        #expect(time.now - began >= .milliseconds(5))
    }

    @Test func whatIsTakenBackDoesNotRun() async {
        var order: [String] = []
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let early = time.schedule(after: .milliseconds(1)) { order.append("early") }
            _ = time.schedule(after: .milliseconds(3)) {
                order.append("late")
                done.resume()
            }
            early.dispose()
        }
        #expect(order == ["late"])
    }

    @Test func workMayScheduleMore() async {
        var order: [Int] = []
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = time.schedule(after: .milliseconds(1)) {
                order.append(1)
                _ = time.schedule(after: .zero) {
                    order.append(2)
                    _ = time.schedule(after: .milliseconds(1)) { done.resume() }
                }
            }
        }
        #expect(order == [1, 2])
    }

    @Test func aFreedSchedulerRunsNothing() async {
        let lifetime = Lifetime()
        do {
            let token = lifetime.token()
            let short = LiveScheduler(on: MainActor.shared)
            _ = short.schedule(after: .milliseconds(1)) { withExtendedLifetime(token) {} }
        }
        #expect(lifetime.alive == 0)
    }

    @Test func aSleepOfACancelledTaskThrows() async {
        let task = Task { () -> Bool in
            do throws(CancellationError) {
                try await time.sleep(for: .seconds(600))
                return false
            } catch {
                return true
            }
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test func aSleepReturns() async throws {
        let began = time.now
        try await time.sleep(for: .milliseconds(2))
        #expect(time.now - began >= .milliseconds(2))
    }
}
