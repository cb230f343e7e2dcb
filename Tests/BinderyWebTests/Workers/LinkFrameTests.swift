import Foundation
import Testing

@testable import BinderyWeb

@Suite("The messages between a supervisor and its workers")
struct LinkFrameTests {
    private let frames: [LinkFrame] = [
        .ready, .draining, .check, .send(to: nil, [1, 2, 3]), .send(to: 7, [], hasDescriptor: true),
        .message(from: 70_000, Array(repeating: 9, count: 3000)), .message(from: 1, [0], hasDescriptor: true),
        .present([1: true, 300: false]), .present([:]), .setAside("0123456789abcdef"),
    ]

    @Test(arguments: [1, 2, 3, 7, 1000, 100_000])
    func whatIsSentArrives(inPartsOf size: Int) {
        var decoder = LinkDecoder(), received: [LinkFrame] = []
        let bytes = frames.flatMap(\.bytes)
        for start in stride(from: 0, to: bytes.count, by: size) {
            received += decoder.add(bytes[start..<min(start + size, bytes.count)]).map(\.0)
        }
        #expect(received == frames)
    }

    @Test func aDescriptorComesWithItsFrame() {
        var decoder = LinkDecoder()
        let (first, second) = (LinkFrame.check.bytes, LinkFrame.message(from: 1, [5], hasDescriptor: true).bytes)
        #expect(decoder.add(second.prefix(2), descriptor: 12).isEmpty)
        #expect(decoder.rest == [12])
        let frames = decoder.add(second.dropFirst(2) + first)
        #expect(frames.map(\.descriptor) == [12, nil])
        #expect(decoder.rest == [])
    }

    @Test func messagesOfWorkersArrive() throws {
        guard
            case .request(3, .release(page: "p", browser: "b"))? = WorkerMessage(
                WorkerMessage.request(3, .release(page: "p", browser: "b")).bytes),
            case .answer(9, [1])? = WorkerMessage(WorkerMessage.answer(9, [1]).bytes),
            case .event("likes", [4, 5])? = WorkerMessage(WorkerMessage.event(topic: "likes", [4, 5]).bytes),
            case .connection([7])? = WorkerMessage(WorkerMessage.connection([7]).bytes),
            case .signedOut(.user("1", "s"))? = WorkerMessage(WorkerMessage.signedOut(.user("1", stamp: "s")).bytes)
        else {
            Issue.record("a message has changed on its way")
            return
        }
        #expect(WorkerMessage([]) == nil)
        #expect(WorkerMessage([99]) == nil)
        #expect(WorkerMessage([WorkerMessage.answer(1, []).bytes[0], 1]) == nil)
    }

    @Test func anAddressLeadsToItsOwner() {
        #expect(OwnerAddress.owner(in: OwnerAddress.tagged("/bindery/socket?page=1", "run.3") + "&seen=4") == "run.3")
        #expect(OwnerAddress.owner(in: OwnerAddress.tagged("/bindery/files/1", "run.3")) == "run.3")
        #expect(OwnerAddress.tagged("/bindery/files/1", nil) == "/bindery/files/1")
        // A page of the application may have any query.
        #expect(OwnerAddress.owner(in: "/map?at=run.3") == nil)
        #expect(OwnerAddress.owner(in: "/bindery/socket?chat=2") == nil)
    }

    @Test func aWorkerIsKnownByItsName() {
        let identity = WorkerIdentity(run: "0a", number: 3, supervisor: 77)
        #expect(WorkerIdentity(identity.text) == identity)
        #expect(WorkerIdentity("x") == nil)
        #expect(WorkerIdentity.number(ofOwner: WorkerIdentity.owner(3, of: "0a"), in: "0a") == 3)
        // Of an earlier run.
        #expect(WorkerIdentity.number(ofOwner: WorkerIdentity.owner(3, of: "0b"), in: "0a") == nil)
    }
}
