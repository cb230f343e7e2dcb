import Bindery
import BinderyTesting
import Testing

private enum Failure: Error, Equatable {
    case refused
}

@Suite struct ActionStateTests {
    private let time = VirtualScheduler()

    /// Makes an action that adds one and refuses negative inputs.
    private func increment(on time: VirtualScheduler? = nil) -> Action<Int, Int, Failure> {
        let time = time ?? self.time
        return Action { input async throws(Failure) in
            try? await time.sleep(for: .seconds(1))
            if input < 0 { throw .refused }
            return input + 1
        }
    }

    @Test func theLatestValueStaysThroughFailures() throws {
        try marbles { m in
            let action = increment(on: m.scheduler)
            m.perform("a 1999ms b", values: ["a": 1, "b": -1]) { action.execute($0) }
            m.expect(action.latest).toBe("n 999ms v", values: ["n": nil, "v": 2])
            m.expect(action.failure).toBe("n 2999ms f", values: ["n": nil, "f": .refused])
            withExtendedLifetime(action) { m.flush() }
        }
    }

    @Test func theFailureIsForgottenWhenTheNextExecutionStarts() throws {
        try marbles { m in
            let action = increment(on: m.scheduler)
            m.perform("a 1999ms b", values: ["a": -1, "b": 1]) { action.execute($0) }
            m.expect(action.failure).toBe("n 999ms f 999ms n", values: ["n": nil, "f": .refused])
            withExtendedLifetime(action) { m.flush() }
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
        try marbles { m in
            let action = increment(on: m.scheduler)
            m.perform("-x") { _ in action.execute(1) }
            m.expect(Property { "\(action.isExecuting.value) \(action.latest.value ?? 0)" })
                .toBe("ab 999ms c", values: ["a": "false 0", "b": "true 0", "c": "false 2"])
        }
    }

    @Test func progressEndsWithItsExecution() throws {
        try marbles { m in
            let time = m.scheduler
            let action = Action<Double, Void, Never>.reportingProgress(policy: .latest) { step, progress in
                for count in 1...4 {
                    try? await time.sleep(for: .seconds(1))
                    progress.report(Double(count) * step)
                }
            }
            m.perform("a 3499ms b", values: ["a": 0.25, "b": 0.5]) { action.execute($0) }
            m.expect(action.progress)
                .toBe(
                    "n 999ms 1 999ms 2 999ms 3 499ms n 999ms 2 999ms 4 1999ms n",
                    values: ["n": nil, "1": 0.25, "2": 0.5, "3": 0.75, "4": 1])
            withExtendedLifetime(action) { m.flush() }
        }
    }

    @Test func progressThatIsNotANumberIsZero() throws {
        try marbles { m in
            let time = m.scheduler
            let action = Action<Void, Void, Never>.reportingProgress { _, progress in
                progress.report(.nan)
                try? await time.sleep(for: .seconds(1))
            }
            m.perform("-x") { _ in action.execute() }
            m.expect(action.progress).toBe("n0 999ms n", values: ["n": nil, "0": 0])
            withExtendedLifetime(action) { m.flush() }
        }
    }

    @Test func aCounterCountsTheExecutionsOfSeveralActions() throws {
        try marbles { m in
            let time = m.scheduler, counter = ActivityCounter()
            func wait(_ seconds: Int) -> Action<Void, Void, Never> {
                Action { try? await time.sleep(for: .seconds(seconds)) }.trackActivity(counter)
            }
            let (short, long) = (wait(1), wait(3))
            m.perform("-x") { _ in short.execute() }
            m.perform("--x") { _ in long.execute() }
            m.perform("2s x") { _ in long.cancel() }
            m.expect(counter.count).toBe("012 998ms 1 998ms 0", values: ["0": 0, "1": 1, "2": 2])
            withExtendedLifetime((short, long)) { m.flush() }
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
        try marbles { m in
            let failures = Subject<Failure, Never>(), last = MutableProperty<Failure?>(nil)
            let one = increment(on: m.scheduler).trackFailures(failures).trackFailures(last)
            let other = increment(on: m.scheduler).trackFailures(failures).trackFailures(last)
            m.perform("x") { _ in one.execute(-1) }
            m.perform("2s x") { _ in other.execute(-1) }
            m.expect(failures).toBe("1s f 1999ms f", values: ["f": .refused])
            m.expect(last).toBe("n 999ms f 999ms n 999ms f", values: ["n": nil, "f": .refused])
            withExtendedLifetime((one, other)) { m.flush() }
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
