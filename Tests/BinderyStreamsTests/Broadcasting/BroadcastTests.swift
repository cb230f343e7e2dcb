import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite final class BroadcastTests {
    let broadcast = Broadcast<Int>()
    let first = VirtualScheduler()
    let second = VirtualScheduler()
    let bag = DisposeBag()

    /// Lets ended observations run a last time on their actor.
    deinit {
        bag.dispose()
        for time in [first, second] { time.pump() }
    }

    /// Returns the values that an actor receives, one list per job.
    private func received(
        on time: VirtualScheduler, _ policy: BufferingPolicy = .unbounded, of broadcast: Broadcast<Int>? = nil
    ) -> () -> [Int] {
        var values: [Int] = []
        let broadcast = broadcast ?? self.broadcast
        time.run { broadcast.signal(buffering: policy).observe { values.append($0) }.disposed(by: bag) }
        return { values }
    }

    @Test func whatIsSentComesToEachObserverOnItsOwnActor() {
        let (one, other) = (received(on: first), received(on: second))
        broadcast.send(1)
        #expect(one() == [] && other() == [])
        first.pump()
        #expect(one() == [1] && other() == [])
        broadcast.send(2)
        second.pump()
        #expect(one() == [1] && other() == [1, 2])
    }

    @Test func anObservationThatHasEndedBeforeItBeginsKeepsNothing() {
        weak var actor: AnyObject?
        do {
            let time = VirtualScheduler()
            time.run {
                actor = ExecutionContext.current!.actor
                let scope = Scope()
                scope.dispose()
                broadcast.signal().observe(in: scope) { _ in }
            }
        }
        #expect(actor == nil)
    }

    @Test func whatWasSentBeforeTheObservationIsNotDelivered() {
        broadcast.send(1)
        let values = received(on: first)
        broadcast.send(2)
        first.pump()
        #expect(values() == [2])
    }

    @Test func itIsNeverDeliveredInsideOfASend() {
        let broadcast = broadcast
        var events: [String] = []
        first.run {
            broadcast.signal()
                .observe { value in
                    events.append("begin \(value)")
                    if value < 3 { broadcast.send(value + 1) }
                    events.append("end \(value)")
                }
                .disposed(by: bag)
            broadcast.send(1)
            #expect(events == [])
        }
        #expect(events == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    }

    @Test func theDeliveryIsInTheContextOfTheObserver() {
        var schedulers: [Bool] = []
        let (broadcast, time) = (broadcast, first)
        time.run {
            let actor = ExecutionContext.current!.actor
            broadcast.signal()
                .observe { _ in
                    let context = ExecutionContext.current
                    schedulers.append(context?.actor === actor && context?.scheduler === time)
                }
                .disposed(by: bag)
        }
        second.run { broadcast.send(1) }
        time.pump()
        #expect(schedulers == [true])
    }

    @Test func whatCameMeanwhileIsOneTransaction() {
        let (broadcast, latest, count) = (broadcast, MutableProperty(0), MutableProperty(0))
        var seen: [[Int]] = []
        first.run {
            Property { [latest.value, count.value] }.observeChanges { seen.append($0) }.disposed(by: bag)
            broadcast.signal()
                .observe {
                    latest.value = $0
                    count.value += 1
                }
                .disposed(by: bag)
        }
        for value in 1...3 { broadcast.send(value) }
        first.pump()
        #expect(seen == [[3, 3]])
    }

    @Test(
        arguments: [
            (BufferingPolicy.unbounded, [1, 2, 3, 4, 5]), (.latest, [5]), (.bufferingNewest(2), [4, 5]),
            (.bufferingOldest(2), [1, 2]),
        ])
    func anObserverThatIsBusyGetsWhatItsPolicyKeeps(_ policy: BufferingPolicy, _ expected: [Int]) {
        let (busy, other) = (received(on: first, policy), received(on: second))
        for value in 1...5 {
            broadcast.send(value)
            second.pump()
        }
        first.pump()
        #expect(busy() == expected)
        #expect(other() == [1, 2, 3, 4, 5])
    }

    @Test func afterDisposalNothingComesNotEvenWhatWasSentBefore() {
        let (broadcast, bag) = (broadcast, DisposeBag())
        var values: [Int] = []
        first.run { broadcast.signal().observe { values.append($0) }.disposed(by: bag) }
        broadcast.send(1)
        first.run { bag.dispose() }
        broadcast.send(2)
        first.pump()
        #expect(values == [])
    }

    @Test func whoHasEnoughGetsNoMoreOfWhatCameTogether() {
        let broadcast = broadcast
        var values: [Int] = []
        first.run { broadcast.signal().take(2).observe { values.append($0) }.disposed(by: bag) }
        for value in 1...5 { broadcast.send(value) }
        first.pump()
        #expect(values == [1, 2])
    }

    @Test func anObservationThatHasEndedIsFreedWithItsActor() {
        let lifetime = Lifetime()
        weak var actor: AnyObject?
        do {
            let (time, bag) = (VirtualScheduler(), DisposeBag())
            time.run {
                actor = ExecutionContext.current!.actor
                let token = lifetime.token()
                broadcast.signal().observe { _ in withExtendedLifetime(token) {} }.disposed(by: bag)
            }
            broadcast.send(1)
            #expect(lifetime.alive == 1)
            time.run { bag.dispose() }
            #expect(lifetime.alive == 0)
        }
        #expect(actor == nil)
    }

    @Test func whenItIsFreedItsObserversAreFree() {
        let lifetime = Lifetime()
        var broadcast: Broadcast<Int>? = Broadcast()
        var values: [Int] = []
        first.run {
            let token = lifetime.token()
            broadcast!.signal().observe(
                onValue: { value in withExtendedLifetime(token) { values.append(value) } },
                onCompletion: { Issue.record("nothing comes any more, not even completion") }
            ).disposed(by: bag)
        }
        broadcast!.send(1)
        broadcast = nil
        first.pump()
        #expect(values == [1])
        #expect(lifetime.alive == 0, "although the observation was not disposed of")
    }

    @Test func whenItIsFreedAnObserverThatWaitsIsFree() {
        let lifetime = Lifetime()
        first.run {
            let token = lifetime.token()
            _ = Broadcast<Int>().signal().observe { _ in withExtendedLifetime(token) {} }
        }
        first.pump()
        #expect(lifetime.alive == 0)
    }

    @Test func withoutAnActorADiagnosisSaysWhatToDo() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            _ = broadcast.signal(file: "Likes.swift", line: 7).observe { _ in }
        }
        #expect(
            messages.all == [
                """
                Bindery: the broadcast at Likes.swift:7 was observed on no actor, and sends nothing. Observe it on \
                the MainActor or on another actor: a detached task, a `@concurrent` function and an async closure \
                with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }

    @Test func randomProgramsDoWhatAnArrayPerObserverDoes() {
        for seed in 0..<200 {
            var random = SplitMix(seed: UInt64(seed))
            let broadcast = Broadcast<Int>(), times = (0..<3).map { _ in VirtualScheduler() }
            var observers: [ObserverOracle] = []
            for step in 0..<60 {
                let time = Int.random(in: 0..<3, using: &random)
                switch Int.random(in: 0..<8, using: &random) {
                case 0:
                    observers.append(ObserverOracle(of: broadcast, on: times[time], number: time, using: &random))
                    // An observation runs as a job of that actor, too.
                    for observer in observers where observer.number == time { observer.wasPumped() }
                case 1: observers.randomElement(using: &random)?.end()
                case 2, 3:
                    times[time].pump()
                    for observer in observers where observer.number == time { observer.wasPumped() }
                default:
                    broadcast.send(step)
                    for observer in observers { observer.wasSent(step) }
                }
            }
            for time in times { time.pump() }
            for observer in observers {
                observer.wasPumped()
                #expect(observer.received == observer.expected, "seed \(seed), policy \(observer.policy)")
                observer.end()
            }
            for time in times { time.pump() }
        }
    }
}

/// An observer and its expected values: an array that follows the policy and is emptied when its actor runs.
private final class ObserverOracle {
    let policy: BufferingPolicy
    let number: Int
    private(set) var received: [Int] = []
    private(set) var expected: [Int] = []
    private var waiting: [Int] = []
    private var hasEnded = false
    private let time: VirtualScheduler
    private let bag = DisposeBag()

    init(of broadcast: Broadcast<Int>, on time: VirtualScheduler, number: Int, using random: inout SplitMix) {
        policy = [.unbounded, .latest, .bufferingNewest(3), .bufferingOldest(3)].randomElement(using: &random)!
        self.number = number
        self.time = time
        time.run { broadcast.signal(buffering: policy).observe { [weak self] in self?.received.append($0) } }
            .disposed(by: bag)
    }

    func wasSent(_ value: Int) {
        if hasEnded { return }
        switch policy {
        case .unbounded: waiting.append(value)
        case .bufferingNewest(let limit): waiting = Array((waiting + [value]).suffix(limit))
        case .bufferingOldest(let limit): waiting = Array((waiting + [value]).prefix(limit))
        }
    }

    func wasPumped() {
        expected += waiting
        waiting = []
    }

    func end() {
        if hasEnded { return }
        hasEnded = true
        waiting = []
        bag.dispose()
    }
}
