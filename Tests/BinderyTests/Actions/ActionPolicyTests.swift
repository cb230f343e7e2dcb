import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

/// The four policies; contract A3.
@Suite struct ActionPolicyTests {
    private let time = VirtualScheduler()

    /// Runs `script` on work that takes its input in seconds. Logs starts, cancellations and values with their times.
    private func log(_ policy: OverlapPolicy, _ script: (Action<Int, Int, Never>) -> Void) -> [String] {
        let time = time
        var log: [String] = []
        time.run {
            let action = Action<Int, Int, Never>(policy: policy) { input in
                log.append("\(input) starts at \(time.now)")
                do { try await time.sleep(for: .seconds(input)) } catch { log.append("\(input) is cancelled") }
                return input
            }
            let observation = action.values.observe { log.append("\($0) at \(time.now)") }
            script(action)
            time.advance(by: .seconds(9))
            observation.dispose()
        }
        return log
    }

    @Test func anExecutionThatIsCancelledWhileItWaitsIsReleased() {
        let (time, lifetime) = (time, Lifetime())
        time.run {
            let action = Action<Lifetime.Token, Void, Never>(policy: .queue) { _ in
                try? await time.sleep(for: .seconds(1))
            }
            action.execute(lifetime.token())
            for _ in 0..<1_000 {
                action.execute(lifetime.token()).dispose()
                #expect(lifetime.alive <= 18)
            }
            let last = action.execute(lifetime.token())
            time.advance(by: .seconds(2))
            #expect(last.isDisposed, "what waits is not lost")
            #expect(!action.isExecuting.value)
        }
    }

    @Test func theDeinitOfACancelledInputMayUseTheAction() {
        final class Upload {
            let released: () -> Void

            init(_ released: @escaping () -> Void) { self.released = released }

            deinit { released() }
        }
        let time = time
        time.run {
            let action = Action<Upload, Void, Never>(policy: .queue) { _ in try? await time.sleep(for: .seconds(1)) }
            var count = 0
            let released: () -> Void = { [weak action] in
                count += 1
                action?.execute(Upload {})
            }
            action.execute(Upload {})
            for _ in 0..<40 { action.execute(Upload(released)).dispose() }
            time.advance(by: .seconds(100))
            #expect(count == 40)
            #expect(!action.isExecuting.value)
        }
    }

    private func twoThatOverlap(_ action: Action<Int, Int, Never>) {
        action.execute(3)
        time.advance(by: .seconds(1))
        action.execute(1)
    }

    @Test func theSecondIsRejected() {
        #expect(log(.reject, twoThatOverlap) == ["3 starts at 0.0 seconds", "3 at 3.0 seconds"])
    }

    @Test func theLatestWins() {
        #expect(
            log(.latest, twoThatOverlap) == [
                "3 starts at 0.0 seconds", "1 starts at 1.0 seconds", "3 is cancelled", "1 at 2.0 seconds",
            ])
    }

    @Test func theSecondWaitsForItsTurn() {
        #expect(
            log(.queue, twoThatOverlap) == [
                "3 starts at 0.0 seconds", "3 at 3.0 seconds", "1 starts at 3.0 seconds", "1 at 4.0 seconds",
            ])
    }

    @Test func bothRunAtOnce() {
        #expect(
            log(.concurrent, twoThatOverlap) == [
                "3 starts at 0.0 seconds", "1 starts at 1.0 seconds", "1 at 2.0 seconds", "3 at 3.0 seconds",
            ])
    }

    @Test(arguments: [(OverlapPolicy.latest, "ft 999ms f"), (.queue, "ft 1999ms f"), (.concurrent, "ft 999ms f")])
    func isExecutingDoesNotFlickerBetweenExecutions(policy: OverlapPolicy, isExecuting: String) throws {
        try marbles { m in
            let time = m.scheduler
            let action = Action<Void, Void, Never>(policy: policy) { try? await time.sleep(for: .seconds(1)) }
            m.perform("-x") { _ in
                action.execute()
                action.execute()
                #expect(action.isEnabled.value)
            }
            m.expect(action.isExecuting).toBe(isExecuting, values: ["f": false, "t": true])
            withExtendedLifetime(action) { m.flush() }
        }
    }

    @Test func cancelEndsWhatRunsAndWhatWaits() {
        let log = log(.queue) { action in
            action.execute(3)
            let second = action.execute(1)
            #expect(action.executionCount.value == 2)
            action.cancel()
            #expect(action.executionCount.value == 0)
            #expect(second.isDisposed)
        }
        #expect(log == ["3 starts at 0.0 seconds", "3 is cancelled"])
    }

    @Test func aLongQueueOfWorkThatNeverWaitsDoesNotGrowTheStack() {
        let time = time
        time.run {
            var count = 0
            let action = Action<Bool, Void, Never>(policy: .queue) { waits in
                if waits { try? await time.sleep(for: .seconds(1)) }
                count += 1
            }
            action.execute(true)
            for _ in 0..<10_000 { action.execute(false) }
            time.advance(by: .seconds(1))
            #expect(count == 10_001)
            #expect(!action.isExecuting.value)
        }
    }

    @Test func anActionDeallocatedWhileItsQueueRunsStartsNothingMore() {
        let time = time
        time.run {
            var started: [Int] = []
            var action: Action<Int, Void, Never>?
            action = Action(policy: .queue) { input in
                started.append(input)
                if input == 1 { try? await time.sleep(for: .seconds(1)) }
                if input == 2 { action = nil }
            }
            for input in 1...4 { action?.execute(input) }
            time.advance(by: .seconds(1))
            #expect(started == [1, 2])
        }
    }

    @Test func executingAgainAtTheEndDoesNotOvertakeTheResult() throws {
        try time.run {
            let action = Action<Int, Int, Never>(policy: .queue) { $0 }
            let values = Recorder(action.values)
            let observation = action.isExecuting.observeChanges { isExecuting in
                if !isExecuting, action.latest.value == 1 { action.execute(2) }
            }
            action.execute(1)
            try values.expect(1, 2)
            observation.dispose()
        }
    }
}
