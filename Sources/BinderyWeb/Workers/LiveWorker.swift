#if Web
internal import CBinderySystem
internal import Foundation
public import Logging
public import Bindery

/// One of the processes that serve a site together, so that a trap ends neither the site nor its pages.
///
/// ```swift
/// let worker = try LiveWorker.start(count: 2, host: "127.0.0.1", port: 8080) { port in
///     print("http://127.0.0.1:\(port)/")
/// }
/// var options = LiveServer.Options()
/// options.worker = worker
/// options.store = try SQLiteSessionStore(path: "/var/lib/shop/sessions.sqlite")
/// ```
///
/// Call ``start(count:host:port:logger:ready:)`` before anything else. In the first process it does not return: that
/// process supervises copies of itself, in which it returns.
///
/// | event | effect |
/// |---|---|
/// | a browser connects | the connection goes to a worker that is free |
/// | a page connects to another worker than its own | the connection is passed on |
/// | a worker traps | its pages continue in other workers, and another worker is started |
/// | … | the log has the backtrace, the session and its last events |
/// | a page brings down two workers within a minute | the page is set aside: its user is told, and can open it again |
/// | the supervisor receives SIGHUP | the workers are replaced one by one, by the program that its path has by then |
/// | … SIGTERM or SIGINT | the workers store their sessions and end, then the supervisor ends |
/// | the supervisor ends otherwise | the workers end as on SIGTERM |
/// | a worker shows no life for 15 s | it is killed and replaced |
///
/// The limits of ``LiveLimits`` are those of one worker. The metrics are those of all.
///
/// - Note: ``LiveServer/Options/store`` must be a ``SharedSessionStore``, such as `SQLiteSessionStore`.
public final class LiveWorker: MessageBus {
    let listener: ListeningSocket
    let link: WorkerLink

    private init(_ identity: WorkerIdentity, listener: ListeningSocket, link: CInt) {
        self.listener = listener
        self.link = WorkerLink(link, identity)
    }

    /// The number of the worker: each that is started has a higher one.
    public var number: Int { link.identity.number }

    /// The port on which the site listens.
    public var port: Int { listener.port }

    /// Starts workers in the first process, and returns in each of them. The first process ends with the exit code
    /// of its workers.
    ///
    /// - Parameters:
    ///   - count: the number of workers. After a trap of the only one, its pages wait until the program has started.
    ///   - host: the address on which the site listens.
    ///   - port: 0 for any free port.
    ///   - ready: called in the first process, when the first worker serves.
    /// - Throws: in the first process, if it cannot listen at the address.
    public static func start(
        count: Int, host: String = "127.0.0.1", port: Int = 8080, logger: Logger = Logger(label: "bindery.supervisor"),
        ready: (_ port: Int) -> Void = { _ in }
    ) throws(LiveServerFailure) -> LiveWorker {
        if let worker = inherited() { return worker }
        let listener = try ListeningSocket.open(host: host, port: port)
        let code = withoutActuallyEscaping(ready) { ready in
            Supervisor(workers: count, on: listener, logger: logger, ready: ready).supervise()
        }
        exit(code)
    }

    /// Whether this process is a worker, before and after ``start(count:host:port:logger:ready:)``. What only the first
    /// process does must come before that call.
    public static var isWorker: Bool { identity != nil }

    /// Read before the variable is removed.
    private static let identity = ProcessInfo.processInfo.environment[WorkerIdentity.variable]
        .flatMap(WorkerIdentity.init)

    // MARK: Messages

    /// - Precondition: the topic has at most 255 bytes of UTF-8.
    public func publish(_ message: [UInt8], to topic: String) {
        precondition(topic.utf8.count <= 255, "Bindery: the name of a topic has at most 255 bytes.")
        link.send(.event(topic: topic, message))
    }

    public func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
        link.subscribe(to: topic, receive)
    }

    private static func inherited() -> LiveWorker? {
        guard let identity else { return nil }
        // A program that this one starts is not a worker.
        unsetenv(WorkerIdentity.variable)
        let (link, crashes): (CInt, CInt) = (4, 5)
        for descriptor in [link, crashes] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        if !bindery_end_with_parent(identity.supervisor) { exit(0) }
        bindery_report_crashes(crashes, link)
        let worker = LiveWorker(identity, listener: ListeningSocket(inherited: 3), link: link)
        worker.link.begin()
        return worker
    }
}
#endif
