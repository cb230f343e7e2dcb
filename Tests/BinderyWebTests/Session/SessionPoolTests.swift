import BinderySynchronization
import Dispatch
import Testing

@testable import BinderyWeb

struct SessionPoolTests {
    /// Each computing session ends only after a later one has run: with a fixed number of threads none would ever end.
    @Test(arguments: [1, 2, 40]) func sessionsThatComputeDoNotHoldUpTheOthers(_ busy: Int) async {
        let pool = SessionPool(threads: 1)
        let quick = DispatchSemaphore(value: 0)
        let sessions = (0..<busy).map { _ in SessionExecutor(on: pool) }
        await withTaskGroup { group in
            for session in sessions {
                group.addTask {
                    await withCheckedContinuation { done in
                        session.perform {
                            quick.wait()
                            done.resume()
                        }
                    }
                }
            }
            group.addTask {
                await withCheckedContinuation { done in
                    SessionExecutor(on: pool).perform {
                        for _ in 0..<busy { quick.signal() }
                        done.resume()
                    }
                }
            }
        }
    }

    /// The jobs that one thread adds run in order, and no two at a time, on whichever thread.
    @Test func aSessionDoesOneThingAtATimeInOrder() async {
        let pool = SessionPool(threads: 4)
        let session = SessionExecutor(on: pool)
        // Only jobs of the session touch it: unsafe to the compiler, and to the thread sanitizer if the rule is broken.
        nonisolated(unsafe) var seen: [[Int]] = Array(repeating: [], count: 8)
        await withTaskGroup { group in
            for producer in 0..<8 {
                group.addTask { @concurrent in
                    for number in 0..<500 { session.perform { seen[producer].append(number) } }
                    await withCheckedContinuation { done in session.perform { done.resume() } }
                }
            }
        }
        #expect(seen.allSatisfy { $0 == Array(0..<500) })
    }

    @Test func whatHappensAfterAJobHappensAfterEach() async {
        let session = SessionExecutor(on: SessionPool(threads: 2))
        let jobs = Atomic(0)
        let afterJobs = Atomic(0)
        session.afterJob = { afterJobs.store(jobs.load(ordering: .relaxed), ordering: .relaxed) }
        for _ in 0..<100 { session.perform { jobs.add(1, ordering: .relaxed) } }
        await withCheckedContinuation { done in session.perform { done.resume() } }
        #expect(afterJobs.load(ordering: .relaxed) == 100)
    }
}
