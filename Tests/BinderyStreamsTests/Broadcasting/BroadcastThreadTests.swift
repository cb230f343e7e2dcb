import BinderyStreams
import Testing

/// Tests on real threads, for the thread sanitizer.
@Suite struct BroadcastThreadTests {
    @Test func allObserversSeeOneOrderOfAllSenders() async {
        let (senders, count) = (6, 500)
        let broadcast = Broadcast<Message>()
        let listeners = (0..<4).map { _ in Listener(until: senders * count) }
        for listener in listeners { await listener.listen(to: broadcast) }
        await withTaskGroup { group in
            for sender in 0..<senders {
                group.addTask { for number in 0..<count { broadcast.send(Message(sender: sender, number: number)) } }
            }
        }
        let order = await listeners[0].all()
        for listener in listeners { #expect(await listener.all() == order) }
        for sender in 0..<senders { #expect(order.filter { $0.sender == sender }.map(\.number) == Array(0..<count)) }
    }

    @Test func whoComesAndGoesMeanwhileSeesAStretchOfThatOrder() async {
        let broadcast = Broadcast<Message>()
        let witness = Listener(until: 2_000)
        await witness.listen(to: broadcast)
        let stretches = await withTaskGroup(of: [Message].self, returning: [[Message]].self) { group in
            group.addTask {
                for number in 0..<2_000 { broadcast.send(Message(sender: 0, number: number)) }
                return []
            }
            for _ in 0..<50 {
                group.addTask {
                    let passerBy = Listener(until: .max)
                    await passerBy.listen(to: broadcast)
                    await Task.yield()
                    return await passerBy.leave()
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(await witness.all().map(\.number) == Array(0..<2_000))
        for stretch in stretches {
            let numbers = stretch.map(\.number), first = numbers.first ?? 0
            #expect(numbers == Array(first..<first + numbers.count))
        }
    }

    @Test func noUpdateIsLostAndEachActorComesToRestWithTheLatest() async {
        let shared = SharedProperty(0)
        let followers = (0..<4).map { _ in Follower(until: 4_000) }
        for follower in followers { await follower.follow(shared) }
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<500 { shared.withValue { $0 += 1 } } }
            }
        }
        #expect(shared.value == 4_000)
        for follower in followers { await follower.arrive() }
        for follower in followers {
            let seen = await follower.seen
            #expect(seen == seen.sorted() && Set(seen).count == seen.count, "it never goes back")
        }
    }
}

private struct Message: Equatable {
    let sender: Int
    let number: Int
}

private actor Listener {
    private let limit: Int
    private var received: [Message] = []
    private var arrival: CheckedContinuation<Void, Never>?
    private let bag = DisposeBag()

    init(until limit: Int) { self.limit = limit }

    func listen(to broadcast: Broadcast<Message>) {
        broadcast.signal().observe { [weak self] message in self?.assumeIsolated { $0.receive(message) } }
            .disposed(by: bag)
    }

    private func receive(_ message: Message) {
        received.append(message)
        if received.count == limit { arrival?.resume() }
    }

    func all() async -> [Message] {
        if received.count < limit { await withCheckedContinuation { arrival = $0 } }
        bag.dispose()
        return received
    }

    func leave() -> [Message] {
        bag.dispose()
        return received
    }
}

private actor Follower {
    private let limit: Int
    private(set) var seen: [Int] = []
    private var property: Property<Int>?
    private var arrival: CheckedContinuation<Void, Never>?

    init(until limit: Int) { self.limit = limit }

    func follow(_ shared: SharedProperty<Int>) {
        property = shared.property()
        _ = property!.observe { [weak self] value in self?.assumeIsolated { $0.see(value) } }
    }

    private func see(_ value: Int) {
        seen.append(value)
        if value == limit { arrival?.resume() }
    }

    func arrive() async {
        if seen.last != limit { await withCheckedContinuation { arrival = $0 } }
        property = nil
    }
}
