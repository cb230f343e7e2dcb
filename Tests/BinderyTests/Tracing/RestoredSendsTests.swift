import BinderyTesting
import Testing

@testable import Bindery

/// A restored state sends nothing to others, and what it held back is recorded.
@Suite final class RestoredSendsTests {
    private let log = TraceLog()
    private let time = VirtualScheduler()

    /// Lets released properties run a last time on their actor.
    deinit { time.run {} }

    private func withheld() -> [String] {
        log.events.filter { $0.kind == .withheld }.map { "\($0.detail) of \($0.subject)" }
    }

    @Test func noMessageIsSentAgain() {
        let likes = Broadcast<Int>()
        var received: [Int] = []
        let reception = time.run { likes.signal().observe { received.append($0) } }
        let price = log.record { MutableProperty(1) }
        let observation = log.record { price.observeChanges { likes.send($0) } }
        log.record { price.value = 5 }
        time.run {}
        #expect(received == [5] && withheld().isEmpty)
        log.record { price.value = 6 }
        let last = log.moments.last!.id
        _ = log.restore(0)
        time.run {}
        #expect(price.value == 1 && received == [5, 6] && withheld() == ["send of Int"])
        _ = log.restore(last)
        time.run {}
        #expect(price.value == 6 && received == [5, 6])
        log.record { price.value = 7 }
        time.run {}
        #expect(received == [5, 6, 7])
        observation.dispose()
        reception.dispose()
    }

    @Test func noSharedPropertyIsChangedAgain() {
        let visitors = SharedProperty(0)
        let seen = time.run { visitors.property() }
        let price = log.record { MutableProperty(1) }
        var results: [Int] = []
        let observation = log.record {
            price.observeChanges { _ in
                results.append(
                    visitors.withValue {
                        $0 += 1
                        return $0
                    })
            }
        }
        log.record { price.value = 5 }
        _ = log.restore(0)
        time.run {}
        #expect(visitors.value == 1 && seen.value == 1 && withheld() == ["send of Int"])
        #expect(results == [1, 2], "The closure has a copy.")
        log.record { price.value = 6 }
        #expect(visitors.value == 2)
        observation.dispose()
    }

    @Test func othersSeeAnUpdateOnceTheProgramGoesOn() {
        let presence = Presence<Int>()
        let price = log.record { MutableProperty(1) }
        let entry = presence.enter(0)
        let observation = log.record { price.observeChanges { entry.update($0) } }
        log.record { price.value = 5 }
        log.record { price.value = 6 }
        let first = log.events.first { $0.kind == .write }!.number
        #expect(presence.values == [6])
        _ = log.restore(first)
        _ = log.restore(0)
        _ = log.restore(first)
        #expect(price.value == 5 && presence.values == [6])
        #expect(withheld() == ["send of Int", "send of Int", "send of Int"])
        let other = log.record { MutableProperty(0) }
        other.value = 1
        #expect(price.value == 5 && presence.values == [5], "The program goes on from there.")
        observation.dispose()
    }

    @Test func whoEntersOrLeavesInARestorationDoesSoOnceTheProgramGoesOn() {
        let presence = Presence<String>()
        let here = time.run { presence.property() }
        let isOpen = log.record { MutableProperty(false) }
        var entry: PresenceEntry<String>?
        let observation = log.record { isOpen.observe { entry = $0 ? presence.enter("Ada") : nil } }
        log.record { isOpen.value = true }
        let opened = log.moments.last!.id
        #expect(presence.values == ["Ada"])
        _ = log.restore(0)
        #expect(entry == nil && presence.values == ["Ada"], "Others do not see it leave.")
        _ = log.restore(opened)
        #expect(entry != nil && presence.values == ["Ada"], "In the present there is one, not two.")
        log.record { isOpen.value = false }
        #expect(presence.values.isEmpty)
        _ = log.restore(opened)
        #expect(entry != nil && presence.values.isEmpty, "Others do not see it enter.")
        let other = log.record { MutableProperty(0) }
        other.value = 1
        time.run {}
        #expect(presence.values == ["Ada"] && here.value == ["Ada"])
        observation.dispose()
        entry = nil
        #expect(presence.values.isEmpty)
    }

    @Test func whatWasHeldBackHappensWhenTheMomentsAreForgotten() {
        let presence = Presence<String>()
        var log: TraceLog? = TraceLog()
        let isOpen = log!.record { MutableProperty(true) }
        var entry: PresenceEntry? = presence.enter("Ada")
        let observation = log!.record { isOpen.observeChanges { if $0 { entry = nil } } }
        log!.record { isOpen.value = false }
        _ = log!.restore(0)
        #expect(entry == nil && presence.values == ["Ada"])
        log!.forgetMoments()
        #expect(presence.values.isEmpty)
        observation.dispose()
        log = nil
    }

    // MARK: Causes

    @Test func aMessageFollowsFromTheEventsOfItsSenders() {
        let likes = Broadcast<Int>(), sender = TraceLog()
        let total = log.record { MutableProperty(0) }
        let reception = time.run { log.record { likes.signal().observe { total.value += $0 } } }
        for key in ["one", "two"] {
            sender.record {
                TraceStep.following(.event(TraceEvent.Kind("tap"), of: "the button \(key)")) { likes.send(2) }
            }
        }
        log.record { time.run {} }
        let message = log.events.first { $0.kind == .message }
        #expect(message?.causes == sender.events.filter { $0.kind == .send }.map(\.number))
        #expect(total.value == 4)
        let chain = "\(explain(total))".split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            chain.suffix(3) == [
                "after the message of Int", "after the send of Int", "after the tap of the button two",
            ], "\(chain)")
        reception.dispose()
    }

    @Test func aConcealedValueOfASenderIsDots() {
        let likes = Broadcast<Int>(), sender = TraceLog()
        let code = sender.record { MutableProperty(0).concealed() }
        let sending = sender.record { code.observeChanges { likes.send($0 % 10) } }
        let last = log.record { MutableProperty(0) }
        let reception = time.run { log.record { likes.signal().observe { last.value = $0 } } }
        sender.record { code.value = 4711 }
        log.record { time.run {} }
        let text = "\(explain(last))"
        #expect(text.contains("after the send of Int") && text.contains("which became ••••"), "\(text)")
        #expect(!text.contains("4711"))
        sending.dispose()
        reception.dispose()
    }

    @Test func theRestorationOfASenderHoldsNothingBackInOtherSessions() {
        let likes = Broadcast<Int>(), sender = TraceLog()
        let price = sender.record { MutableProperty(1) }
        let sending = sender.record { price.observeChanges { likes.send($0) } }
        let total = log.record { MutableProperty(0) }
        let reception = time.run { log.record { likes.signal().observe { total.value += $0 } } }
        sender.record { price.value = 2 }
        _ = sender.restore(0)
        sender.record { price.value = 3 }
        log.record { time.run {} }
        #expect(total.value == 5)
        sending.dispose()
        reception.dispose()
    }
}

/// A restored state executes nothing again, and what it held back is recorded.
@MainActor
@Suite struct RestoredExecutionTests {
    @Test func anExecutionThatIsHeldBackIsRecorded() {
        let log = TraceLog()
        let price = log.record { MutableProperty(1) }
        let order = log.record { Action<Int, Void, Never> { (_: Int) async in } }
        let observation = log.record { price.observeChanges { [order] in order.execute($0) } }
        log.record { price.value = 5 }
        _ = log.restore(0)
        let withheld = log.events.filter { $0.kind == .withheld }
        #expect(withheld.map(\.detail) == ["execution"])
        #expect(withheld.first?.subject.hasPrefix("the action at ") == true)
        observation.dispose()
        order.cancel()
    }
}
