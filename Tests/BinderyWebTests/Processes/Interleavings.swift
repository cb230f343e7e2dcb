import BinderySynchronization

/// Runs a program of several tasks in every order of its steps. A step ends where a task calls ``step()``; between two
/// steps only one task runs.
final class Interleavings: @unchecked Sendable {
    /// Used by one thread.
    private final class Executor: TaskExecutor, @unchecked Sendable {
        private var jobs: [UnownedJob] = []

        func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

        func drain() {
            while !jobs.isEmpty {
                let job = jobs.removeFirst()
                job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }
    }

    private let executor = Executor()
    private var waiting: [(name: String, CheckedContinuation<Void, Never>)] = []
    /// The choices of this run, and how many there were at each.
    private var choices: [(taken: Int, count: Int)]
    private var position = 0
    private(set) var steps: [String] = []
    /// The tasks that have not ended.
    private(set) var unfinished = 0

    private init(_ choices: [(taken: Int, count: Int)]) { self.choices = choices }

    /// Begins a task of the program.
    func begin(_ body: @escaping @Sendable () async -> Void) {
        unfinished += 1
        Task(executorPreference: executor) {
            await body()
            self.unfinished -= 1
        }
    }

    /// Ends a step: other tasks may come before the next one.
    nonisolated(nonsending) func step(_ name: String) async {
        await withCheckedContinuation { waiting.append((name, $0)) }
        steps.append(name)
    }

    private func run() {
        executor.drain()
        while !waiting.isEmpty {
            let index = choose(of: waiting.count)
            waiting.remove(at: index).1.resume()
            executor.drain()
        }
    }

    private func choose(of count: Int) -> Int {
        if position == choices.count { choices.append((0, count)) }
        defer { position += 1 }
        return choices[position].taken
    }

    /// Calls `program` and, when nothing happens any more, `check` for each order. Returns the number of orders.
    static func explore(_ program: (Interleavings) -> Void, check: (Interleavings) -> Void) -> Int {
        var choices: [(taken: Int, count: Int)] = [], count = 0
        while true {
            let run = Interleavings(choices)
            program(run)
            run.run()
            check(run)
            count += 1
            choices = run.choices
            while let last = choices.last, last.taken + 1 == last.count { choices.removeLast() }
            guard !choices.isEmpty else { return count }
            choices[choices.count - 1].taken += 1
        }
    }
}
