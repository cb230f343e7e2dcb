import Foundation
import NIOCore
import NIOPosix

/// A server process, new for each measurement.
final class Server {
    enum Kind: String {
        case bindery = "Bindery"
        case binderyWithoutStore = "Bindery without a store"
        case folding = "Bindery that folds pages at rest"
        case inspected = "Bindery with an inspector"
        case binderyOnRedis = "Bindery on Redis"
        case foldingOnRedis = "Bindery on Redis that folds pages at rest"
        case oneWorker = "Bindery with one worker"
        case twoWorkers = "Bindery with two workers"
        case redis = "Redis"
        case catalogue = "the catalogue"
        case niceGUI = "NiceGUI"
    }

    let kind: Kind
    let port: Int
    /// From the start of the process until it accepts a connection.
    private(set) var startTime = Duration.zero
    private let process = Process()
    /// Removed with the server.
    private let ownDirectory: URL?
    /// That of the files of the server.
    let directory: URL

    var identifier: Int32 { process.processIdentifier }

    /// Starts a program with arguments for a port and a directory for its files, and waits until it listens. Without
    /// `directory` it gets a new one.
    init(
        _ kind: Kind, _ program: String, in directory: URL? = nil, on group: any EventLoopGroup,
        _ arguments: (_ port: Int, URL) -> [String]
    ) async throws {
        self.kind = kind
        ownDirectory = directory == nil ? Self.makeDirectory() : nil
        let directory = directory ?? ownDirectory!
        self.directory = directory
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        port = try await Self.freePort(on: group)
        let log = directory.appending(path: "log")
        try Data().write(to: log)
        // A name without a folder is looked for.
        let isPath = program.contains("/")
        process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
        process.arguments = (isPath ? [] : [program]) + arguments(port, directory)
        process.currentDirectoryURL = directory
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        let began = ContinuousClock.now
        try process.run()
        while .now - began < .seconds(30) {
            guard process.isRunning else {
                throw LoadFailure("\(program) ended: \((try? String(contentsOf: log, encoding: .utf8)) ?? "")")
            }
            let connection = ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port)
            if let channel = try? await connection.get() {
                startTime = .now - began
                try await channel.close()
                return
            }
            try await Task.sleep(for: .milliseconds(1))
        }
        stop()
        throw LoadFailure("\(program) does not listen at port \(port) after 30 s.")
    }

    static func makeDirectory() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "bindery-load-\(UUID())")
    }

    private static func freePort(on group: any EventLoopGroup) async throws -> Int {
        let channel = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress!.port!
        try await channel.close()
        return port
    }

    /// Ends the process as its operator does.
    func end() {
        kill(identifier, SIGTERM)
        process.waitUntilExit()
    }

    /// Kills the process: a graceful end would wait for this program's connections.
    func stop() {
        if process.isRunning { kill(identifier, SIGKILL) }
        process.waitUntilExit()
        if let ownDirectory { try? FileManager.default.removeItem(at: ownDirectory) }
    }

    var metrics: ProcessMetrics { get throws { try ProcessMetrics(of: identifier) } }
}
