import BinderySynchronization
import BinderyTestSupport
import Foundation
import Testing

/// A Redis server of its own, which keeps its data in a folder, on a socket there. It ends with this object, or with
/// this process.
final class RedisServer: Sendable {
    private struct Running {
        let number: pid_t
        /// The shell ends the server when this ends, also with this process.
        let input: FileHandle
        /// Ends with the server.
        let output: AsyncStream<String>
    }

    /// Held while a server starts: another one that starts meanwhile would inherit its pipes, and hold them open.
    private static let starting = Mutex(())

    private nonisolated(unsafe) let folder: TemporaryFolder
    private let options: [String]
    private let running = Mutex<Running?>(nil)

    var address: String { "unix:\(folder.path(of: "redis.sock"))" }

    /// - Parameter options: of the program, such as `--requirepass secret`.
    init(_ options: String...) async throws {
        folder = try TemporaryFolder()
        self.options = options
        try await start()
    }

    deinit { _ = signalEnd() }

    /// Returns when it answers.
    func start() async throws {
        let (input, handle) = try Self.starting.withLock { _ in
            let process = Process(), input = Pipe(), output = Pipe()
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = [
                "-c",
                """
                redis-server --port 0 --unixsocket '\(folder.path(of: "redis.sock"))' --dir '\(folder.path(of: "."))' \
                --save '' --appendonly yes --appendfsync always --maxmemory-policy noeviction \
                \(options.joined(separator: " ")) &
                server=$!; echo "server $server"; exec >&-; read line; kill -9 $server
                """,
            ]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            return (input.fileHandleForWriting, output.fileHandleForReading)
        }
        // A server whose output is not read would wait. A thread reads it: with a `readabilityHandler`, Foundation's
        // handle may end while the source of its events is in use.
        let (parts, reader) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            while case let data = handle.availableData, !data.isEmpty {
                reader.yield(String(decoding: data, as: UTF8.self))
            }
            reader.finish()
        }
        var text = "", number: pid_t?
        for await part in parts {
            text += part
            number = text.firstMatch(of: /server (\d+)\n/).flatMap { pid_t($0.1) }
            if number != nil, text.lowercased().contains("ready to accept connections") { break }
        }
        let found = try #require(number, "redis-server did not start: \(text)")
        running.withLock { $0 = Running(number: found, input: input, output: parts) }
    }

    /// Ends it as a failure of its machine would, and returns when it has ended.
    func kill() async {
        guard let ending = signalEnd() else { return }
        for await _ in ending.output {}
    }

    private func signalEnd() -> Running? {
        let ending = running.withLock { running in
            defer { running = nil }
            return running
        }
        guard let ending else { return nil }
        _ = Foundation.kill(ending.number, SIGKILL)
        try? ending.input.close()
        return ending
    }

    /// Stops it from answering; its connections stay.
    func pause() { running.withLock { _ = Foundation.kill($0!.number, SIGSTOP) } }

    func resume() { running.withLock { _ = Foundation.kill($0!.number, SIGCONT) } }
}
