internal import Bindery
internal import BinderySynchronization
internal import Foundation

/// Asks other processes over a ``ProcessBus``, and answers them.
///
/// | event | result of `ask` |
/// |---|---|
/// | the other process answers | its answer |
/// | no process of this name is reachable | nil, after ``OwnershipLease/wait``: it no longer acts for a page |
/// | … or it does not confirm that it has the request | the same |
/// | it confirms, and does not answer within ``patience`` | nil |
/// | the bus fails | the failure of the bus |
///
/// `reach` does not wait for the lease: it tells whether a process answers within ``quickly``. `address` waits for as
/// long as ``patience`` while the process is reachable: a busy process has not ended.
final class ProcessLink: Sendable {
    /// Answers a request. What runs before the first suspension is done when the request is confirmed.
    typealias Answering = @Sendable (ProcessRequest) -> @Sendable () async -> String

    static let patience: Duration = .seconds(5)
    static let quickly: Duration = .milliseconds(300)
    private static let signedOutTopic = "bindery signed out"

    private static let mostAddresses = 1_000

    private enum Event {
        case received
        case answer(String)
        /// A process that has confirmed nothing does not act any more.
        case mayBeTaken
        case patienceIsOver
    }

    private struct State {
        var questions: [UInt64: AsyncStream<Event>.Continuation] = [:]
        var last: UInt64 = 0
        var answering: Answering = { _ in { "" } }
        var addresses: [String: String] = [:]
    }

    /// The name of this process.
    let name: String
    let lease: OwnershipLease
    private let bus: any ProcessBus
    private let state = Mutex(State())

    init(_ bus: any ProcessBus, as name: String, lease: OwnershipLease = OwnershipLease()) {
        self.bus = bus
        self.name = name
        self.lease = lease
    }

    /// - Parameter leaseBegan: called when this process may act again, after it might not.
    func begin(
        answering: @escaping Answering, signedOut: @escaping @Sendable (SignedOut) -> Void,
        leaseBegan: @escaping @Sendable () -> Void
    ) {
        state.withLock { $0.answering = answering }
        bus.subscribe(to: Self.signedOutTopic) { bytes in
            if let message = try? JSONDecoder().decode(SignedOut.self, from: Data(bytes)) { signedOut(message) }
        }
        bus.receive(as: name) { [lease] contact in
            if lease.note(contact) { leaseBegan() }
        } _: { [weak self] bytes in
            if let message = ProcessMessage(bytes) { self?.receive(message) }
        }
    }

    func announce(_ signedOut: SignedOut) {
        guard let bytes = try? JSONEncoder().encode(signedOut) else { return }
        bus.publish(Array(bytes), to: Self.signedOutTopic)
    }

    // MARK: Asking

    func ask(_ process: String, _ request: ProcessRequest) async throws(SessionStoreFailure) -> String? {
        // In a task of its own: a cancelled wait would be too short.
        let asked = Task { () -> Result<String?, SessionStoreFailure> in
            do throws(SessionStoreFailure) {
                return .success(try await answer(of: process, to: request, confirmedWithin: OwnershipLease.wait))
            } catch {
                return .failure(error)
            }
        }
        return try await asked.value.get()
    }

    private func answer(
        of process: String, to request: ProcessRequest, confirmedWithin wait: Duration, isPatient: Bool = true
    ) async throws(SessionStoreFailure) -> String? {
        let (events, sender) = AsyncStream.makeStream(of: Event.self)
        let number = state.withLock { state in
            state.last += 1
            state.questions[state.last] = sender
            return state.last
        }
        defer { state.withLock { $0.questions[number] = nil } }
        let isReachable = try await bus.send(
            ProcessMessage(sender: name, content: .request(number, request)).bytes, to: process)
        if !isReachable, !isPatient { return nil }
        let clock = Task {
            try await Task.sleep(for: wait)
            sender.yield(isPatient ? .mayBeTaken : .patienceIsOver)
            try await Task.sleep(for: Self.patience - wait)
            sender.yield(.patienceIsOver)
        }
        defer { clock.cancel() }
        var isReceived = false
        for await event in events {
            switch event {
            case .received: isReceived = true
            case .answer(let answer): return answer
            case .mayBeTaken where isReceived && isReachable: break
            case .mayBeTaken, .patienceIsOver: return nil
            }
        }
        return nil
    }

    private func receive(_ message: ProcessMessage) {
        switch message.content {
        case .received(let number): state.withLock { $0.questions[number] }?.yield(.received)
        case .answer(let number, let answer): state.withLock { $0.questions[number] }?.yield(.answer(answer))
        case .request(let number, let request):
            let answer = state.withLock { $0.answering }(request)
            Task {
                await reply(.received(number), to: message.sender)
                await reply(.answer(number, await answer()), to: message.sender)
            }
        }
    }

    /// A process that does not get it counts on nothing.
    private func reply(_ content: ProcessMessage.Content, to process: String) async {
        _ = try? await bus.send(ProcessMessage(sender: name, content: content).bytes, to: process)
    }

    // MARK: Addresses

    /// Where another process is reached, as it has last said; nil if it does not answer.
    func address(of process: String) async -> String? {
        if let known = state.withLock({ $0.addresses[process] }) { return known }
        return await address(of: process, within: Self.patience)
    }

    /// Where another process is reached; nil if it does not answer at once.
    func reach(_ process: String) async -> String? { await address(of: process, within: Self.quickly) }

    private func address(of process: String, within wait: Duration) async -> String? {
        let answer = try? await answer(of: process, to: .address, confirmedWithin: wait, isPatient: false)
        guard let address = answer, !address.isEmpty else { return nil }
        state.withLock { state in
            if state.addresses.count >= Self.mostAddresses { state.addresses = [:] }
            state.addresses[process] = address
        }
        return address
    }
}
