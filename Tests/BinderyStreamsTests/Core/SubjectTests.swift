import BinderyStreams
import BinderySynchronization
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct SubjectTests {
    @Test func aSubjectThatFeedsItselfWithoutEndIsStoppedAndNamed() {
        let messages = Mutex<[String]>([])
        let made: UInt = #line + 1
        let numbers = Subject<Int, Never>()
        var last = 0
        let observation = numbers.observe { number in
            last = number
            numbers.send(number + 1)
        }
        Diagnostics.$handler.withValue(.init { diagnosis in messages.withLock { $0.append(diagnosis.message) } }) {
            numbers.send(0)
        }
        #expect(last == 1_000_000)
        #expect(
            messages.withLock { $0 } == [
                """
                a feedback loop: 1000000 events were sent, each from inside the delivery of another one; what still waits is \
                dropped. Sent last: to the subject made at BinderyStreamsTests/SubjectTests.swift:\(made). Look for an observer \
                that sends to what it observes, and let it stop, or send later.
                """
            ])
        observation.dispose()
    }

    private let subject = Subject<Int, Mishap>()
    private let numbers = Subject<Int, Never>()

    // MARK: Events

    @Test func nothingIsSentAtObservationAndEverythingAfterwards() throws {
        try marbles { m in
            m.perform("0-1-2", values: digits) { numbers.send($0) }
            m.expect(numbers, unsubscribedAt: "-^").toBe("--1-2", values: digits)
        }
    }

    @Test func observersAreServedInTheOrderInWhichTheyCame() {
        let bag = DisposeBag()
        var order: [Int] = []
        for index in 0..<1_000 { numbers.observe { _ in order.append(index) }.disposed(by: bag) }
        numbers.send(0)
        #expect(order == Array(0..<1_000))
    }

    @Test func nothingIsSentAfterCompletion() {
        expect(subject, sends: [.value(1), .completed]) {
            subject.send(1)
            subject.complete()
            subject.send(2)
            subject.fail(.first)
            subject.complete()
        }
    }

    @Test func aLaterObserverGetsTheEndAtOnce() throws {
        try marbles { m in
            m.perform("x") { _ in subject.fail(.first) }
            m.expect(subject, unsubscribedAt: "--^").toBe("--#", failure: Mishap.first)
        }
    }

    @Test func somethingThatHappenedNeedsNoValue() {
        let clicks = Subject<Void, Never>()
        var count = 0
        let observation = clicks.observe { count += 1 }
        clicks.send()
        #expect(count == 1)
        observation.dispose()
    }

    // MARK: Order

    @Test func allObserversSeeTheSameOrderWhenTheFirstSendsFromInside() {
        let bag = DisposeBag()
        var first: [Int] = [], second: [Int] = []
        numbers.observe { value in
            if value == 0 {
                numbers.send(1)
                numbers.send(2)
            }
            first.append(value)
        }
        .disposed(by: bag)
        numbers.observe { second.append($0) }.disposed(by: bag)
        numbers.send(0)
        #expect(first == [0, 1, 2])
        #expect(second == [0, 1, 2])
    }

    @Test func theOrderIsOneAcrossSeveralSubjects() {
        let a = Subject<Int, Never>(), b = Subject<Int, Never>(), bag = DisposeBag()
        var log: [String] = []
        a.observe { value in
            b.send(value * 10)
            log.append("a \(value)")
        }
        .disposed(by: bag)
        a.observe { log.append("a again \($0)") }.disposed(by: bag)
        b.observe { log.append("b \($0)") }.disposed(by: bag)
        a.send(1)
        #expect(log == ["a 1", "a again 1", "b 10"])
    }

    @Test func combineLatestOfSeveralSubjectsSeesOneOrder() {
        let a = Subject<Int, Never>(), b = Subject<Int, Never>(), bag = DisposeBag()
        var first: [String] = [], second: [String] = []
        let combined = combineLatest(a, b).map { "\($0)\($1)" }
        combined.observe { pair in
            first.append(pair)
            if pair == "00" {
                a.send(1)
                b.send(1)
            }
        }
        .disposed(by: bag)
        combined.observe { second.append($0) }.disposed(by: bag)
        a.send(0)
        b.send(0)
        #expect(first == ["00", "10", "11"])
        #expect(second == first)
    }

    @Test func changesOfPropertiesShareTheOrder() {
        let property = MutableProperty(0), bag = DisposeBag()
        var log: [String] = []
        numbers.observe { value in
            property.value = value
            numbers.send(value + 1)
            log.append("first \(value), property \(property.value)")
        }
        .disposed(by: take { $0 < 2 })
        numbers.observe { log.append("second \($0)") }.disposed(by: bag)
        property.changes.observe { log.append("changed to \($0)") }.disposed(by: bag)
        numbers.send(1)
        #expect(log == ["first 1, property 1", "second 1", "changed to 1", "second 2"])
    }

    /// Returns a bag that the first delivery disposes of.
    private func take(_ isWanted: @escaping (Int) -> Bool) -> DisposeBag {
        let bag = DisposeBag()
        numbers.observe { _ in bag.dispose() }.disposed(by: bag)
        return bag
    }

    @Test func anEndSentFromInsideComesAfterTheValuesSentBefore() {
        expect(numbers, sends: [.value(0), .value(1), .completed]) {
            let first = numbers.observe { value in
                if value == 0 {
                    numbers.send(1)
                    numbers.complete()
                    numbers.send(2)
                }
            }
            numbers.send(0)
            first.dispose()
        }
    }

    @Test func aLongConversationNeedsNoStack() {
        let last = onSmallStack {
            let numbers = Subject<Int, Never>()
            var last = 0
            let observation = numbers.observe { value in
                last = value
                if value < 100_000 { numbers.send(value + 1) }
            }
            numbers.send(0)
            observation.dispose()
            return last
        }
        #expect(last == 100_000)
    }

    // MARK: Coming and going

    @Test func anObserverThatComesDuringADeliveryGetsTheNextValue() {
        let bag = DisposeBag()
        var late: [Int] = []
        numbers.observe { value in
            if value == 0 { numbers.observe { late.append($0) }.disposed(by: bag) }
        }
        .disposed(by: bag)
        numbers.send(0)
        numbers.send(1)
        #expect(late == [1])
        bag.dispose()
    }

    @Test func anObserverMayLeaveDuringItsDelivery() {
        let bag = DisposeBag()
        var seen: [Int] = []
        numbers.observe { value in
            seen.append(value)
            bag.dispose()
        }
        .disposed(by: bag)
        numbers.send(0)
        numbers.send(1)
        #expect(seen == [0])
    }

    @Test func anObserverThatIsDisposedOfByAnEarlierOneGetsNothing() {
        let bag = DisposeBag()
        var seen: [Int] = []
        let first = numbers.observe { _ in bag.dispose() }
        numbers.observe { seen.append($0) }.disposed(by: bag)
        numbers.send(0)
        #expect(seen == [])
        first.dispose()
    }

    @Test func aThousandObserversComeAndGo() {
        var observations: [any Disposable] = [], counts = [Int](repeating: 0, count: 1_000)
        for index in 0..<1_000 { observations.append(numbers.observe { counts[index] += $0 }) }
        for index in stride(from: 0, to: 1_000, by: 3) { observations[index].dispose() }
        numbers.send(1)
        for index in stride(from: 1, to: 1_000, by: 3) { observations[index].dispose() }
        numbers.send(1)
        #expect(counts == (0..<1_000).map { $0 % 3 })
        for observation in observations { observation.dispose() }
    }

    @Test func aThousandObserversMayLeaveInTheMidstOfADelivery() {
        let bag = DisposeBag(), lifetime = Lifetime()
        var count = 0
        for index in 0..<1_000 {
            let token = lifetime.token()
            numbers.observe { _ in
                withExtendedLifetime(token) { count += 1 }
                if index == 499 { bag.dispose() }
            }
            .disposed(by: bag)
        }
        numbers.send(0)
        #expect(count == 500)
        #expect(lifetime.alive == 0)
        expect(numbers, sends: [.value(1)]) { numbers.send(1) }
    }

    @Test func theEndReleasesTheObservers() {
        let lifetime = Lifetime()
        let observation: any Disposable
        do {
            let token = lifetime.token()
            observation = numbers.observe { _ in withExtendedLifetime(token) {} }
        }
        numbers.complete()
        #expect(lifetime.alive == 0)
        #expect(observation.isDisposed)
    }

    @Test func aFreedSubjectReleasesItsObservers() {
        let lifetime = Lifetime()
        var subject: Subject<Int, Never>? = Subject()
        weak let gone = subject
        let observation: any Disposable
        do {
            let token = lifetime.token()
            observation = subject!.observe { _ in withExtendedLifetime(token) {} }
        }
        subject = nil
        #expect(gone == nil)
        #expect(lifetime.alive == 0)
        observation.dispose()
    }

    @Test func aSubjectMayBeFreedByItsObserver() {
        final class Box { var subject: Subject<Int, Never>? = Subject() }
        let box = Box()
        var seen: [Int] = []
        for _ in 0..<3 {
            _ = box.subject!.observe { value in
                seen.append(value)
                box.subject = nil
            }
        }
        box.subject?.send(1)
        #expect(seen == [1, 1, 1])
    }

    @Test func disposingTwiceIsHarmless() {
        let observation = numbers.observe { _ in }
        observation.dispose()
        observation.dispose()
        #expect(observation.isDisposed)
    }
}
