import BinderyGraph
import BinderyTesting
import Dispatch
import Testing

@testable import BinderyStreams

/// D18: the default context is that of the current isolation, with a live clock.
@Suite struct CurrentContextTests {
    /// A synchronous, non-isolated model that finds its actor through `current` alone.
    private final class Model {
        let context = ExecutionContext.current
        let query = Subject<Int, Never>()
        let found: Property<Int?>

        init() {
            found = query.debounce(for: .milliseconds(1))
                .flatMapLatest { number in Producer.from { () async throws(Never) in number * 2 } }
                .map(Optional.some)
                .property(initial: nil)
        }
    }

    /// An actor with the default executor.
    private actor Own {
        func makesModel() -> Bool { Model().context?.actor === self }

        func finds() async -> Int? {
            let model = Model()
            return await CurrentContextTests.find(in: model)
        }

        func waits() async {
            await withCheckedContinuation { continuation in
                let context = ExecutionContext.current!
                _ = context.scheduler.schedule(after: .milliseconds(1)) { continuation.resume() }
            }
        }

        func schedulers() -> Bool {
            let one = Model().context!.scheduler
            return one === Model().context!.scheduler
        }
    }

    /// An executor with only the required members.
    private final class Queue: SerialExecutor {
        private let queue = DispatchQueue(label: "own")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private actor OnQueue {
        private let executor = Queue()
        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        func isCurrent() -> Bool {
            guard let actor = Model().context?.actor else { return false }
            actor.assertIsolated()
            return Isolation.isCurrent(self)
        }

        func finds() async -> Int? {
            let model = Model()
            return await CurrentContextTests.find(in: model)
        }
    }

    /// Sends a query to the model and awaits its result instead of a fixed time.
    private static func find(in model: Model) async -> Int? {
        var values = model.found.values.makeAsyncIterator()
        _ = await values.next(isolation: #isolation)
        model.query.send(20)
        model.query.send(21)
        return await values.next(isolation: #isolation) ?? nil
    }

    @MainActor @Test func theMainActorIsInForceInItsSynchronousCode() async {
        #expect(Model().context?.actor === MainActor.shared)
        #expect(await Self.find(in: Model()) == 42)
        // On Linux the jobs of the main actor change threads.
        await Task.yield()
        #expect(Model().context?.actor === MainActor.shared)
    }

    @MainActor @Test func aThrottleKeepsItsRateOnTheMainActor() async {
        let numbers = Subject<Int, Never>()
        let throttled = numbers.throttle(for: .milliseconds(1)).property(initial: 0)
        numbers.send(1)
        numbers.send(2)
        #expect(throttled.value == 1, "the second value waits for the end of the interval")
        let last = await throttled.firstValue { $0 == 2 }
        #expect(last == 2)
    }

    @Test func scheduledWorkRunsThoughTheSchedulerIsNotRetained() async { await Own().waits() }

    @Test func anActorOfOnesOwnIsInForceInItsSynchronousCode() async {
        let own = Own()
        #expect(await own.makesModel())
        #expect(await own.finds() == 42)
        #expect(await own.schedulers(), "they share one timer")
    }

    @Test func anActorWithAnExecutorOfItsOwnIsFoundByThat() async {
        let own = OnQueue()
        #expect(await own.isCurrent())
        #expect(await own.finds() == 42)
    }

    @Test func offEveryActorThereIsNone() async {
        #expect(ExecutionContext.current == nil)
        #expect(await Task.detached { ExecutionContext.current == nil }.value)
        #expect(await inBackground { ExecutionContext.current == nil })
    }

    @MainActor @Test func aTaskThatLeavesTheActorHasNone() async {
        #expect(await Task.detached { ExecutionContext.current == nil }.value)
        #expect(await inBackground { ExecutionContext.current == nil })
    }

    @Test func aThreadThatNoJobRunsOnHasNone() async {
        let isWithout = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: ExecutionContext.current == nil) }
        }
        #expect(isWithout)
    }

    @MainActor @Test func aContextThatWasEnteredGoesBeforeTheActor() {
        let time = VirtualScheduler()
        time.run { #expect(Model().context?.scheduler === time) }
        #expect(Model().context?.actor === MainActor.shared)
    }

    @MainActor @Test func aContextOfAnActorThatIsLeftIsNotTheCurrentOne() async {
        let time = VirtualScheduler()
        let context = ExecutionContext(actor: MainActor.shared, scheduler: time)
        let own = Own()
        let isOwn = await ExecutionContext.$entered.withValue(context) {
            #expect(Model().context?.scheduler === time)
            return await own.makesModel()
        }
        #expect(isOwn)
    }

    @Test func anActorInVirtualTimeIsItself() {
        let time = VirtualScheduler()
        let own = Own()
        var isOwn: Bool?
        let task = time.start { isOwn = await own.makesModel() }
        #expect(isOwn == true)
        withExtendedLifetime(task) {}
    }

    @MainActor @Test func aContextOfOnesOwnKeepsTheLiveClock() {
        let context = ExecutionContext(actor: MainActor.shared)
        context.run { #expect(ExecutionContext.current?.scheduler is SharedScheduler) }
    }

    @MainActor @Test func theSchedulerOfAnActorIsFreedWithTheLastThatHoldsIt() {
        actor Idle {}
        let actor = Idle()
        var scheduler: SharedScheduler? = SharedScheduler.serving(actor)
        weak let first = scheduler
        #expect(SharedScheduler.serving(actor) === first)
        scheduler = nil
        #expect(first == nil)
    }

    @MainActor @Test func instantsOfSeveralSchedulersOfAnActorCompare() {
        let earlier = ExecutionContext.current!.scheduler.now
        #expect(ExecutionContext.current!.scheduler.now >= earlier)
    }
}
