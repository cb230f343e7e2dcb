import Bindery
import BinderySynchronization
import Testing

@testable import BinderyWeb

@Suite struct ProcessLinkTests {
    private let network = ProcessNetwork()

    private func link(_ name: String, _ answering: @escaping ProcessLink.Answering) -> ProcessLink {
        let link = ProcessLink(network.join(), as: name)
        link.begin(answering: answering, signedOut: { _ in }, leaseBegan: {})
        return link
    }

    private let release = ProcessRequest.release(page: "p", browser: "b")

    @Test func aQuestionIsAnswered() async throws {
        let a = link("a") { _ in { "" } }
        let b = link("b") { request in { "\(request)" } }
        #expect(try await a.ask("b", release) == "\(release)")
        #expect(await a.address(of: "b") == "\(ProcessRequest.address)")
        withExtendedLifetime(b) {}
    }

    /// A process that does not answer may act until its lease has ended.
    @Test func aProcessThatIsNotReachableIsGivenTheTimeOfItsLease() async throws {
        let a = link("a") { _ in { "" } }
        let asked = ContinuousClock.now
        #expect(try await a.ask("b", release) == nil)
        #expect(.now - asked >= OwnershipLease.wait)
    }

    /// Also if the task that asks is cancelled.
    @Test func theTimeIsNotShorterForACancelledTask() async throws {
        let a = link("a") { _ in { "" } }
        let asked = ContinuousClock.now
        let task = Task { try await a.ask("b", release) }
        task.cancel()
        _ = try await task.value
        #expect(.now - asked >= OwnershipLease.wait)
    }

    @Test func aProcessThatIsCutOffIsGivenTheTimeOfItsLease() async throws {
        let a = link("a") { _ in { "" } }
        let b = link("b") { _ in { "late" } }
        network.drop("b")
        let asked = ContinuousClock.now
        #expect(try await a.ask("b", release) == nil)
        #expect(.now - asked >= OwnershipLease.wait)
        withExtendedLifetime(b) {}
    }

    /// What a request forbids is forbidden from its confirmation on, before its answer.
    @Test func aConfirmedQuestionMayTakeLonger() async throws {
        let a = link("a") { _ in { "" } }
        let hasRefused = Mutex(false)
        let b = link("b") { _ in
            hasRefused.withLock { $0 = true }
            return {
                try? await Task.sleep(for: OwnershipLease.wait + .milliseconds(200))
                return "done"
            }
        }
        #expect(try await a.ask("b", release) == "done")
        #expect(hasRefused.withLock { $0 })
        withExtendedLifetime(b) {}
    }

    /// A file of a busy process is not gone.
    @Test func theAddressOfABusyProcessIsAwaited() async throws {
        let a = link("a") { _ in { "" } }
        let (silence, end) = AsyncStream.makeStream(of: Never.self)
        let requests = Mutex(0)
        let b = link("b") { _ in
            let isFirst = requests.withLock { count in
                count += 1
                return count == 1
            }
            return {
                if isFirst {
                    for await _ in silence {}
                } else {
                    try? await Task.sleep(for: ProcessLink.quickly * 2)
                }
                return "10.0.0.5:8080"
            }
        }
        #expect(await a.reach("b") == nil)
        end.finish()
        #expect(await a.address(of: "b") == "10.0.0.5:8080")
        #expect(await a.address(of: "c") == nil)
        withExtendedLifetime(b) {}
    }

    @Test func aBusThatFailsSaysSo() async throws {
        let a = link("a") { _ in { "" } }
        network.fail()
        await #expect(throws: SessionStoreFailure.self) { try await a.ask("b", release) }
        #expect(await a.address(of: "b") == nil)
    }

    @Test func whatEndsInOneProcessEndsInAll() async throws {
        let ended = Mutex<[SignedOut]>([])
        let a = link("a") { _ in { "" } }
        let b = ProcessLink(network.join(), as: "b")
        b.begin(
            answering: { _ in { "" } }, signedOut: { signedOut in ended.withLock { $0.append(signedOut) } },
            leaseBegan: {})
        a.announce(.user("17", stamp: "s"))
        #expect(ended.withLock { $0 } == [.user("17", stamp: "s")])
    }

    @Test(arguments: [
        ProcessMessage(sender: "a", content: .request(1, .release(page: "p", browser: "b"))),
        ProcessMessage(sender: "a", content: .request(2, .address)),
        ProcessMessage(sender: "a.1", content: .received(3)), ProcessMessage(sender: "a", content: .answer(4, "")),
    ])
    func messagesAreReadAsTheyWereSent(message: ProcessMessage) {
        #expect(ProcessMessage(message.bytes) == message)
        #expect(ProcessMessage([1, 2, 3]) == nil)
    }
}

/// Delivers messages at once.
private final class ProcessNetwork: Sendable {
    private struct State {
        var inboxes: [String: @Sendable ([UInt8]) -> Void] = [:]
        var topics: [(bus: Int, topic: String, receive: @Sendable ([UInt8]) -> Void)] = []
        var count = 0
        var dropped: Set<String> = []
        var hasFailed = false
    }

    private let state = Mutex(State())

    func drop(_ process: String) { state.withLock { _ = $0.dropped.insert(process) } }

    func fail() { state.withLock { $0.hasFailed = true } }

    func join() -> Bus {
        state.withLock { state in
            state.count += 1
            return Bus(network: self, number: state.count)
        }
    }

    struct Bus: ProcessBus {
        let network: ProcessNetwork
        let number: Int

        func publish(_ message: [UInt8], to topic: String) {
            let receivers = network.state.withLock { state in
                state.topics.filter { $0.topic == topic && $0.bus != number }
            }
            for receiver in receivers { receiver.receive(message) }
        }

        func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
            network.state.withLock { $0.topics.append((number, topic, receive)) }
        }

        func receive(
            as process: String, contact: @escaping @Sendable (ContinuousClock.Instant?) -> Void,
            _ receive: @escaping @Sendable ([UInt8]) -> Void
        ) {
            network.state.withLock { $0.inboxes[process] = receive }
            contact(.now)
        }

        func send(_ message: [UInt8], to process: String) async throws(SessionStoreFailure) -> Bool {
            let (receive, isDropped, hasFailed) = network.state.withLock { state in
                (state.inboxes[process], state.dropped.contains(process), state.hasFailed)
            }
            if hasFailed { throw SessionStoreFailure("The bus does not work.") }
            if !isDropped { receive?(message) }
            return receive != nil
        }
    }
}
