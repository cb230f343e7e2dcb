internal import BinderyTestSupport
internal import Foundation

/// What is done to a cluster.
enum Disturbances: String, CaseIterable {
    /// Processes are killed, ended, stopped and cut off from Redis; Redis is killed.
    case all
    /// Processes are killed: how long are their pages away?
    case kills
    /// What operators see: processes are killed, and once each all are replaced one by one, Redis is restarted, and a
    /// process is cut off from Redis. The network has no faults, and browsers retry as their script does.
    case operation
}

/// Several processes that serve the same pages, a Redis server between them, and the catalogue of all.
actor Cluster: DisturbedSite {
    private let processes: [ServerProcess]
    private let cables: [Cable]
    private let redis: ServerProcess
    private let catalogue: ServerProcess
    private let proxy: ServerProcess?
    private let disturbances: Disturbances
    /// How often ``disturb(_:)`` will be called.
    private let count: Int
    private let log: RunLog
    private let lines: [Task<Void, any Error>]

    /// How long a process is stopped or cut off.
    private static let absence: Duration = .seconds(15)

    /// - Parameters:
    ///   - proxy: the port of nginx, and the folder with its configuration; nil for none.
    ///   - acts: learns which process acts for which page, and when.
    init(
        executable: String, arguments: [String], ports: [Int], folder: URL, proxy: (port: Int, configuration: URL)?,
        disturbances: Disturbances, count: Int, log: RunLog, acts: OwnershipLog, folds: FoldLog
    ) async throws {
        (self.log, self.disturbances, self.count) = (log, disturbances, count)
        self.proxy = try proxy.map { port, configuration in
            try FileManager.default.copyItem(at: configuration, to: folder.appending(path: "nginx.conf"))
            try Data("listen 127.0.0.1:\(port);".utf8).write(to: folder.appending(path: "listen.conf"))
            let servers = ports.map { "server 127.0.0.1:\($0) max_fails=1 fail_timeout=1s;\n" }.joined()
            try Data(servers.utf8).write(to: folder.appending(path: "servers.conf"))
            return ServerProcess(
                executable: "/usr/sbin/nginx", port: port,
                allArguments: ["-p", folder.path, "-c", folder.appending(path: "nginx.conf").path, "-e", "stderr"],
                readiness: .accepts, log: log)
        }
        let redisPort = try freePort(), cataloguePort = try freePort()
        redis = ServerProcess(
            executable: "/usr/bin/redis-server", port: redisPort,
            arguments: [
                "--bind", "127.0.0.1", "--dir", folder.path, "--save", "", "--appendonly", "yes",
                "--appendfsync", "always", "--maxmemory-policy", "noeviction",
            ], readiness: .prints("eady to accept connections"), log: log)
        catalogue = ServerProcess(
            executable: executable, port: cataloguePort,
            arguments: ["--catalogue-only", "--database", folder.appending(path: "catalogue.sqlite").path],
            log: log)
        var processes: [ServerProcess] = [], cables: [Cable] = [], lines: [Task<Void, any Error>] = []
        for (index, port) in ports.enumerated() {
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
                        "--catalogue", "http://127.0.0.1:\(cataloguePort)", "--log-level", "trace",
                    ] + arguments, log: log,
                    observe: { line, lifetime in
                        acts.add(line, of: index, inLifetime: lifetime)
                        folds.add(line)
                    }))
        }
        (self.processes, self.cables, self.lines) = (processes, cables, lines)
    }

    func start() async throws {
        try await redis.start()
        try await catalogue.start()
        for process in processes { try await process.start() }
        try await proxy?.start()
    }

    func end(by end: ServerProcess.End) async {
        await proxy?.end(by: end)
        for process in processes { await process.end(by: end) }
        await catalogue.end(by: end)
        await redis.end(by: .killed)
        for line in lines { line.cancel() }
    }

    func disturb(_ number: Int) async throws {
        let index = number % processes.count
        switch disturbances {
        case .kills: try await kill(index)
        case .operation:
            switch number {
            case count / 4: try await restartRedis(by: .terminated)
            case count / 2: try await replaceAll()
            case count * 3 / 4: try await cutOff(index)
            default: try await kill(index)
            }
        case .all:
            switch number % 7 {
            case 0, 2, 4: try await kill(index)
            case 1: try await replaceAll()
            case 3: try await restartRedis(by: .killed)
            case 5: try await cutOff(index)
            default: try await stop(index)
            }
        }
    }

    private func kill(_ index: Int) async throws {
        log.note("process \(index) is killed")
        await processes[index].end(by: .killed)
        try await processes[index].start()
    }

    private func replaceAll() async throws {
        log.note("all processes are replaced one by one")
        for process in processes {
            await process.end(by: .terminated)
            try await process.start()
        }
    }

    private func restartRedis(by end: ServerProcess.End) async throws {
        log.note("Redis is restarted")
        await redis.end(by: end)
        try await redis.start()
    }

    private func cutOff(_ index: Int) async throws {
        log.note("process \(index) is cut off from Redis")
        cables[index].isCut = true
        try await Task.sleep(for: Self.absence)
        cables[index].isCut = false
    }

    private func stop(_ index: Int) async throws {
        log.note("process \(index) is stopped")
        await processes[index].pause(true)
        try await Task.sleep(for: Self.absence)
        await processes[index].pause(false)
    }

    func memory() async throws -> Int { 0 }
}
