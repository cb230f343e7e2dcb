import BinderySynchronization
import BinderyTesting
import Testing

@testable import BinderyStreams

@Suite final class PresenceTests {
    private let time = VirtualScheduler()
    private let presence = Presence<String>()

    /// Lets released properties run a last time on their actor.
    deinit { time.pump() }

    @Test func aValueIsPresentAsLongAsItsEntry() {
        let here = time.run { presence.property() }
        var entry: PresenceEntry? = presence.enter("Ada")
        let other = presence.enter("Bob")
        time.pump()
        #expect(here.value == ["Ada", "Bob"])
        entry?.update("Ada Lovelace")
        time.pump()
        #expect(here.value == ["Ada Lovelace", "Bob"])
        entry = nil
        time.pump()
        #expect(here.value == ["Bob"])
        other.leave()
        other.update("Bob")
        other.leave()
        #expect(presence.values.isEmpty)
    }

    /// Passes messages to all others at once.
    private final class Hub: Sendable {
        private let receivers = Mutex<[Int: @Sendable ([UInt8]) -> Void]>([:])
        let isCut = Mutex(false)

        struct Bus: MessageBus {
            let hub: Hub
            let number: Int

            func publish(_ message: [UInt8], to topic: String) {
                if hub.isCut.withLock({ $0 }) { return }
                let others = hub.receivers.withLock { $0.filter { $0.key != number }.values.map(\.self) }
                for receive in others { receive(message) }
            }

            func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
                hub.receivers.withLock { $0[number] = receive }
            }
        }
    }

    private func connected(_ number: Int, _ hub: Hub) -> Presence<String> {
        let presence = Presence<String>(interval: .milliseconds(10), timeout: .seconds(60))
        presence.connect(
            to: Hub.Bus(hub: hub, number: number), as: "here", encode: { Array($0.utf8) },
            decode: { String(validating: $0, as: UTF8.self) })
        return presence
    }

    @Test func processesSeeEachOthersValues() async {
        let hub = Hub()
        let (one, two) = (connected(1, hub), connected(2, hub))
        let ada = one.enter("Ada")
        let bob = two.enter("Bob")
        await until { one.values.sorted() == ["Ada", "Bob"] && two.values == one.values }
        ada.update("Ada Lovelace")
        bob.leave()
        await until { one.values == ["Ada Lovelace"] && two.values == one.values }
        withExtendedLifetime((ada, bob)) {}
    }

    @Test func aProcessThatEndsTakesItsValuesAlong() async {
        let hub = Hub()
        let one = connected(1, hub)
        var two: Presence? = connected(2, hub)
        let entry = two?.enter("Bob")
        await until { one.values == ["Bob"] }
        two = nil
        await until { one.values.isEmpty }
        withExtendedLifetime((two, entry)) {}
    }

    /// After the cut, the next sign of life brings what was missed.
    @Test func whatWasMissedIsLearntAfterACut() async {
        let hub = Hub()
        let (one, two) = (connected(1, hub), connected(2, hub))
        let ada = one.enter("Ada")
        await until { two.values == ["Ada"] }
        hub.isCut.withLock { $0 = true }
        let bob = one.enter("Bob")
        #expect(two.values == ["Ada"])
        hub.isCut.withLock { $0 = false }
        await until { two.values == ["Ada", "Bob"] }
        withExtendedLifetime((ada, bob)) {}
    }

    private func until(_ condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(900)
        while !condition() {
            if .now > end {
                Issue.record("it never came")
                return
            }
            await Task.yield()
        }
    }
}
