import Bindery
import BinderyTesting
import Testing

private enum Failure: Error, Equatable {
    case refused
}

@Suite struct ActionExecutionsTests {
    private let time = VirtualScheduler()

    private func slow(_ policy: OverlapPolicy, on time: VirtualScheduler? = nil) -> Action<Int, Int, Failure> {
        let time = time ?? self.time
        return Action(policy: policy) { seconds async throws(Failure) in
            try? await time.sleep(for: .seconds(seconds))
            if seconds > 5 { throw .refused }
            return seconds
        }
    }

    private func inputs(_ executions: Property<[ActionExecution<Int, Int, Failure>]>) -> [String] {
        executions.value.map { "\($0.input)\($0.isWaiting ? " waits" : "")" }
    }

    @Test func thoseThatRunAreListedUntilTheyEnd() throws {
        try marbles { m in
            let action = slow(.concurrent, on: m.scheduler)
            m.perform("-2-1", values: ["1": 1, "2": 2]) { action.execute($0) }
            m.expect(action.executions.map { $0.map(\.input) })
                .toBe("nx-y 999ms x 997ms n", values: ["n": [], "x": [2], "y": [2, 1]])
            withExtendedLifetime(action) { m.flush() }
        }
    }

    @Test func executionsThatRanBeforeTheFirstReadAreListed() {
        time.run {
            let action = slow(.concurrent)
            action.execute(2)
            #expect(inputs(action.executions) == ["2"])
            action.cancel()
            #expect(inputs(action.executions) == [])
        }
    }

    @Test func thoseThatWaitAreListedAsWaiting() throws {
        try marbles { m in
            let action = slow(.queue, on: m.scheduler)
            m.perform("-2-1", values: ["1": 1, "2": 2]) { action.execute($0) }
            m.expect(Property { inputs(action.executions) })
                .toBe(
                    "ab-c 1997ms (de) 996ms a",
                    values: ["a": [], "b": ["2"], "c": ["2", "1 waits"], "d": ["1 waits"], "e": ["1"]])
            withExtendedLifetime(action) { m.flush() }
        }
    }

    @Test func oneOfThemIsCancelledAlone() {
        time.run {
            let action = slow(.queue)
            for seconds in 1...3 { action.execute(seconds) }
            action.executions.value[1].dispose()
            #expect(inputs(action.executions) == ["1", "3 waits"])
            time.advance(by: .seconds(4))
            #expect(action.latest.value == 3)
        }
    }

    @Test func eachHasItsOwnValuesAndItsOwnFailure() throws {
        try time.run {
            let action = slow(.concurrent)
            action.execute(1)
            action.execute(6)
            let executions = action.executions.value
            let first = Recorder(executions[0].values), second = Recorder(executions[1].values)
            time.advance(by: .seconds(6))
            try first.expect(.value(1), .completed)
            try second.expect(.failed(.refused))
            #expect(executions.map(\.isDisposed) == [true, true])
        }
    }

    @Test func thoseThatAreCancelledOrEndedAlreadyComplete() throws {
        try time.run {
            let action = slow(.latest)
            action.execute(2)
            let execution = action.executions.value[0]
            let values = Recorder(execution.values)
            action.execute(1)
            try values.expect(.completed)
            try Recorder(execution.values).expect(.completed)
        }
    }

    @Test func oneThatHasFailedSaysSoLater() throws {
        try time.run {
            let action = slow(.concurrent)
            action.execute(6)
            let execution = action.executions.value[0]
            time.advance(by: .seconds(6))
            try Recorder(execution.values).expect(.failed(.refused))
        }
    }

    @Test func eachHasItsOwnProgress() {
        let time = time
        time.run {
            let upload = Action<Double, Void, Never>.reportingProgress(policy: .concurrent) { share, progress in
                progress.report(share)
                try? await time.sleep(for: .seconds(1))
                progress.report(2 * share)
                try? await time.sleep(for: .seconds(1))
            }
            upload.execute(0.1)
            upload.execute(0.2)
            let progress = upload.executions.value.map(\.progress)
            #expect(progress.map(\.value) == [nil, nil])
            time.advance(by: .seconds(1))
            #expect(progress.map(\.value) == [0.2, 0.4])
            time.advance(by: .seconds(1))
            #expect(progress.map(\.value) == [nil, nil])
        }
    }

    @Test func theEndOfTheActionEndsThem() throws {
        try time.run {
            var action: Action<Int, Int, Failure>? = slow(.concurrent)
            action?.execute(1)
            let executions = action!.executions
            let values = Recorder(executions.value[0].values)
            action = nil
            #expect(executions.value.isEmpty)
            try values.expect(.completed)
        }
    }
}
