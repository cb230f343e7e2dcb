internal import ArgumentParser
internal import Foundation

@main
struct ChaosCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chaos",
        abstract:
            "Lets many persons use a showcase over a bad network while its process is killed, and asks what was lost.")

    @Option(help: "The program of the showcase.")
    var server: String

    @Option(help: "How many persons there are, each at a page.")
    var sessions = 100

    @Option(help: "How many seconds all is well at first.")
    var calm = 20.0

    @Option(help: "How many seconds a server is used before its memory is looked at; 0 not to look at it.")
    var warmUp = 120.0

    @Option(help: "How many seconds it goes on.")
    var seconds = 600.0

    @Option(help: "How many seconds the server lives, on average; 0 to leave it alone.")
    var restart = 25.0

    @Option(help: "How many milliseconds a person waits, on average, before doing the next thing.")
    var pause = 150.0

    @Option(help: "What all decisions follow from.")
    var seed: UInt64 = 1

    @Flag(help: "Prints what happens while it happens.")
    var verbose = false

    @Flag(help: .hidden)
    var noDuplicates = false

    func run() async throws {
        var plan = Plan()
        plan.sessions = sessions
        plan.calm = .seconds(calm)
        plan.warmUp = warmUp > 0 ? .seconds(warmUp) : nil
        plan.chaos = .seconds(seconds)
        plan.restart = restart > 0 ? .seconds(restart) : nil
        plan.pause = .milliseconds(pause)
        plan.seed = seed
        if noDuplicates { plan.weather.duplicate = 0 }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "bindery-chaos-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = RunLog(isPrinted: verbose)
        let port = try freePort()
        let process = ServerProcess(
            executable: server, port: port,
            arguments: ["--database", folder.appending(path: "catalogue.sqlite").path, "--test-pages"],
            log: log)
        let run = ChaosRun(plan: plan, server: process, proxy: ChaosProxy(upstream: port, seed: seed), log: log)
        let complaints = try await run.run()
        if complaints.isEmpty {
            return print("Nothing was lost, nothing was done twice, and every page is what its view model says.")
        }
        print("\(complaints.count) complaints, with seed \(seed):")
        for complaint in complaints.prefix(50) { print("  \(complaint)") }
        print("The last of what happened:")
        for line in log.tail(60) { print("  \(line)") }
        throw ExitCode.failure
    }
}
