import NIOCore
import NIOPosix

/// Pages of one server that are typed into concurrently. Everything runs on one event loop.
// Unchecked: mutable state is accessed only on `loop`.
final class Fleet<P: Page>: @unchecked Sendable {
    let host: String
    private let path: String
    private let loop: any EventLoop
    private let address: SocketAddress
    private var clients: [Client<P>] = []
    private var work: Work?
    private var failure: (any Error)?
    private var upkeep: RepeatedTask?
    private var nextUpkeep = 0

    /// The measurement in progress.
    private final class Work {
        enum Pace {
            /// Each keystroke is sent when the previous one is shown.
            case closed
            /// A keystroke every `interval` nanoseconds from `start`, the pages taking turns.
            case even(interval: Double, start: Int)
        }
        let pace: Pace
        let end: Int
        let warmUpEnd: Int
        /// The number of the next turn, over all pages.
        var next = 0
        var latencies: [Int] = []
        let finished: EventLoopPromise<[Int]>

        init(_ pace: Pace, from start: Int, seconds: Int, finished: EventLoopPromise<[Int]>) {
            self.pace = pace
            warmUpEnd = start + 1_000_000_000
            end = warmUpEnd + seconds * 1_000_000_000
            self.finished = finished
            latencies.reserveCapacity(100_000)
        }
    }

    init(of path: String, port: Int, on loop: any EventLoop) throws {
        host = "127.0.0.1:\(port)"
        address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
        self.path = path
        self.loop = loop
    }

    var now: Int { Int(NIODeadline.now().uptimeNanoseconds) }

    // MARK: Opening

    /// Loads and connects `count` pages, `lanes` at a time.
    func open(_ count: Int, atATime lanes: Int = 8) async throws {
        try await loop.flatSubmit { [self] in
            let first = clients.count
            let lanes = (0..<min(lanes, count)).map { openEvery(lanes, from: first + $0, to: first + count) }
            return EventLoopFuture.andAllSucceed(lanes, on: loop)
        }.get()
        try await loop.submit { [self] in
            if let failure { throw failure }
            if upkeep == nil { startUpkeep() }
        }.get()
    }

    private func openEvery(_ step: Int, from index: Int, to end: Int) -> EventLoopFuture<Void> {
        guard index < end else { return loop.makeSucceededVoidFuture() }
        return open(index).flatMap { [self] in openEvery(step, from: index + step, to: end) }
    }

    private func open(_ index: Int) -> EventLoopFuture<Void> {
        let response = loop.makePromise(of: PageRequest.Response.self)
        let ready = loop.makePromise(of: Void.self)
        Loopback.connect(index, to: address, on: loop) { [self] in
            PageRequest(path: path, host: host, response: response)
        }
        .cascadeFailure(to: response)
        response.futureResult.flatMapThrowing { try P(html: $0.html, cookie: $0.cookie) }
            .flatMap { [self] page in
                Loopback.connect(index, to: address, on: loop) { [self] in
                    let client = Client(page, index: clients.count, fleet: self, ready: ready)
                    clients.append(client)
                    return client
                }
            }
            .cascadeFailure(to: ready)
        return ready.futureResult
    }

    /// Sends keep-alive messages for the pages in turn.
    private func startUpkeep() {
        let tick = TimeAmount.milliseconds(50)
        upkeep = loop.scheduleRepeatedTask(initialDelay: tick, delay: tick) { [self] _ in
            let share = (clients.count * 50 + P.upkeepInterval * 1000 - 1) / (P.upkeepInterval * 1000)
            for _ in 0..<share {
                clients[nextUpkeep % clients.count].keepUp()
                nextUpkeep += 1
            }
        }
    }

    // MARK: Typing

    /// Types into each page as soon as it shows the previous keystroke.
    /// - Returns: nanoseconds from each keystroke to its result, without those of the first second.
    func typeInClosedLoop(seconds: Int) async throws -> [Int] {
        try await measure { Work(.closed, from: $0, seconds: seconds, finished: $1) }
    }

    /// Types `rate` keystrokes a second in total, at even intervals.
    /// - Returns: nanoseconds from the due time of each keystroke to its result, without those of the first second.
    func type(perSecond rate: Int, seconds: Int) async throws -> [Int] {
        try await measure {
            Work(.even(interval: 1e9 / Double(rate), start: $0), from: $0, seconds: seconds, finished: $1)
        }
    }

    private func measure(_ work: @escaping @Sendable (Int, EventLoopPromise<[Int]>) -> Work) async throws -> [Int] {
        try await loop.flatSubmit { [self] in
            let finished = loop.makePromise(of: [Int].self)
            if let failure {
                finished.fail(failure)
                return finished.futureResult
            }
            let work = work(now, finished)
            self.work = work
            for client in clients { client.due = client.sent }
            switch work.pace {
            case .closed: for client in clients { client.type() }
            case .even: tick()
            }
            loop.scheduleTask(deadline: .uptimeNanoseconds(UInt64(work.end))) { self.finishIfIdle() }
            let limit = NIODeadline.uptimeNanoseconds(UInt64(work.end)) + Self.patience
            let givingUp = loop.scheduleTask(deadline: limit) { self.fail(self.silence) }
            finished.futureResult.whenComplete { _ in givingUp.cancel() }
            return finished.futureResult
        }.get()
    }

    /// How long a server may take to show the last keystrokes: longer than any server took that showed them at all.
    private static var patience: TimeAmount { .seconds(60) }

    private var silence: LoadFailure {
        let silent = clients.count { $0.isWaiting || $0.due > $0.sent }
        return LoadFailure(
            "\(silent) of \(clients.count) pages have not shown the typed text a minute after the end. "
                + "Try again on an idle machine."
        )
    }

    private func tick() {
        guard let work, case .even(let interval, let start) = work.pace else { return }
        while true {
            let due = start + Int(Double(work.next) * interval)
            if due >= work.end { return }
            if due > now {
                loop.scheduleTask(deadline: .uptimeNanoseconds(UInt64(due))) { self.tick() }
                return
            }
            let client = clients[work.next % clients.count]
            work.next += 1
            client.due += 1
            // A page that still waits sends this keystroke when it shows the previous one; its time runs already.
            if !client.isWaiting { client.type() }
        }
    }

    func shown(_ client: Client<P>) {
        let now = now
        guard let work else { return }
        switch work.pace {
        case .closed:
            if client.sentAt >= work.warmUpEnd, now <= work.end { work.latencies.append(now - client.sentAt) }
            if now < work.end { client.type() } else { finishIfIdle() }
        case .even(let interval, let start):
            // The page's latest turn, less the turns that it has not shown yet.
            let latest = work.next - 1 - (work.next - 1 - client.index) % clients.count
            let meant = start + Int(Double(latest - (client.due - client.shown) * clients.count) * interval)
            if meant >= work.warmUpEnd { work.latencies.append(now - meant) }
            if client.due > client.sent { client.type() } else if now >= work.end { finishIfIdle() }
        }
    }

    private func finishIfIdle() {
        guard let work, now >= work.end, !clients.contains(where: { $0.isWaiting || $0.due > $0.sent }) else { return }
        self.work = nil
        work.finished.succeed(work.latencies)
    }

    // MARK: Ending

    func fail(_ error: any Error) {
        failure = failure ?? error
        work?.finished.fail(error)
        work = nil
    }

    /// Returns how many keep-alive messages were answered, and how many pages have had at least one answer.
    func replies() async throws -> (all: Int, pages: Int) {
        try await loop.submit { [self] in
            if let failure { throw failure }
            return (clients.reduce(0) { $0 + $1.replies }, clients.count { $0.replies > 0 })
        }.get()
    }

    func close() async throws {
        try await loop.submit { [self] in
            upkeep?.cancel()
            for client in clients { client.close() }
            clients = []
        }.get()
    }
}
