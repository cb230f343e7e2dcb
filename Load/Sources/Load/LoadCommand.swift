import ArgumentParser
import Foundation
import NIOCore
import NIOPosix

/// Measures Bindery's showcase and the same page in NiceGUI under load. `scripts/load` builds and starts it.
@main
struct LoadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "load")

    @Argument(help: "What to measure: \(Part.allCases.map(\.rawValue).joined(separator: ", ")); all by default.")
    var parts: [Part] = []

    @Option(help: "The program `showcase`.")
    var showcase: String

    @Option(help: "A Python with NiceGUI; without it, only Bindery is measured.")
    var python: String?

    @Option(help: "The page of NiceGUI.")
    var niceguiPage = "NiceGUI/phone_login.py"

    @Option(help: "The seconds of each run, after one second of warm-up.")
    var seconds = 5

    @Option(help: "How many pages rest. Each needs an open file in both programs: raise the limit for more.")
    var restingPages = 12_000

    @Option(help: "A file to which the results are written, as JSON.")
    var json: String?

    @Option(help: "The measured commit.")
    var commit = "unknown"

    @Option(help: "The versions of the compared programs.")
    var versions = "unknown"

    enum Part: String, CaseIterable, ExpressibleByArgument {
        case closed, paced, redis, likes, workers, first, start, memory, idle, resting, busy, traced
    }

    func run() async throws {
        try OpenFiles.raiseLimit()
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        var measurements = Measurements(
            group: group, showcase: showcase, python: python, niceGUIPage: niceguiPage, seconds: seconds,
            report: Report(versions: versions, commit: commit))
        for part in parts.isEmpty ? Part.allCases : parts {
            switch part {
            case .closed: try await measurements.closedLoop()
            case .paced: try await measurements.paced()
            case .redis: try await measurements.redis()
            case .likes: try await measurements.likes()
            case .workers: try await measurements.workers()
            case .first: try await measurements.firstHTML()
            case .start: try await measurements.start()
            case .memory: try await measurements.memory()
            case .idle: try await measurements.idle()
            case .resting:
                try await measurements.resting(restingPages)
                try await measurements.restingOnRedis(min(restingPages, 1000))
            case .busy: try await measurements.busy()
            case .traced: try await measurements.traced()
            }
        }
        if let json { try measurements.report.write(to: json) }
        try await group.shutdownGracefully()
        if measurements.report.rows.contains(where: { $0.isMet == false }) { throw ExitCode(1) }
    }
}

struct Measurements {
    let group: MultiThreadedEventLoopGroup
    let showcase: String
    let python: String?
    let niceGUIPage: String
    let seconds: Int
    var report: Report

    /// Runs `body` with a new server.
    func withServer<Result>(
        _ kind: Server.Kind, in directory: URL? = nil, _ body: (Server) async throws -> Result
    ) async throws -> Result {
        let server =
            switch kind {
            case .bindery: try await showcase(kind, in: directory, [])
            case .binderyWithoutStore: try await showcase(kind, in: directory, ["--no-sessions"])
            case .inspected: try await showcase(kind, in: directory, ["--inspector"])
            case .folding: try await showcase(kind, in: directory, Self.folding)
            case .oneWorker: try await showcase(kind, in: directory, ["--workers", "1"])
            case .twoWorkers: try await showcase(kind, in: directory, ["--workers", "2"])
            case .binderyOnRedis, .foldingOnRedis: throw LoadFailure("Use withServerOnRedis.")
            case .catalogue: try await showcase(kind, in: directory, ["--catalogue-only"])
            case .redis:
                try await Server(kind, "redis-server", in: directory, on: group) { port, directory in
                    [
                        "--port", "\(port)", "--bind", "127.0.0.1", "--dir", directory.path, "--save", "",
                        "--appendonly", "yes", "--appendfsync", "everysec", "--maxmemory-policy", "noeviction",
                    ]
                }
            case .niceGUI:
                try await Server(kind, python!, on: group) { port, _ in [niceGUIPage, "\(port)"] }
            }
        defer { server.stop() }
        return try await body(server)
    }

    /// Runs `body` with a new server, and the Redis server that has its sessions.
    func withServerOnRedis<Result>(
        folding: Bool = false, _ body: (Server, _ redis: Server) async throws -> Result
    ) async throws -> Result {
        try await withServer(.redis) { redis in
            let server = try await showcase(
                folding ? .foldingOnRedis : .binderyOnRedis, in: nil,
                ["--redis", "redis://127.0.0.1:\(redis.port)"] + (folding ? Self.folding : []))
            defer { server.stop() }
            return try await body(server, redis)
        }
    }

    /// Runs `body` with two new servers that share a Redis server and a catalogue.
    func withTwoServers<Result>(_ body: (Server, Server) async throws -> Result) async throws -> Result {
        try await withServer(.redis) { redis in
            try await withServer(.catalogue) { catalogue in
                let shared = [
                    "--redis", "redis://127.0.0.1:\(redis.port)", "--catalogue", "http://127.0.0.1:\(catalogue.port)",
                ]
                let first = try await showcase(.binderyOnRedis, in: nil, shared)
                defer { first.stop() }
                let second = try await showcase(.binderyOnRedis, in: nil, shared)
                defer { second.stop() }
                return try await body(first, second)
            }
        }
    }

    private static let folding = ["--fold-after", "2", "--metrics", "--most-pages", "200000"]

    private func showcase(_ kind: Server.Kind, in directory: URL?, _ more: [String]) async throws -> Server {
        try await Server(kind, showcase, in: directory, on: group) { port, directory in
            [
                "--port", "\(port)", "--database", directory.appending(path: "db.sqlite").path, "--test-pages",
                "--events-per-second", "1000000",
            ] + more
        }
    }

    func fleet<P: Page>(_: P.Type, of server: Server) throws -> Fleet<P> {
        try Fleet<P>(of: P.path, port: server.port, on: group.next())
    }
}
