import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct ReplaySubjectTests {
    private let subject = ReplaySubject<Int, Mishap>(bufferSize: 2)

    @Test func aLateObserverGetsTheLastValuesFirst() throws {
        try marbles { m in
            m.perform("123-------4", values: digits) { subject.send($0) }
            m.expect(subject, unsubscribedAt: "-----^").toBe("-----(23)-4", values: digits)
        }
    }

    @Test func aLateObserverGetsTheEndToo() {
        subject.send(1)
        subject.complete()
        subject.send(2)
        expect(subject, sends: [.value(1), .completed])
        let failing = ReplaySubject<Int, Mishap>(bufferSize: 1)
        failing.send(1)
        failing.fail(.first)
        expect(failing, sends: [.value(1), .failed(.first)])
    }

    @Test func theEndGoesToAllObservers() {
        expect(subject, sends: [.value(1), .completed]) {
            subject.send(1)
            subject.complete()
            subject.fail(.first)
        }
    }

    @Test func withoutABufferNothingIsRemembered() throws {
        try marbles { m in
            let subject = ReplaySubject<Int, MarbleError>(bufferSize: 0)
            m.perform("1---2", values: digits) { subject.send($0) }
            m.expect(subject, unsubscribedAt: "--^").toBe("----2", values: digits)
        }
    }

    @Test func forgottenValuesAreReleased() {
        let lifetime = Lifetime(), subject = ReplaySubject<Lifetime.Token, Never>(bufferSize: 2)
        for _ in 0..<100 { subject.send(lifetime.token()) }
        #expect(lifetime.alive == 2)
    }

    @Test func whatIsSentDuringTheReplayComesAfterIt() {
        let numbers = ReplaySubject<Int, Never>(bufferSize: 2)
        numbers.send(1)
        numbers.send(2)
        var seen: [Int] = [], others: [Int] = []
        let other = numbers.observe { others.append($0) }
        let observation = numbers.observe { value in
            seen.append(value)
            if value == 1 { numbers.send(3) }
        }
        #expect(seen == [1, 2, 3])
        #expect(others == [1, 2, 3])
        for each in [other, observation] { each.dispose() }
    }

    @Test func anObserverThatComesDuringADeliveryGetsThatValueOnce() {
        let numbers = ReplaySubject<Int, Never>(bufferSize: 1), bag = DisposeBag()
        var late: [Int] = []
        numbers.observe { value in
            if value == 1 { numbers.observe { late.append($0) }.disposed(by: bag) }
        }
        .disposed(by: bag)
        numbers.send(1)
        numbers.send(2)
        #expect(late == [1, 2])
        bag.dispose()
    }

    @Test func aValueIsForgottenAfterTheWindow() throws {
        try marbles { m in
            let numbers = ReplaySubject<Int, MarbleError>(window: m.time("---|"), on: m.scheduler)
            m.perform("1-2-3-4", values: digits) { numbers.send($0) }
            m.perform("--------x") { _ in numbers.complete() }
            m.expect(numbers, unsubscribedAt: "-------^").toBe("  -------4|", values: digits)
            m.expect(numbers, unsubscribedAt: "--------^").toBe(" --------(4|)", values: digits)
            m.expect(numbers, unsubscribedAt: "---------^").toBe("---------|", values: digits)
        }
    }

    @Test func ofTheValuesInTheWindowOnlyTheLastAreRemembered() throws {
        try marbles { m in
            let numbers = ReplaySubject<Int, MarbleError>(bufferSize: 2, window: m.time("----|"), on: m.scheduler)
            m.perform("(123)", values: digits) { numbers.send($0) }
            m.perform("--4", values: digits) { numbers.send($0) }
            m.expect(numbers, unsubscribedAt: "---^").toBe(" ---(34)", values: digits)
            m.expect(numbers, unsubscribedAt: "----^").toBe("----4", values: digits)
        }
    }

    @Test func aValueThatIsTooOldIsReleasedAtTheNextSend() {
        let time = VirtualScheduler(), lifetime = Lifetime()
        let tokens = ReplaySubject<Lifetime.Token, Never>(window: .seconds(1), on: time)
        tokens.send(lifetime.token())
        time.advance(by: .seconds(1))
        tokens.send(lifetime.token())
        #expect(lifetime.alive == 1)
    }

    @Test func disposalInsideTheReplayStopsIt() {
        for value in 1...2 { subject.send(value) }
        let scope = Scope()
        var seen: [Int] = []
        subject.run(Stopping(scope: scope) { seen.append($0) }, in: scope)
        #expect(seen == [1])
    }
}

/// An observer that disposes of its scope after one value.
private struct Stopping: Observer {
    let scope: Scope
    let handler: (Int) -> Void

    func receive(_ value: Int) {
        handler(value)
        scope.dispose()
    }

    func receive(completion: Completion<Mishap>) {}
}
