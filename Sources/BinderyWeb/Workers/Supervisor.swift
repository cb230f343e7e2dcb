#if Web
internal import CBinderySystem
internal import Foundation
internal import Logging

/// Runs the workers of a server: the program itself, once for each. It owns the listening socket, so that no connection
/// is refused while a worker is replaced, and passes on the messages of the workers. It runs nothing of the program, so
/// that a trap of the program does not end it.
final class Supervisor {
    /// A worker that reads nothing is killed when this many bytes wait for it.
    private static let mostWaiting = 64 << 20
    private static let checkInterval: Duration = .seconds(2)
    /// A worker that shows no life for this long is killed.
    private static let patience: Duration = .seconds(15)
    /// The exit code of a worker that could not be started: `EX_OSERR`.
    private static let startFailure: Int32 = 71
    private static let signals = [SIGCHLD, SIGTERM, SIGINT, SIGHUP]

    private let listener: ListeningSocket
    private let logger: Logger
    private let ready: (Int) -> Void
    private let origin = ContinuousClock.now
    private let run = String(UnguessableToken.make().prefix(8))
    private let program: String
    private var plan: WorkerPlan
    private var workers: [Int: SupervisedWorker] = [:]
    private var hasBeenReady = false
    private var announced: [Int: Bool] = [:]
    private var nextCheck = ContinuousClock.now + checkInterval

    init(workers: Int, on listener: ListeningSocket, logger: Logger, ready: @escaping (Int) -> Void) {
        plan = WorkerPlan(count: workers)
        self.listener = listener
        self.logger = logger
        self.ready = ready
        // Not the file that runs, but the path: a restart finds the next version there.
        program = ProcessInfo.processInfo.arguments.first.flatMap(Self.path) ?? "/proc/self/exe"
    }

    private static func path(of command: String) -> String? {
        if command.contains("/") { return URL(fileURLWithPath: command).path }
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(command)" }.first(where: FileManager.default.isExecutableFile)
    }

    private var now: Duration { ContinuousClock.now - origin }

    /// Returns the exit code of the program, when all workers have ended.
    func supervise() -> Int32 {
        let signals = bindery_watch_signals(Self.signals, CInt(Self.signals.count))
        signal(SIGPIPE, SIG_IGN)
        var code = perform(plan.begin())
        while code == nil {
            wait(for: signals)
            for signal in Self.readSignals(signals) { code = code ?? handle(signal) }
            code = code ?? perform(plan.passed(now))
            check()
        }
        return code!
    }

    // MARK: Waiting

    private func wait(for signals: CInt) {
        let present = workers.values.sorted { $0.number < $1.number }
        var polled = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
        for worker in present {
            let events = POLLIN | (worker.waitingSize == 0 ? 0 : POLLOUT)
            // The link of a worker that has trapped is at its end.
            polled.append(pollfd(fd: worker.hasTrapped ? -1 : worker.link, events: Int16(events), revents: 0))
            polled.append(pollfd(fd: worker.crashes, events: Int16(POLLIN), revents: 0))
        }
        var pause = nextCheck - .now
        if let next = plan.next { pause = min(pause, next - now) }
        let milliseconds = max(
            0, pause.components.seconds * 1000 + pause.components.attoseconds / 1_000_000_000_000_000 + 1)
        guard poll(&polled, nfds_t(polled.count), CInt(clamping: milliseconds)) > 0 else { return }
        for (index, worker) in present.enumerated() {
            let (link, crashes) = (polled[1 + 2 * index].revents, polled[2 + 2 * index].revents)
            // Before the messages: a worker that has trapped must not be asked for anything.
            if crashes & Int16(POLLIN) != 0 { readCrash(of: worker) }
            if link & Int16(POLLOUT) != 0 { worker.flush() }
            if link & Int16(POLLIN) != 0 { read(from: worker) }
        }
    }

    private static func readSignals(_ descriptor: CInt) -> [CInt] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        // The end of the supervisor comes first: a worker that ends because of it is not replaced.
        return bytes.prefix(max(count, 0)).map(CInt.init).sorted { $0 != SIGCHLD && $1 == SIGCHLD }
    }

    private func handle(_ signal: CInt) -> Int32? {
        switch signal {
        case SIGHUP:
            logger.info("restarting the workers one by one")
            return perform(plan.restart())
        case SIGCHLD:
            var code: Int32?
            for worker in workers.values {
                var status: CInt = 0
                if !bindery_has_ended(worker.process, &status) { continue }
                // What it has written before its end.
                readCrash(of: worker)
                log(worker, status)
                remove(worker)
                code = code ?? perform(plan.ended(worker.number, status: status, at: now))
            }
            return code
        default:
            return perform(plan.end(at: now))
        }
    }

    private func log(_ worker: SupervisedWorker, _ status: CInt) {
        let context: Logger.Metadata = ["worker": "\(worker.number)", "process": "\(worker.process)"]
        if status < 0 {
            logger.error("a worker was ended by \(Self.name(ofSignal: -status))", metadata: context)
        } else if status > 0 {
            logger.error("a worker has ended with exit code \(status)", metadata: context)
        } else {
            logger.debug("a worker has ended", metadata: context)
        }
    }

    private static func name(ofSignal signal: CInt) -> String {
        let names: [CInt: String] = [
            SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
            SIGSEGV: "SIGSEGV", SIGKILL: "SIGKILL", SIGTERM: "SIGTERM", SIGINT: "SIGINT",
        ]
        return names[signal] ?? "signal \(signal)"
    }

    /// Kills workers whose process shows no life: stopped, or without memory.
    private func check() {
        if ContinuousClock.now < nextCheck { return }
        nextCheck = .now + Self.checkInterval
        for worker in workers.values {
            if ContinuousClock.now - worker.seen > Self.patience, !worker.isStuck, !worker.hasTrapped {
                logger.error("a worker shows no life, and is killed", metadata: ["worker": "\(worker.number)"])
                worker.isStuck = true
                killGroup(of: worker)
            }
            send(.check, to: worker)
        }
    }

    /// Kills the worker, and the backtracer that it may have started.
    private func killGroup(of worker: SupervisedWorker) { kill(-worker.process, SIGKILL) }

    // MARK: Actions

    private func perform(_ actions: [WorkerPlan.Action]) -> Int32? {
        var actions = actions[...]
        while let action = actions.popFirst() {
            switch action {
            case .start(let number):
                if !start(number) { actions += plan.ended(number, status: Self.startFailure, at: now) }
            case .end(let number): if let worker = workers[number] { kill(worker.process, SIGTERM) }
            case .kill(let number): if let worker = workers[number] { killGroup(of: worker) }
            case .setAside(let page):
                logger.error("a page has ended two workers within a minute, and is set aside")
                for worker in workers.values { send(.setAside(page), to: worker) }
            case .keepOld:
                logger.error("the next version does not start; the workers of the present one stay")
            case .exit(let code): return code
            }
        }
        announce()
        return nil
    }

    /// Tells the workers which others there are, after a change.
    private func announce() {
        if plan.present == announced { return }
        announced = plan.present
        for worker in workers.values { send(.present(announced), to: worker) }
    }

    /// Returns whether the process runs.
    private func start(_ number: Int) -> Bool {
        var link: [CInt] = [-1, -1], crash: [CInt] = [-1, -1]
        #if canImport(Darwin)
        let kind = SOCK_STREAM
        #else
        let kind = CInt(SOCK_STREAM.rawValue)
        #endif
        guard socketpair(AF_UNIX, kind, 0, &link) == 0, pipe(&crash) == 0 else {
            return failedToStart(errno)
        }
        for descriptor in link + crash { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        for descriptor in [link[0], crash[0]] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        var environment = ProcessInfo.processInfo.environment
        environment[WorkerIdentity.variable] = WorkerIdentity(run: run, number: number, supervisor: getpid()).text
        // Swift's own backtracer writes where a worker has trapped. The pages are with other workers by then.
        if environment["SWIFT_BACKTRACE"] == nil {
            environment["SWIFT_BACKTRACE"] = "enable=yes,interactive=no,color=no,threads=crashed,limit=48,cache=yes"
        }
        let arguments = ProcessInfo.processInfo.arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        let process = bindery_spawn(program, arguments, variables, listener.descriptor, link[1], crash[1])
        for text in arguments + variables { free(text) }
        close(link[1])
        close(crash[1])
        guard process > 0 else {
            close(link[0])
            close(crash[0])
            return failedToStart(-process)
        }
        let worker = SupervisedWorker(number, process: process, link: link[0], crashes: crash[0])
        workers[number] = worker
        for page in plan.setAside { send(.setAside(page), to: worker) }
        send(.present(announced), to: worker)
        logger.debug("a worker starts", metadata: ["worker": "\(number)", "process": "\(process)"])
        return true
    }

    private func failedToStart(_ error: CInt) -> Bool {
        logger.error("a worker cannot be started: \(String(cString: strerror(error)))")
        return false
    }

    private func remove(_ worker: SupervisedWorker) {
        workers[worker.number] = nil
        worker.close()
    }

    // MARK: Links

    private func read(from worker: SupervisedWorker) {
        for (frame, descriptor) in worker.receive() { handle(frame, descriptor, from: worker) }
    }

    private func handle(_ frame: LinkFrame, _ descriptor: CInt?, from worker: SupervisedWorker) {
        switch frame {
        case .ready:
            _ = perform(plan.ready(worker.number, at: now))
            if !hasBeenReady { ready(listener.port) }
            hasBeenReady = true
        case .draining: _ = perform(plan.draining(worker.number, at: now))
        case .send(let number, let content, _):
            let receivers = receivers(of: number, from: worker, isConnection: descriptor != nil)
            for receiver in receivers {
                send(
                    .message(from: worker.number, content, hasDescriptor: descriptor != nil), to: receiver,
                    descriptor)
            }
            if let descriptor, receivers.isEmpty { close(descriptor) }
        case .check, .message, .present, .setAside: break
        }
    }

    /// The workers that take a message for one, or for all others. A connection for one that has trapped or ended goes
    /// back to its sender, which knows of that by then and serves it.
    private func receivers(of number: Int?, from sender: SupervisedWorker, isConnection: Bool) -> [SupervisedWorker] {
        let running = workers.values.filter { !$0.hasTrapped }
        guard let number else { return running.filter { $0 !== sender } }
        return running.filter { $0.number == number }.first.map { [$0] }
            ?? (isConnection ? running.filter { $0 === sender } : [])
    }

    /// Takes over the descriptor, and closes it when it is sent.
    private func send(_ frame: LinkFrame, to worker: SupervisedWorker, _ descriptor: CInt? = nil) {
        worker.send(frame, descriptor)
        if worker.waitingSize > Self.mostWaiting, !worker.isStuck {
            logger.error("a worker reads no messages, and is killed", metadata: ["worker": "\(worker.number)"])
            worker.isStuck = true
            killGroup(of: worker)
        }
    }

    // MARK: Crashes

    private func readCrash(of worker: SupervisedWorker) {
        guard let crash = worker.readCrash() else { return }
        // What it has sent before.
        read(from: worker)
        worker.trap()
        let token = Crash.token(of: crash)
        logger.error(
            "a worker has trapped: \(Self.name(ofSignal: crash.signal))\(Crash.circumstances(of: crash))",
            metadata: ["worker": "\(worker.number)", "process": "\(worker.process)"])
        _ = perform(plan.crashed(worker.number, page: token, at: now))
    }
}
#endif
