internal import Foundation
internal import NIOCore
internal import NIOPosix
internal import Synchronization

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// What a run disturbs: the processes that serve the pages.
protocol DisturbedSite: Actor {
    /// Starts it, and waits until it serves.
    func start() async throws
    func end(by end: ServerProcess.End) async
    /// Does the next harm, and mends it.
    func disturb(_ number: Int) async throws
    /// The private memory in KB of its process; 0 if it has several.
    func memory() async throws -> Int
}

/// The server process, which can be killed and started again.
actor ServerProcess: DisturbedSite {
    enum End: String { case killed, terminated }

    private let executable: URL
    private let port: Int
    private let arguments: [String]
    private let readiness: Readiness
    /// Called with each line of its output, and how often it has been started.
    private let observe: @Sendable (_ line: String, _ lifetime: Int) -> Void
    private var starts = 0
    private let log: RunLog
    /// Whether the process only supervises others.
    let hasWorkers: Bool
    private var process: Process?

    /// How a process shows that it listens.
    enum Readiness {
        /// It prints a line with this text.
        case prints(String)
        /// A connection is accepted.
        case accepts
    }

    /// A server that is told its port by `--port`.
    init(
        executable: String, port: Int, arguments: [String], hasWorkers: Bool = false,
        readiness: Readiness = .prints("Ctrl-C"), log: RunLog,
        observe: @escaping @Sendable (_ line: String, _ lifetime: Int) -> Void = { _, _ in }
    ) {
        self.init(
            executable: executable, port: port, allArguments: ["--port", "\(port)"] + arguments,
            hasWorkers: hasWorkers, readiness: readiness, log: log, observe: observe)
    }

    init(
        executable: String, port: Int, allArguments: [String], hasWorkers: Bool = false, readiness: Readiness,
        log: RunLog, observe: @escaping @Sendable (_ line: String, _ lifetime: Int) -> Void = { _, _ in }
    ) {
        self.readiness = readiness
        self.executable = URL(filePath: executable)
        self.port = port
        arguments = allArguments
        self.hasWorkers = hasWorkers
        self.log = log
        self.observe = observe
    }

    private static let running = Mutex<Set<pid_t>>([])

    /// They kill all servers when this program receives SIGINT or SIGTERM, so that none outlives the run.
    // Unsafe to the compiler only: they are never used again.
    nonisolated(unsafe) private static let signals = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler {
            for process in running.withLock({ $0 }) { kill(process, SIGKILL) }
            exit(128 + number)
        }
        source.resume()
        return source
    }

    /// Kills or ends the server, or some of its workers, alternately, and starts what has ended.
    func disturb(_ number: Int) async throws {
        let end = number.isMultiple(of: 2) ? End.killed : .terminated
        if hasWorkers { return replaceWorkers(by: end) }
        if hasCrashed { log.note("the server has ended by itself") }
        await self.end(by: end)
        try await start()
    }

    /// Stops the process from running, or lets it run again.
    func pause(_ isPaused: Bool) {
        if let process { kill(process.processIdentifier, isPaused ? SIGSTOP : SIGCONT) }
    }

    /// Starts the server, and waits until it reports that it listens.
    func start() async throws {
        let process = Process()
        let output = Pipe()
        // Signals are blocked in the threads of this program, and would be in the process, which Redis does not expect.
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["--default-signal", executable.path] + arguments
        process.standardOutput = output
        process.standardError = output
        _ = Self.signals
        try process.run()
        self.process = process
        starts += 1
        Self.running.withLock { _ = $0.insert(process.processIdentifier) }
        let lines = read(output.fileHandleForReading)
        switch readiness {
        case .prints(let text):
            for await line in lines where line.contains(text) { return }
        case .accepts:
            while process.isRunning {
                if (try? await connect(to: port)) != nil { return }
                try await Task.sleep(for: .milliseconds(10))
            }
        }
        throw ServerFailure.didNotStart
    }

    /// Returns the lines of the output. A thread reads them: with a `readabilityHandler`, Foundation's handle may end
    /// while the source of its events is in use.
    private func read(_ output: FileHandle) -> AsyncStream<String> {
        let (lines, continuation) = AsyncStream<String>.makeStream()
        Thread.detachNewThread { [log, observe, starts] in
            var unfinished: [UInt8] = []
            while case let data = output.availableData, !data.isEmpty {
                var read = (unfinished + data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                unfinished = Array(read.removeLast())
                for line in read.map({ String(decoding: $0, as: UTF8.self) }) where !line.isEmpty {
                    if !line.contains(" trace ") { log.note("server: \(line)") }
                    observe(line, starts)
                    continuation.yield(line)
                }
            }
            continuation.finish()
        }
        return lines
    }

    /// Ends the server, and waits until its process has ended.
    func end(by end: End) async {
        guard let process else { return }
        kill(process.processIdentifier, end == .killed ? SIGKILL : SIGTERM)
        let began = ContinuousClock.now
        while process.isRunning { try? await Task.sleep(for: .milliseconds(10)) }
        Self.running.withLock { _ = $0.remove(process.processIdentifier) }
        log.note("server \(end.rawValue) within \(began.duration(to: .now))")
        self.process = nil
    }

    /// Kills a worker, or lets the supervisor replace all of them one by one.
    private func replaceWorkers(by end: End) {
        guard let process else { return }
        if end == .terminated { kill(process.processIdentifier, SIGHUP) }
        if end == .killed, let worker = workers.randomElement() { kill(worker, SIGKILL) }
        log.note("workers \(end.rawValue)")
    }

    /// The processes that serve pages, which the supervisor has started.
    private var workers: [pid_t] {
        guard let supervisor = process?.processIdentifier else { return [] }
        let path = "/proc/\(supervisor)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let children = threads.flatMap { thread in
            ((try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)) ?? "").split(separator: " ")
        }
        return children.compactMap { pid_t($0) }.filter { child in
            let command = (try? String(contentsOfFile: "/proc/\(child)/cmdline", encoding: .utf8)) ?? ""
            return !command.isEmpty && !command.contains("--catalogue-only")
        }
    }

    /// Whether the process has ended by itself.
    var hasCrashed: Bool { process.map { !$0.isRunning } ?? false }

    /// Returns the process's private memory in KB, after the allocator has returned its free memory: how much that
    /// keeps depends on the busiest moment of the run.
    func memory() async throws -> Int {
        _ = try await URLSession.shared.data(from: URL(string: "http://127.0.0.1:\(port)/test/free")!)
        guard let process,
            let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/smaps_rollup", encoding: .utf8)
        else { return 0 }
        let amounts = text.split(separator: "\n").filter { $0.hasPrefix("Private_") }
            .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
        return amounts.reduce(0, +)
    }
}

enum ServerFailure: Error { case didNotStart }

private func connect(to port: Int) async throws {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connect(host: "127.0.0.1", port: port)
        .get().close()
}

/// Returns a port that is not in use.
func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
            bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
        }
    }
    guard port else { throw ServerFailure.didNotStart }
    return Int(UInt16(bigEndian: address.sin_port))
}
