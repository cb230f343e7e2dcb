import Bindery
import BinderyTesting
import Testing

private enum Failure: Error, Equatable {
    case refused
}

/// Contracts A1, A2 and A4.
@Suite struct ActionTests {
    private let time = VirtualScheduler()

    @Test func isExecutingWhileTheWorkRuns() {
        let time = time
        time.run {
            let action = Action<Int, String, Never> { input in
                try? await time.sleep(for: .seconds(1))
                return "\(input)"
            }
            var states: [Bool] = []
            var values: [String] = []
            let bag = DisposeBag()
            action.isExecuting.observe { states.append($0) }.disposed(by: bag)
            action.values.observe { values.append($0) }.disposed(by: bag)

            action.execute(7)
            #expect(action.isExecuting.value)
            #expect(!action.isEnabled.value)
            time.advance(by: .milliseconds(999))
            #expect(values == [])
            time.advance(by: .milliseconds(1))
            #expect(values == ["7"])
            #expect(states == [false, true, false])
            #expect(action.isEnabled.value)
        }
    }

    @Test func workThatNeverWaitsHasFinishedWhenExecuteReturns() {
        let time = time
        time.run {
            let action = Action<Void, Void, Failure> { () async throws(Failure) in throw .refused }
            var failures: [Failure] = []
            let observation = action.failures.observe { failures.append($0) }
            action.execute()
            #expect(failures == [.refused])
            action.execute()
            #expect(failures == [.refused, .refused], "a failure does not end the action")
            observation.dispose()
        }
    }

    @Test func aSecondExecutionIsRejectedWhileTheFirstRuns() {
        let time = time
        time.run {
            var count = 0
            let action = Action<Void, Void, Never> {
                count += 1
                try? await time.sleep(for: .seconds(1))
            }
            action.execute()
            #expect(action.execute().isDisposed)
            time.advance(by: .seconds(1))
            #expect(count == 1)
            action.execute()
            #expect(count == 2)
        }
    }

    @Test func disposingAnExecutionCancelsItAndDeliversNothing() {
        let time = time
        time.run {
            var wasCancelled = false
            let action = Action<Void, Int, Never> {
                do { try await time.sleep(for: .seconds(1)) } catch { wasCancelled = true }
                return 1
            }
            var values: [Int] = []
            let observation = action.values.observe { values.append($0) }
            let execution = action.execute()
            execution.dispose()
            #expect(!action.isExecuting.value)
            time.advance(by: .seconds(2))
            #expect(wasCancelled)
            #expect(values == [])
            observation.dispose()
        }
    }

    @Test func disposingOfTheOwnerCancelsWhatRuns() {
        let time = time
        time.run {
            var wasCancelled = false
            var action: Action<Void, Void, Never>? = Action {
                do { try await time.sleep(for: .seconds(1)) } catch { wasCancelled = true }
            }
            action?.execute()
            action = nil
            time.advance(by: .seconds(2))
            #expect(wasCancelled)
        }
    }

    @Test func workWithACaptureListRunsOnTheActorToo() {
        let time = time
        time.run {
            let owner = Owner()
            // A capture list takes an async closure off its actor (swiftlang/swift#87097); the task executor restores
            // it.
            let action = Action<Void, Void, Never> { [weak owner] in
                owner?.count += 1
                try? await time.sleep(for: .seconds(1))
                owner?.count += 1
            }
            action.execute()
            time.advance(by: .seconds(1))
            #expect(owner.count == 2)
            #expect(!action.isExecuting.value)
        }
    }

    private final class Owner {
        var count = 0
    }

    @Test func executingWithoutAnActorIsDiagnosed() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            let action = Action<Void, Void, Never>(file: "Cart.swift", line: 12) {}
            #expect(action.execute().isDisposed)
        }
        #expect(
            messages.all == [
                """
                Bindery: the action made at Cart.swift:12 was executed on no actor, and does nothing. Execute it on \
                the MainActor or on another actor: a detached task, a `@concurrent` function and an async closure \
                with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}

@Suite struct LiveActionTests {
    @MainActor
    @Test func runsOnTheMainActorWhenExecutedThere() async {
        await confirmation { finished in
            let action = Action<Void, Bool, Never> {
                await Task.yield()
                MainActor.preconditionIsolated()
                return true
            }
            let observation = action.values.observe { _ in finished() }
            action.execute()
            while action.isExecuting.value { await Task.yield() }
            observation.dispose()
        }
    }
}
