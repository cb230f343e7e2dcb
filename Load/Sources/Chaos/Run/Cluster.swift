internal import BinderyTestSupport
internal import Foundation

/// Several processes that serve the same pages, a Redis server between them, and the catalogue of all.
actor Cluster: DisturbedSite {
    private let processes: [ServerProcess]
    private let cables: [Cable]
    private let redis: ServerProcess
    private let catalogue: ServerProcess
    private let onlyKills: Bool
    private let log: RunLog
    private let lines: [Task<Void, any Error>]

    /// How long a process is stopped or cut off.
    private static let absence: Duration = .seconds(15)

    init(executable: String, ports: [Int], folder: URL, onlyKills: Bool, log: RunLog) async throws {
        self.log = log
        self.onlyKills = onlyKills
        let redisPort = try freePort(), cataloguePort = try freePort()
        redis = ServerProcess(
            executable: "/usr/bin/redis-server", port: redisPort,
            arguments: [
                "--bind", "127.0.0.1", "--dir", folder.path, "--save", "", "--appendonly", "yes",
                "--appendfsync", "always", "--maxmemory-policy", "noeviction",
            ], hasWorkers: false, isReady: { $0.contains("eady to accept connections") }, log: log)
        catalogue = ServerProcess(
            executable: executable, port: cataloguePort,
            arguments: ["--catalogue-only", "--database", folder.appending(path: "catalogue.sqlite").path],
            hasWorkers: false, log: log)
        var processes: [ServerProcess] = [], cables: [Cable] = [], lines: [Task<Void, any Error>] = []
        for port in ports {
            let cable = Cable(upstream: redisPort)
            let cablePort = await withCheckedContinuation { continuation in
                lines.append(Task { try await cable.run { continuation.resume(returning: $0) } })
            }
            cables.append(cable)
            processes.append(
                ServerProcess(
                    executable: executable, port: port,
                    arguments: [
                        "--test-pages", "--redis", "redis://127.0.0.1:\(cablePort)",
                        "--catalogue", "http://127.0.0.1:\(cataloguePort)",
                        "--database", folder.appending(path: "process-\(port).sqlite").path,
                    ], hasWorkers: false, log: log))
        }
        (self.processes, self.cables, self.lines) = (processes, cables, lines)
    }

    func start() async throws {
        try await redis.start()
        try await catalogue.start()
        for process in processes { try await process.start() }
    }

    func end(by end: ServerProcess.End) async {
        for process in processes { await process.end(by: end) }
        await catalogue.end(by: end)
        await redis.end(by: .killed)
        for line in lines { line.cancel() }
    }

    func disturb(_ number: Int) async throws {
        let index = number % processes.count, process = processes[index]
        switch onlyKills ? 0 : number % 7 {
        case 0, 2, 4:
            log.note("process \(index) is killed")
            await process.end(by: .killed)
            try await process.start()
        case 1:
            log.note("all processes are replaced one by one")
            for process in processes {
                await process.end(by: .terminated)
                try await process.start()
            }
        case 3:
            log.note("Redis is killed")
            await redis.end(by: .killed)
            try await redis.start()
        case 5:
            log.note("process \(index) is cut off from Redis")
            cables[index].isCut = true
            try await Task.sleep(for: Self.absence)
            cables[index].isCut = false
        default:
            log.note("process \(index) is stopped")
            await process.pause(true)
            try await Task.sleep(for: Self.absence)
            await process.pause(false)
        }
    }

    func memory() async throws -> Int { 0 }
}
