import BinderySynchronization
import BinderyTestSupport
import Foundation
import Testing

/// A Redis server of its own, which keeps its data in a folder, on a socket there. It ends with this object, or with
/// this process.
final class RedisServer: Sendable {
    private nonisolated(unsafe) let folder: TemporaryFolder
    private let options: [String]
    private let running = Mutex<(process: Process, input: Pipe, number: pid_t)?>(nil)

    var address: String { "unix:\(folder.path(of: "redis.sock"))" }

    /// - Parameter options: of the program, such as `--requirepass secret`.
    init(_ options: String...) async throws {
        folder = try TemporaryFolder()
        self.options = options
        try await start()
    }

    deinit { kill() }

    /// Returns when it answers.
    func start() async throws {
        let process = Process(), input = Pipe(), output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        // The shell ends the server when this process has ended.
        process.arguments = [
            "-c",
            """
            redis-server --port 0 --unixsocket '\(folder.path(of: "redis.sock"))' --dir '\(folder.path(of: "."))' \
            --save '' --appendonly yes --appendfsync always --maxmemory-policy noeviction \(options.joined(separator: " ")) &
            server=$!; echo "server $server"; read line; kill -9 $server
            """,
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // A server whose output is not read would wait. A thread reads it: with a `readabilityHandler`, Foundation's
        // handle may end while the source of its events is in use.
        let (parts, reader) = AsyncStream.makeStream(of: String.self)
        let handle = output.fileHandleForReading
        Thread.detachNewThread {
            while case let data = handle.availableData, !data.isEmpty {
                reader.yield(String(decoding: data, as: UTF8.self))
            }
            reader.finish()
        }
        var text = ""
        for await part in parts {
            text += part
            if text.lowercased().contains("ready to accept connections") { break }
        }
        let number = text.firstMatch(of: /server (\d+)/).flatMap { pid_t($0.1) }
        let found = try #require(number, "redis-server did not start: \(text)")
        running.withLock { $0 = (process, input, found) }
    }

    /// Ends it as a failure of its machine would, and returns when it has ended.
    func kill() {
        let taken = running.withLock { running in
            defer { running = nil }
            return running
        }
        guard let (process, input, _) = taken else { return }
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Stops it from answering; its connections stay.
    func pause() { running.withLock { _ = Foundation.kill($0!.number, SIGSTOP) } }

    func resume() { running.withLock { _ = Foundation.kill($0!.number, SIGCONT) } }
}
