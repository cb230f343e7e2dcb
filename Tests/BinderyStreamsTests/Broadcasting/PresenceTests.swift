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

    private func connected(_ network: TestNetwork) -> Presence<String> {
        let presence = Presence<String>(interval: .milliseconds(10), timeout: .seconds(60))
        presence.connect(
            to: network.join(), as: "here", encode: { Array($0.utf8) },
            decode: { String(validating: $0, as: UTF8.self) })
        return presence
    }

    @Test func processesSeeEachOthersValues() async {
        let network = TestNetwork()
        let (one, two) = (connected(network), connected(network))
        let ada = one.enter("Ada")
        let bob = two.enter("Bob")
        #expect(await eventually { one.values.sorted() == ["Ada", "Bob"] && two.values == one.values })
        ada.update("Ada Lovelace")
        bob.leave()
        #expect(await eventually { one.values == ["Ada Lovelace"] && two.values == one.values })
        withExtendedLifetime((ada, bob)) {}
    }

    @Test func aProcessThatEndsTakesItsValuesAlong() async {
        let network = TestNetwork()
        let one = connected(network)
        var two: Presence? = connected(network)
        let entry = two?.enter("Bob")
        #expect(await eventually { one.values == ["Bob"] })
        two = nil
        #expect(await eventually { one.values.isEmpty })
        withExtendedLifetime((two, entry)) {}
    }

    @Test func aBroadcastWithTheSameTopicIsAnother() async {
        let network = TestNetwork(), buses = [network.join(), network.join()]
        let presences = buses.map { bus in
            let presence = Presence<String>(interval: .milliseconds(10), timeout: .seconds(60))
            presence.connect(
                to: bus, as: "here", encode: { Array($0.utf8) }, decode: { String(validating: $0, as: UTF8.self) })
            Broadcast<[UInt8]>().connect(to: bus, as: "here", encode: { $0 }, decode: { $0 })
            return presence
        }
        let ada = presences[0].enter("Ada")
        #expect(await eventually { presences[1].values == ["Ada"] })
        withExtendedLifetime(ada) {}
    }

    /// After the cut, the next sign of life brings what was missed.
    @Test func whatWasMissedIsLearntAfterACut() async {
        let network = TestNetwork()
        let (one, two) = (connected(network), connected(network))
        let ada = one.enter("Ada")
        #expect(await eventually { two.values == ["Ada"] })
        network.isCut = true
        let bob = one.enter("Bob")
        #expect(two.values == ["Ada"])
        network.isCut = false
        #expect(await eventually { two.values == ["Ada", "Bob"] })
        withExtendedLifetime((ada, bob)) {}
    }
}
