import Bindery
import BinderyTesting
import Testing

private enum Failure: Error, Equatable {
    case refused
}

@Suite struct ActionStateTests {
    private let time = VirtualScheduler()

    /// Makes an action that adds one and refuses negative inputs.
    private func increment() -> Action<Int, Int, Failure> {
        let time = time
        return Action { input async throws(Failure) in
            try? await time.sleep(for: .seconds(1))
            if input < 0 { throw .refused }
            return input + 1
        }
    }

    @Test func theLatestValueStaysThroughFailures() {
        time.run {
            let action = increment()
            #expect(action.latest.value == nil)
            action.execute(1)
            time.advance(by: .seconds(1))
            #expect(action.latest.value == 2)
            action.execute(-1)
            time.advance(by: .seconds(1))
            #expect(action.latest.value == 2)
            #expect(action.failure.value == .refused)
        }
    }

    @Test func theFailureIsForgottenWhenTheNextExecutionStarts() throws {
        try time.run {
            let action = increment()
            let failure = Recorder(action.failure)
            action.execute(-1)
            time.advance(by: .seconds(1))
            try failure.expect(nil, .refused)
            action.execute(1)
            try failure.expect(nil)
            time.advance(by: .seconds(1))
            try failure.expectNothing()
        }
    }

    @Test func theLastResultStaysUntilTheNextExecutionHasEnded() throws {
        try time.run {
            let action = increment()
            let (isExecuting, lastResult) = (action.isExecuting, action.lastResult)
            let seen = Recorder(
                Property {
                    "\(isExecuting.value) \(lastResult.value.map { (try? $0.get()).map(String.init) ?? "refused" } ?? "none")"
                })
            try seen.expect("false none")
            action.execute(1)
            time.advance(by: .seconds(1))
            try seen.expect("true none", "false 2")
            action.execute(-1)
            time.advance(by: .seconds(1))
            try seen.expect("true 2", "false refused")
            action.execute(5).dispose()
            try seen.expect("true refused", "false refused")
        }
    }

    @Test func whatEndsAnExecutionIsOneChange() throws {
        try time.run {
            let action = increment()
            let (isExecuting, latest) = (action.isExecuting, action.latest)
            let seen = Recorder(Property { "\(isExecuting.value) \(latest.value ?? 0)" })
            action.execute(1)
            time.advance(by: .seconds(1))
            try seen.expect("false 0", "true 0", "false 2")
        }
    }

    @Test func progressEndsWithItsExecution() throws {
        let time = time
        try time.run {
            let action = Action<Double, Void, Never>.reportingProgress(policy: .latest) { step, progress in
                for count in 1...4 {
                    try? await time.sleep(for: .seconds(1))
                    progress.report(Double(count) * step)
                }
            }
            let progress = Recorder(action.progress)
            action.execute(0.25)
            time.advance(by: .seconds(3))
            try progress.expect(nil, 0.25, 0.5, 0.75)
            action.execute(0.5)
            try progress.expect(nil)
            time.advance(by: .seconds(3))
            try progress.expect(0.5, 1)
            time.advance(by: .seconds(1))
            try progress.expect(nil)
        }
    }

    @Test func aCounterCountsTheExecutionsOfSeveralActions() throws {
        let time = time
        try time.run {
            let counter = ActivityCounter()
            func wait(_ seconds: Int) -> Action<Void, Void, Never> {
                Action { try? await time.sleep(for: .seconds(seconds)) }.trackActivity(counter)
            }
            let (short, long) = (wait(1), wait(3))
            let count = Recorder(counter.count)
            short.execute()
            long.execute()
            try count.expect(0, 1, 2)
            time.advance(by: .seconds(1))
            try count.expect(1)
            long.cancel()
            try count.expect(0)
        }
    }

    @Test func theActivityCounterIsLeftWhenTheActionIsDeallocated() {
        time.run {
            let counter = ActivityCounter()
            var action: Action? = increment().trackActivity(counter)
            action?.execute(1)
            #expect(counter.isActive.value)
            action = nil
            #expect(!counter.isActive.value)
        }
    }

    @Test func failuresOfSeveralActionsComeTogether() throws {
        try time.run {
            let failures = Subject<Failure, Never>(), last = MutableProperty<Failure?>(nil)
            let one = increment().trackFailures(failures).trackFailures(last)
            let other = increment().trackFailures(failures).trackFailures(last)
            let recorder = Recorder(failures)
            one.execute(-1)
            time.advance(by: .seconds(1))
            #expect(last.value == .refused)
            other.execute(-1)
            #expect(last.value == nil)
            time.advance(by: .seconds(1))
            try recorder.expect(.refused, .refused)
            #expect(last.value == .refused)
        }
    }

    @Test func whoAsksLateGetsTheStateOfThatMomentAndHearsOfEachLaterOne() throws {
        try time.run {
            let action = increment()
            for input in [1, -1] {
                action.execute(input)
                time.advance(by: .seconds(1))
            }
            let (latest, failure) = (Recorder(action.latest), Recorder(action.failure))
            try latest.expect(2)
            try failure.expect(.refused)
            #expect(action.lastResult.value == .failure(.refused))
            action.execute(2)
            time.advance(by: .seconds(1))
            try latest.expect(3)
            try failure.expect(nil)
            #expect(action.lastResult.value == .success(3))
            #expect(action.latest === action.latest)
        }
    }

    @Test func isExecutingIsFalseAfterTheActionWasDeallocated() {
        time.run {
            var action: Action? = increment()
            let isExecuting = action!.isExecuting
            action?.execute(1)
            #expect(isExecuting.value)
            action = nil
            #expect(!isExecuting.value)
        }
    }
}
