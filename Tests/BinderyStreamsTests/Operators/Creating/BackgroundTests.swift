import BinderyStreams
import BinderyTesting
import Foundation
import Testing

@Suite struct BackgroundTests {
    private let time = VirtualScheduler()

    @Test func theValueComesOnTheActorThenTheEnd() {
        let time = time
        time.run {
            var events: [Event<Int, Never>] = []
            let observation = Producer<Int, Never>.background { 7 }.observeEvents {
                #expect(ExecutionContext.current?.scheduler === time)
                events.append($0)
            }
            #expect(events == [])
            time.pump()
            #expect(events == [.value(7), .completed])
            #expect(observation.isDisposed)
        }
    }

    @Test func aFailureIsPassedOn() {
        time.run {
            let signal = Producer<Int, Mishap>.background { () throws(Mishap) in throw .first }
            expect(signal, sends: [.failed(.first)]) { time.pump() }
        }
    }

    private final class Page {
        var text = "made out there"
    }

    @Test func aValueThatIsNotSendableMayComeBack() {
        time.run {
            var texts: [String] = []
            let observation = Producer<Page, Never>.background { Page() }.observe { texts.append($0.text) }
            time.pump()
            #expect(texts == ["made out there"])
            observation.dispose()
        }
    }

    @Test func outThereIsNoContext() {
        time.run {
            let signal = Producer<Bool, Never>.background { ExecutionContext.current == nil }
            expect(signal, sends: [.value(true), .completed]) { time.pump() }
        }
    }

    @Test func disposalCancelsTheWork() {
        let messages = Messages()
        time.run {
            let observation = Producer<Int, Never>.background {
                await untilCancelled()
                messages.append("cancelled")
                return 1
            }.observe { _ in messages.append("delivered") }
            time.pump()
            observation.dispose()
            time.pump()
        }
        #expect(messages.all == ["cancelled"])
    }
}

@MainActor
@Suite struct LiveBackgroundTests {
    @Test func liveWorkLeavesTheActorAndItsValueComesBack() async {
        let main = MainActor.shared
        let context = ExecutionContext(actor: main, scheduler: LiveScheduler(on: main))
        await ExecutionContext.$entered.withValue(context) {
            let wasOnMain = await Producer<Bool, Never>.background { isOnMainThread() }.map {
                MainActor.preconditionIsolated()
                return $0
            }.firstValue()
            #expect(wasOnMain == false)
        }
    }
}

/// An actor like that of a live session: its tasks prefer its executor, which `@concurrent` alone does not leave.
@Suite struct SessionBackgroundTests {
    @available(macOS 15.0, *)
    @Test func workLeavesTheExecutorThatTheTasksPrefer() async {
        #expect(await Session().whereItRuns() == ["work elsewhere", "value on the executor"])
    }

    @available(macOS 15.0, *)
    @Test func workOfAnAsyncClosureLeavesItTooAndComesBack() async {
        #expect(await Session().whereAsyncWorkRuns() == ["work elsewhere", "value on the executor"])
    }

    @available(macOS 15.0, *)
    private actor Session {
        private let executor = QueueExecutor()
        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        private var context: ExecutionContext {
            ExecutionContext(actor: self, scheduler: LiveScheduler(on: self), taskExecutor: executor)
        }

        func whereAsyncWorkRuns() async -> [String] {
            await ExecutionContext.$entered.withValue(context) {
                let executor = executor
                let signal = Producer<[String], Never>.from {
                    let place = await inBackground {
                        ExecutorDomain.isCurrent(executor) ? "work on the executor" : "work elsewhere"
                    }
                    return [place, ExecutorDomain.isCurrent(executor) ? "value on the executor" : "value elsewhere"]
                }
                return await signal.firstValue() ?? []
            }
        }

        func whereItRuns() async -> [String] {
            await ExecutionContext.$entered.withValue(context) {
                let executor = executor
                let signal = Producer<String, Never>.background {
                    ExecutorDomain.isCurrent(executor) ? "work on the executor" : "work elsewhere"
                }
                let places = signal.map {
                    [$0, ExecutorDomain.isCurrent(executor) ? "value on the executor" : "value elsewhere"]
                }
                return await places.firstValue() ?? []
            }
        }
    }

    @available(macOS 15.0, *)
    private final class QueueExecutor: SerialExecutor, TaskExecutor {
        private let queue = DispatchQueue(label: "session")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            if ExecutorDomain.takeStart(of: self) { return run(job) }
            queue.async { ExecutorDomain.enter(self) { self.run(job) } }
        }

        private func run(_ job: UnownedJob) {
            job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
        }

        func checkIsolated() { precondition(ExecutorDomain.isCurrent(self)) }

        func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }
    }
}

private func isOnMainThread() -> Bool { Thread.isMainThread }
