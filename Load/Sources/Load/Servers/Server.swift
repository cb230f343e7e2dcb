import Foundation
import NIOCore
import NIOPosix

/// A server process, new for each measurement.
final class Server {
    enum Kind: String {
        case bindery = "Bindery"
        case binderyWithoutStore = "Bindery without a store"
        case niceGUI = "NiceGUI"
    }

    let kind: Kind
    let port: Int
    private let process = Process()
    private let directory: URL

    var identifier: Int32 { process.processIdentifier }

    /// Starts a program with arguments for a port and a directory for its files, and waits until it listens.
    init(
        _ kind: Kind, _ program: String, on group: any EventLoopGroup, _ arguments: (_ port: Int, URL) -> [String]
    ) async throws {
        self.kind = kind
        directory = FileManager.default.temporaryDirectory.appending(path: "bindery-load-\(UUID())")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        port = try await Self.freePort(on: group)
        let log = directory.appending(path: "log")
        try Data().write(to: log)
        process.executableURL = URL(filePath: program)
        process.arguments = arguments(port, directory)
        process.currentDirectoryURL = directory
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        try process.run()
        for _ in 0..<300 {
            guard process.isRunning else {
                throw LoadFailure("\(program) ended: \((try? String(contentsOf: log, encoding: .utf8)) ?? "")")
            }
            let connection = ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port)
            if let channel = try? await connection.get() {
                try await channel.close()
                return
            }
            try await Task.sleep(for: .milliseconds(100))
        }
        stop()
        throw LoadFailure("\(program) does not listen at port \(port) after 30 s.")
    }

    private static func freePort(on group: any EventLoopGroup) async throws -> Int {
        let channel = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress!.port!
        try await channel.close()
        return port
    }

    /// Kills the process: a graceful end would wait for this program's connections.
    func stop() {
        kill(identifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: directory)
    }

    var metrics: ProcessMetrics { get throws { try ProcessMetrics(of: identifier) } }
}
