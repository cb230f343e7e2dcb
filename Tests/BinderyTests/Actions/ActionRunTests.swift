import Bindery
import BinderyTesting
import Testing

private enum Failure: Error, Equatable, CustomStringConvertible {
    case refused

    var description: String { "refused" }
}

@Suite struct ActionRunTests {
    private let time = VirtualScheduler()

    /// Makes an action that takes its input in seconds, and refuses more than five.
    private func slow(
        _ policy: OverlapPolicy = .reject, enabledIf condition: Property<Bool> = .constant(true)
    ) -> Action<Int, String, Failure> {
        let time = time
        return Action(enabledIf: condition, policy: policy) { seconds async throws(Failure) in
            try? await time.sleep(for: .seconds(seconds))
            if seconds > 5 { throw .refused }
            return "\(seconds)"
        }
    }

    /// Makes an action that awaits executions of `inner` and logs their results with their times.
    private func awaiting(_ inner: Action<Int, String, Failure>, _ log: Log) -> Action<Int, Void, Never> {
        let time = time
        return Action(policy: .concurrent) { input in
            do throws(ExecutionFailure<Failure>) {
                log.lines.append("\(try await inner.run(input)) at \(time.now)")
            } catch {
                log.lines.append("\(input): \(error) at \(time.now)")
            }
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    /// Runs `script` and ten more seconds.
    private func log(
        of action: Action<Int, String, Failure>, _ script: (_ outer: Action<Int, Void, Never>) -> Void
    ) -> [String] {
        let log = Log()
        time.run {
            let outer = awaiting(action, log)
            script(outer)
            time.advance(by: .seconds(10))
            #expect(!outer.isExecuting.value)
            #expect(!action.isExecuting.value)
        }
        return log.lines
    }

    @Test func theValueIsReturned() {
        #expect(log(of: slow()) { $0.execute(2) } == ["2 at 2.0 seconds"])
    }

    @Test func theActionTellsOfItBeforeItReturns() {
        let log = Log()
        time.run {
            let action = slow()
            let observation = action.values.observe { log.lines.append("value \($0)") }
            let outer = awaiting(action, log)
            outer.execute(1)
            time.advance(by: .seconds(1))
            #expect(log.lines == ["value 1", "1 at 1.0 seconds"])
            observation.dispose()
        }
    }

    @Test func theFailureIsThrown() {
        #expect(log(of: slow()) { $0.execute(6) } == ["6: failed(refused) at 6.0 seconds"])
    }

    @Test func aDisabledActionThrowsAtOnce() {
        #expect(
            log(of: slow(enabledIf: .constant(false))) { $0.execute(2) } == ["2: disabled at 0.0 seconds"])
    }

    @Test func aCallThatIsRejectedThrowsAndTheOtherGoesOn() {
        let lines = log(of: slow()) {
            $0.execute(2)
            $0.execute(1)
        }
        #expect(lines == ["1: disabled at 0.0 seconds", "2 at 2.0 seconds"])
    }

    @Test func awaitingASupersededExecutionReportsIt() {
        let lines = log(of: slow(.latest)) {
            $0.execute(3)
            time.advance(by: .seconds(1))
            $0.execute(1)
        }
        #expect(lines == ["3: superseded at 1.0 seconds", "1 at 2.0 seconds"])
    }

    @Test func eachExecutionInAQueueHasItsOwnResult() {
        let lines = log(of: slow(.queue)) {
            $0.execute(2)
            $0.execute(1)
        }
        #expect(lines == ["2 at 2.0 seconds", "1 at 3.0 seconds"])
    }

    @Test func cancellingTheAwaitingTaskCancelsTheExecution() {
        let action = slow(.concurrent)
        let lines = log(of: action) {
            let first = $0.execute(3)
            $0.execute(2)
            time.advance(by: .seconds(1))
            first.dispose()
            time.advance(by: .zero)
            #expect(action.executionCount.value == 1)
        }
        #expect(lines == ["3: cancelled at 1.0 seconds", "2 at 2.0 seconds"])
    }

    @Test func aTaskThatIsCancelledAlreadyExecutesNothing() {
        let time = time
        time.run {
            let action = slow()
            var started = 0
            let observation = action.executionCount.observeChanges { started += $0 }
            var thrown: ExecutionFailure<Failure>?
            let outer = Action<Void, Void, Never> {
                try? await time.sleep(for: .seconds(1))
                do throws(ExecutionFailure<Failure>) { _ = try await action.run(1) } catch { thrown = error }
            }
            outer.execute().dispose()
            time.advance(by: .seconds(3))
            #expect(thrown == .cancelled)
            #expect(started == 0)
            observation.dispose()
        }
    }

    @Test func cancellingTheActionIsThrown() {
        let action = slow()
        let lines = log(of: action) {
            $0.execute(3)
            time.advance(by: .seconds(1))
            action.cancel()
        }
        #expect(lines == ["3: cancelled at 1.0 seconds"])
    }

    @Test func aSignalsLastValueIsReturnedAndOneWithoutAValueThrows() {
        let counting = Action<Int, String, Failure>.from { count in
            Producer<String, Failure>.from((0..<count).map { "\($0)" })
        }
        let lines = log(of: counting) {
            $0.execute(3)
            $0.execute(0)
        }
        #expect(lines == ["2 at 0.0 seconds", "0: empty at 0.0 seconds"])
    }
}
