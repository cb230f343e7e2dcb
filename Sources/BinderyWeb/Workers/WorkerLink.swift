internal import BinderySynchronization
internal import CBinderySystem
internal import Foundation

/// The connection of a worker to its supervisor, and so to the other workers.
///
/// | event | effect |
/// |---|---|
/// | `send` | returns when the message is on its way; messages of one worker arrive in the order of sending |
/// | `request` | the answer; nil if the other worker has ended, or traps before it answers |
/// | … with a limit | nil also if the other worker has not answered by then |
/// | the supervisor ends | this worker ends as on SIGTERM |
final class WorkerLink: Sendable {
    /// What arrives from other workers. Called on the link's thread, which must not wait.
    struct Receiver: Sendable {
        /// Answers a request of another worker.
        var request: @Sendable (WorkerRequest) async -> [UInt8] = { _ in [] }
        /// A connection that this worker is to serve, and the bytes that were read from it.
        var connection: @Sendable (CInt, [UInt8]) -> Void = { descriptor, _ in close(descriptor) }
        var signedOut: @Sendable (SignedOut) -> Void = { _ in }
    }

    private struct Pending {
        let worker: Int
        let continuation: CheckedContinuation<[UInt8]?, Never>
    }

    private struct State {
        var present: [Int: Bool] = [:]
        var setAside: Set<String> = []
        var pending: [UInt64: Pending] = [:]
        var requests: UInt64 = 0
        var receiver = Receiver()
        var topics: [String: @Sendable ([UInt8]) -> Void] = [:]
    }

    let identity: WorkerIdentity
    private let socket: CInt
    // The order of the frames; not the state, since the link's thread must not wait for a write.
    private let writing = Mutex(())
    private let state = Mutex(State())

    init(_ socket: CInt, _ identity: WorkerIdentity) {
        self.socket = socket
        self.identity = identity
    }

    /// The name under which this worker owns pages.
    var owner: String { WorkerIdentity.owner(identity.number, of: identity.run) }

    func begin() {
        let thread = Thread { [self] in read() }
        thread.name = "bindery.link"
        thread.start()
    }

    var receiver: Receiver {
        get { state.withLock { $0.receiver } }
        set { state.withLock { $0.receiver = newValue } }
    }

    // MARK: The other workers

    /// The worker that has this name, if it is another one that has not ended.
    func other(_ owner: String) -> Int? {
        guard let number = WorkerIdentity.number(ofOwner: owner, in: identity.run), number != identity.number else {
            return nil
        }
        return state.withLock { $0.present[number] == nil ? nil : number }
    }

    /// Whether this is, or was, the name of a worker of the same supervisor.
    func isOfThisMachine(_ owner: String) -> Bool {
        WorkerIdentity.number(ofOwner: owner, in: identity.run) != nil
    }

    /// Whether a worker takes requests from browsers.
    func serves(_ worker: Int) -> Bool { state.withLock { $0.present[worker] == true } }

    /// All other workers that have not ended.
    var others: [Int] { state.withLock { $0.present.keys.filter { $0 != identity.number } } }

    /// Another worker that takes requests from browsers.
    var anyOther: Int? {
        state.withLock { state in
            state.present.filter { $0.value && $0.key != identity.number }.keys.randomElement()
        }
    }

    func isSetAside(_ page: String) -> Bool { state.withLock { $0.setAside.contains(page) } }

    // MARK: Sending

    func ready() { write(.ready) }

    func draining() { write(.draining) }

    func send(_ message: WorkerMessage, to worker: Int? = nil) { write(.send(to: worker, message.bytes)) }

    /// Passes a connection on. The descriptor is closed.
    func pass(_ descriptor: CInt, _ bytes: [UInt8], to worker: Int) {
        write(.send(to: worker, WorkerMessage.connection(bytes).bytes, hasDescriptor: true), descriptor)
        close(descriptor)
    }

    func request(_ request: WorkerRequest, of worker: Int, within limit: Duration? = nil) async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            let number = state.withLock { state -> UInt64? in
                guard state.present[worker] != nil else { return nil }
                state.requests += 1
                state.pending[state.requests] = Pending(worker: worker, continuation: continuation)
                return state.requests
            }
            guard let number else { return continuation.resume(returning: nil) }
            send(.request(number, request), to: worker)
            guard let limit else { return }
            Task {
                try? await Task.sleep(for: limit)
                answer(number, nil)
            }
        }
    }

    private func answer(_ number: UInt64, _ content: [UInt8]?) {
        state.withLock { $0.pending.removeValue(forKey: number) }?.continuation.resume(returning: content)
    }

    private func write(_ frame: LinkFrame, _ descriptor: CInt? = nil) {
        var bytes = frame.bytes[...], descriptor = descriptor
        writing.withLock { _ in
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes {
                    bindery_send(socket, $0.baseAddress, $0.count, descriptor ?? -1)
                }
                // The supervisor has ended; the thread that reads learns of it.
                if count <= 0 { return }
                descriptor = nil
                bytes = bytes.dropFirst(count)
            }
        }
    }

    // MARK: Receiving

    private func read() {
        var decoder = LinkDecoder()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var descriptor: CInt = -1
            let count = bindery_receive(socket, &bytes, bytes.count, &descriptor)
            guard count > 0 else { break }
            for (frame, descriptor) in decoder.add(bytes.prefix(count), descriptor: descriptor >= 0 ? descriptor : nil)
            {
                handle(frame, descriptor)
            }
        }
        // As if the supervisor had asked for it.
        kill(getpid(), SIGTERM)
    }

    private func handle(_ frame: LinkFrame, _ descriptor: CInt?) {
        switch frame {
        case .message(let worker, let content, _):
            guard let message = WorkerMessage(content) else { return }
            handle(message, descriptor, from: worker)
        case .present(let workers):
            let unanswered = state.withLock { state in
                state.present = workers
                let ended = state.pending.filter { workers[$0.value.worker] == nil }
                for number in ended.keys { state.pending[number] = nil }
                return ended.values
            }
            for pending in unanswered { pending.continuation.resume(returning: nil) }
        case .setAside(let page): state.withLock { _ = $0.setAside.insert(page) }
        case .check: write(.check)
        case .ready, .draining, .send: break
        }
    }

    private func handle(_ message: WorkerMessage, _ descriptor: CInt?, from worker: Int) {
        switch message {
        case .request(let number, let request):
            let answer = receiver.request
            Task { send(.answer(number, await answer(request)), to: worker) }
        case .answer(let number, let content): answer(number, content)
        case .connection(let bytes): if let descriptor { receiver.connection(descriptor, bytes) }
        case .event(let topic, let content): state.withLock { $0.topics[topic] }?(content)
        case .signedOut(let signedOut): receiver.signedOut(signedOut)
        }
    }

    // MARK: Topics

    func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
        state.withLock { $0.topics[topic] = receive }
    }
}
