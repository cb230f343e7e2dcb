import Bindery
import BinderyFoundation
import BinderySynchronization
import Foundation
import Testing

@MainActor
@Suite struct NotificationCenterSignalTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("paid")
    private let bag = DisposeBag()

    private var amounts: some Signal<Int, Never> { center.signal(for: name) { $0.userInfo?["amount"] as? Int } }

    private func post(_ amount: Int) { center.post(name: name, object: nil, userInfo: ["amount": amount]) }

    @Test func whatIsPostedIsSentInOrder() async {
        let sum = amounts.scan([]) { $0 + [$1] }.property(initial: [])
        for amount in 1...3 { post(amount) }
        #expect(await sum.firstValue { $0.count == 3 } == [1, 2, 3])
    }

    @Test func whatIsPostedOnAnotherThreadArrivesOnTheActor() async {
        let last = amounts.map {
            MainActor.preconditionIsolated()
            return $0
        }
        .property(initial: 0)
        let (center, name) = (center, name)
        await Task.detached { center.post(name: name, object: nil, userInfo: ["amount": 7]) }.value
        #expect(await last.firstValue { $0 == 7 } == 7)
    }

    @Test func nothingIsSentOfWhatHasNoValueAnotherNameOrAnotherSender() async {
        final class Sender {}
        let (sender, other) = (Sender(), Sender())
        let all = center.signal(for: name, from: sender) { $0.userInfo?["amount"] as? Int }
            .scan([]) { $0 + [$1] }.property(initial: [])
        center.post(name: name, object: sender)
        center.post(name: Notification.Name("refunded"), object: sender, userInfo: ["amount": 1])
        center.post(name: name, object: other, userInfo: ["amount": 2])
        center.post(name: name, object: sender, userInfo: ["amount": 3])
        #expect(await all.firstValue { !$0.isEmpty } == [3])
    }

    @Test func withoutAValueItSaysThatItHappened() async {
        let count = center.signal(for: name).scan(0) { count, _ in count + 1 }.property(initial: 0)
        post(1)
        post(2)
        #expect(await count.firstValue { $0 == 2 } == 2)
    }

    @Test func disposalRemovesTheRegistrationAndWhatWaits() async {
        let seen = Mutex(0)
        var received: [Int] = []
        let observation = center.signal(for: name) { notification -> Int? in
            seen.withLock { $0 += 1 }
            return notification.userInfo?["amount"] as? Int
        }
        .observe { received.append($0) }
        post(1)
        observation.dispose()
        post(2)
        // Once a later signal has its value, the disposed one would have had its own.
        let later = amounts.property(initial: 0)
        post(3)
        _ = await later.firstValue { $0 == 3 }
        #expect(received == [])
        #expect(seen.withLock { $0 } == 1)
    }
}
