internal import ArgumentParser
internal import BinderyPageClient
internal import Foundation

extension Disturbances: ExpressibleByArgument {}

@main
struct ChaosCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chaos",
        abstract:
            "Simulates users of a showcase over a faulty network while its process is killed, and checks what was lost.",
        discussion: """
            `scripts/chaos` has names for some runs. Options that follow the name change them.
              traps      A page traps each second among 200 users of four workers: the banner is seen for \
            at most 1 s in 99 % of the cases.
              cluster    Three processes, one killed every 20 s, a rolling update, a restart of Redis and a cut from it: \
            pages are away for at most 1.5 s in 99 % of the cases.
              folds      Pages are folded at random moments, and unfolded by their users: at the end they show the \
            same as those of a run without folding.
              handovers  Processes of a cluster are killed, stopped and cut off for 15 minutes, in which pages must be \
            handed over 10,000 times.
            """)

    /// The faults of the network.
    enum Faults: String, CaseIterable, ExpressibleByArgument {
        case all, none
    }

    @Option(help: "The program of the showcase.")
    var server: String

    @Option(help: "The number of simulated users, each with a page of its own.")
    var sessions = 100

    @Option(help: "The seconds without faults at the start.")
    var faultFree = 20.0

    @Option(help: "The seconds for which a server is used before its memory is measured; 0 to measure none.")
    var warmUp = 120.0

    @Option(help: "The seconds with faults.")
    var seconds = 600.0

    @Option(help: "The mean lifetime of the server in seconds; 0 to never end it.")
    var restart = 25.0

    @Option(
        help: "The number of workers that serve the pages; they are ended instead of the server. 0 for one process.")
    var workers = 0

    @Option(
        help: """
            The number of processes that share a Redis server, as on several machines; they are killed, ended, stopped \
            and cut off from Redis, and Redis is killed. 0 for one process.
            """)
    var processes = 0

    @Option(
        help: """
            With --processes: all; kills, to measure how long pages are away; or operation, which is what operators \
            see: kills, one restart of Redis, one rolling update, one cut from Redis, and no faults of the network.
            """)
    var disturbances = Disturbances.all

    @Option(
        help: "The faults of the network: all; or none, and browsers retry as their script does.")
    var faults = Faults.all

    @Option(help: "With --processes, a configuration of nginx that includes listen.conf and servers.conf.")
    var nginx: String?

    @Option(help: "The seconds between two pages that trap, and bring down a worker each; 0 for none.")
    var traps = 0.0

    @Option(
        help: "The probability that the network cuts a connection at a message. With --processes, pages move by it.")
    var cuts: Double?

    @Option(help: "The mean pause of a user between two actions, in milliseconds.")
    var pause = 150.0

    @Option(help: "The seconds after which the server folds the session of a page that rests; 0 for never.")
    var foldAfter = 0.0

    @Flag(help: "Each rest until a fold takes a random time, at most that of --fold-after.")
    var foldAtRandom = false

    @Option(
        help: """
            The times that each user acts, without faults, on a server that folds sessions and on one that does not: \
            their pages must show the same at the end. 0 for no comparison.
            """)
    var compareFolds = 0

    @Option(help: "How long 99 % of the absences of pages may take, in milliseconds.")
    var awayLimit: Double?

    @Option(help: "For how long a page may show that its connection is lost, in milliseconds, for 99 % of the times.")
    var bannerLimit: Double?

    @Option(help: "With --processes, how often pages have to be handed over from one process to another, at least.")
    var handOvers = 0

    @Option(help: "The seed of all random decisions.")
    var seed: UInt64 = 1

    @Flag(help: "Prints the log while the program runs.")
    var verbose = false

    @Flag(help: .hidden)
    var noDuplicates = false

    func validate() throws {
        if handOvers > 0, processes == 0 || restart == 0 {
            throw ValidationError("--hand-overs needs --processes, and --restart above 0.")
        }
        if compareFolds > 0, foldAfter == 0 || processes > 0 || workers > 0 {
            throw ValidationError("--compare-folds needs --fold-after above 0, and one process.")
        }
    }

    func run() async throws {
        var plan = Plan()
        plan.sessions = sessions
        plan.faultFree = .seconds(faultFree)
        plan.warmUp = warmUp > 0 ? .seconds(warmUp) : nil
        plan.chaos = .seconds(seconds)
        plan.restart = restart > 0 ? .seconds(restart) : nil
        plan.pause = .milliseconds(pause)
        plan.traps = traps > 0 ? .seconds(traps) : nil
        plan.seed = seed
        plan.awayLimit = awayLimit.map { .milliseconds($0) }
        plan.bannerLimit = bannerLimit.map { .milliseconds($0) }
        if faults == .none || processes > 0 && disturbances == .operation {
            (plan.faults, plan.pace) = (.none, .browser)
        }
        if noDuplicates { plan.faults.duplicate = 0 }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "bindery-chaos-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = RunLog(isPrinted: verbose)
        if compareFolds > 0 {
            (plan.faults, plan.pace) = (.none, .browser)
            return try finish(try await foldingProblems(plan, in: folder, log), log)
        }
        let port = try freePort()
        let site: any DisturbedSite, ports: [Int], acts = OwnershipLog(), folds = FoldLog()
        let folding = ["--fold-after", "\(foldAfter)"] + (foldAtRandom ? ["--fold-seed", "\(seed)"] : [])
        plan.comparesWholeStates = processes == 0 && foldAfter == 0
        if processes > 0 {
            plan.warmUp = nil
            let servers = try (0..<processes).map { _ in try freePort() }
            let proxy = try nginx.map { (port: try freePort(), configuration: URL(filePath: $0)) }
            ports = proxy.map { [$0.port] } ?? servers
            site = try await Cluster(
                executable: server, arguments: folding, ports: servers, folder: folder, proxy: proxy,
                disturbances: disturbances,
                count: restart > 0 ? Int(seconds / restart) : 0, log: log, acts: acts, folds: folds)
        } else {
            ports = [port]
            site = ServerProcess(
                executable: server, port: port,
                arguments: ["--database", folder.appending(path: "catalogue.sqlite").path, "--test-pages"]
                    + folding + (foldAfter > 0 ? ["--log-level", "debug"] : [])
                    + (workers > 0 ? ["--workers", "\(workers)"] : []),
                hasWorkers: workers > 0, log: log, observe: { line, _ in folds.add(line) })
        }
        if let cuts { plan.faults.cut = cuts }
        let run = ChaosRun(plan: plan, server: site, proxy: ChaosProxy(upstream: ports, seed: seed), log: log)
        var problems = try await run.run()
        if processes > 0, restart > 0 {
            let faults = acts.problems
            print("owners     \(acts.handOvers) hand-overs, \(acts.renewals) renewals, faults: \(faults.count)")
            problems += faults
            if acts.handOvers < handOvers {
                problems.append("pages were handed over \(acts.handOvers) times, less than \(handOvers)")
            }
        }
        if foldAfter > 0 {
            print("folds      \(folds.count)")
            if folds.count == 0 { problems.append("no session was folded") }
        }
        try finish(problems, log, comparesWholeStates: plan.comparesWholeStates)
    }

    /// Runs the same users on a server that folds sessions at random moments, and on one that does not.
    private func foldingProblems(_ plan: Plan, in folder: URL, _ log: RunLog) async throws -> [String] {
        let folds = FoldLog()
        var outcomes: [ChaosRun.Outcome] = []
        for folding in [[], ["--fold-after", "\(foldAfter)", "--fold-seed", "\(seed)"]] {
            let own = folder.appending(path: "\(outcomes.count)"), port = try freePort()
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            let server = ServerProcess(
                executable: server, port: port,
                arguments: [
                    "--database", own.appending(path: "catalogue.sqlite").path, "--test-pages", "--log-level", "debug",
                ] + folding, log: log, observe: { line, _ in folds.add(line) })
            let run = ChaosRun(plan: plan, server: server, proxy: ChaosProxy(upstream: [port], seed: seed), log: log)
            outcomes.append(try await run.outcome(ofActing: compareFolds))
        }
        let differences = ChaosRun.differences(outcomes[0], outcomes[1])
        print(
            """
            \(sessions) sessions, seed \(seed), \(compareFolds) actions each
            folds      \(folds.count)
            pages      \(sessions - differences.count) show the same with folding as without
            """)
        return outcomes.flatMap(\.problems) + differences + (folds.count == 0 ? ["no session was folded"] : [])
    }

    private func finish(_ problems: [String], _ log: RunLog, comparesWholeStates: Bool = false) throws {
        if problems.isEmpty {
            let whole = comparesWholeStates ? "Every page shows the whole state of its session." : ""
            return print("Nothing was lost, and nothing was done twice. \(whole)")
        }
        print("\(problems.count) problems, with seed \(seed):")
        for problem in problems.prefix(50) { print("  \(problem)") }
        print("The end of the log:")
        for line in log.tail(60) { print("  \(line)") }
        throw ExitCode.failure
    }
}
