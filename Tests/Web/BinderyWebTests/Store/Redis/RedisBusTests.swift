import Bindery
import BinderyFoundation
import BinderySynchronization
import BinderyTestSupport
import Foundation
import Testing

@testable import BinderyWeb

private final class Inbox: Sendable {
    private let values = Mutex<[String]>([])

    var all: [String] { values.withLock { $0 } }

    func add(_ message: [UInt8]) { values.withLock { $0.append(String(decoding: message, as: UTF8.self)) } }
}

@Suite struct RedisBusTests {
    private func stores(_ count: Int, at server: RedisServer) async throws -> [RedisStore] {
        var stores: [RedisStore] = []
        for _ in 0..<count { stores.append(try await RedisStore(server.address)) }
        return stores
    }

    @Test func messagesReachAllOthersInTheOrderOfSending() async throws {
        let server = try await RedisServer()
        let stores = try await stores(3, at: server)
        let received = stores.map { _ in Inbox() }
        for (store, received) in zip(stores, received) {
            store.subscribe(to: "numbers") { received.add($0) }
            store.subscribe(to: "others") { _ in Issue.record("the wrong topic") }
        }
        for number in 0..<2_000 { stores[0].publish(Array("a\(number)".utf8), to: "numbers") }
        for number in 0..<2_000 { stores[1].publish(Array("b\(number)".utf8), to: "numbers") }
        try await eventually { received.map(\.all.count) == [2_000, 2_000, 4_000] }
        for (sender, name) in ["a", "b"].enumerated() {
            let expected = (0..<2_000).map { "\(name)\($0)" }
            for receiver in 0..<3 {
                let numbers = received[receiver].all.filter { $0.hasPrefix(name) }
                #expect(numbers == (receiver == sender ? [] : expected))
            }
        }
    }

    @Test func nothingIsReceivedThatWasSentBefore() async throws {
        let server = try await RedisServer()
        let first = try await stores(2, at: server)
        let received = Inbox(), late = Inbox()
        first[1].subscribe(to: "t") { received.add($0) }
        first[0].publish([49], to: "t")
        try await eventually { received.all == ["1"] }
        let second = try await RedisStore(server.address)
        second.subscribe(to: "t") { late.add($0) }
        first[0].publish([50], to: "t")
        try await eventually { !late.all.isEmpty }
        #expect(late.all == ["2"])
    }

    /// Each message arrives once, in order, however often the connections and the server end.
    @Test func nothingIsLostOrRepeatedWhileConnectionsAndTheServerEnd() async throws {
        let server = try await RedisServer()
        let stores = try await stores(2, at: server)
        let received = Inbox()
        stores[1].subscribe(to: "t") { received.add($0) }
        let link = RedisLink(to: try RedisAddress(server.address))
        var sent = 0
        for round in 0..<12 {
            for _ in 0..<100 {
                stores[0].publish(Array("\(sent)".utf8), to: "t")
                sent += 1
            }
            if round % 4 == 3 {
                await server.kill()
                for _ in 0..<20 {
                    stores[0].publish(Array("\(sent)".utf8), to: "t")
                    sent += 1
                }
                try await server.start()
            } else {
                _ = try? await link.call([RedisCommand("CLIENT", "KILL", "TYPE", "normal")])
            }
        }
        try await eventually { received.all.count >= sent }
        #expect(received.all == (0..<sent).map(String.init))
    }

    @Test func messagesThatWereLostAreDiagnosed() async throws {
        let server = try await RedisServer()
        let store = try await RedisStore(server.address)
        let received = Inbox()
        store.subscribe(to: "t") { received.add($0) }
        func message(_ number: Int) -> [RedisValue] {
            ["from", "other", "number", "\(number)", "topic", "t", "content", "\(number)"]
                .map { .bytes(Array($0.utf8)) }
        }
        let diagnoses = diagnoses {
            for number in [5, 6, 6, 4, 9] { #expect(store.bus.take(message(number))) }
        }
        #expect(received.all == ["5", "6", "9"])
        #expect(
            diagnoses == [
                """
                Bindery: 2 messages of another process were lost: Redis at \(server.address.dropFirst(5)) keeps 10000, and could not be \
                reached for too long, or has lost its data.
                """
            ])
    }

    @Test func aProcessIsReachableUnderItsName() async throws {
        let server = try await RedisServer()
        let stores = try await stores(2, at: server)
        #expect(try await stores[0].send([1], to: "b") == false)
        let received = Inbox(), contacts = Mutex<[ContinuousClock.Instant?]>([])
        stores[1].receive(as: "b") { contact in
            contacts.withLock { $0.append(contact) }
        } _: {
            received.add($0)
        }
        try await eventually { try await stores[0].send([49], to: "b") }
        try await eventually { !received.all.isEmpty }
        let before = ContinuousClock.now
        try await eventually { contacts.withLock { $0.contains { $0.map { $0 > before } == true } } }
        #expect(contacts.withLock { !$0.contains(nil) })
        #expect(try await stores[0].send([49], to: "a") == false)

        await server.kill()
        try await eventually { contacts.withLock { $0.last == .some(nil) } }
        await #expect(throws: SessionStoreFailure.self) { try await stores[0].send([50], to: "b") }
        try await server.start()
        try await eventually { (try? await stores[0].send([50], to: "b")) == true }
        try await eventually { received.all.last == "2" }
    }

    @Test func whatProcessesShareIsSharedOverIt() async throws {
        let server = try await RedisServer()
        let stores = try await stores(2, at: server)
        let count = stores.map { ReplicatedProperty(0, as: "count", in: $0, over: $0) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 { group.addTask { try await count[number % 2].update { $0 += 1 } } }
            try await group.waitForAll()
        }
        #expect(try await count[0].update { $0 } == 100)

        let visitors = stores.map { store in
            let presence = Presence<String>()
            presence.connect(to: store, as: "visitors")
            return presence
        }
        let entry = visitors[0].enter("Ada")
        try await eventually { visitors[1].values == ["Ada"] }
        entry.update("Grace")
        try await eventually { visitors[1].values == ["Grace"] }
        entry.leave()
        try await eventually { visitors[1].values.isEmpty }
    }
}
