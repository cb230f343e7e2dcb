/// Which worker of which supervisor a process is.
struct WorkerIdentity: Equatable {
    /// The variable of the environment by which a process knows that it is a worker.
    static let variable = "BINDERY_WORKER"

    /// Of the supervisor: another one for each of its runs.
    let run: String
    let number: Int
    /// The supervisor's process.
    let supervisor: Int32

    init(run: String, number: Int, supervisor: Int32) {
        self.run = run
        self.number = number
        self.supervisor = supervisor
    }

    init?(_ text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let number = Int(parts[1]), let supervisor = Int32(parts[2]) else { return nil }
        self.init(run: String(parts[0]), number: number, supervisor: supervisor)
    }

    var text: String { "\(run) \(number) \(supervisor)" }

    /// The name under which a worker owns pages in the store.
    static func owner(_ number: Int, of run: String) -> String { "\(run).\(number)" }

    /// The number of the worker that has this name; nil if it is not one of this supervisor.
    static func number(ofOwner owner: String, in run: String) -> Int? {
        guard owner.hasPrefix("\(run).") else { return nil }
        return Int(owner.dropFirst(run.count + 1))
    }
}
