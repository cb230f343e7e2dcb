import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ShareReplayTests {
    @Test func aLaterObserverGetsTheLastValuesAtOnce() throws {
        try marbles { m in
            let letters = m.hot("abc-------d")
            let shared = letters.share(replay: 2)
            m.expect(shared).toBe("abc-------d")
            m.expect(shared, unsubscribedAt: "-----^").toBe("-----(bc)-d")
            m.expectSubscriptions(letters).toBe("^")
        }
    }

    @Test func upstreamIsObservedByTheFirstAndDisposedOfByTheLast() throws {
        try marbles { m in
            let letters = m.hot("------a")
            let shared = letters.share(replay: 1)
            m.expect(shared, unsubscribedAt: "-^-!").toBe("------")
            m.expect(shared, unsubscribedAt: "--^--!").toBe("------")
            m.expectSubscriptions(letters).toBe("-^---!")
        }
    }

    @Test func afterAllHaveLeftTheValuesAreForgotten() throws {
        try marbles { m in
            let letters = m.hot("-a---b-")
            let shared = letters.share(replay: 1)
            m.expect(shared, unsubscribedAt: "^--!").toBe("     -a-----")
            m.expect(shared, unsubscribedAt: "----^--!").toBe(" -----b-")
            m.expectSubscriptions(letters).toBe("^--!", "----^--!")
        }
    }

    @Test func afterCompletionTheValuesStay() throws {
        try marbles { m in
            let letters = m.cold("abc|")
            let shared = letters.share(replay: 2)
            m.expect(shared).toBe("abc|")
            m.expect(shared, unsubscribedAt: "-----^").toBe("-----(bc|)")
            m.expectSubscriptions(letters).toBe("^--!")
        }
    }

    @Test func afterAFailureUpstreamIsObservedAgain() throws {
        try marbles { m in
            let shared = m.cold("-a#").share(replay: 1)
            m.expect(shared).toBe("-a#")
            m.expect(shared, unsubscribedAt: "----^").toBe("-----a#")
        }
    }

    @Test func whatUpstreamSendsDuringAReplayComesAfterIt() {
        var emitter: Emitter<Int, Never>?
        let shared = Producer<Int, Never> { emitter = $0 }.share(replay: 2), bag = DisposeBag()
        var first: [Int] = [], second: [Int] = []
        shared.observe { first.append($0) }.disposed(by: bag)
        emitter?.send(1)
        emitter?.send(2)
        shared.observe { value in
            second.append(value)
            if value == 1 { emitter?.send(3) }
        }
        .disposed(by: bag)
        #expect(first == [1, 2, 3])
        #expect(second == [1, 2, 3])
    }

    @Test func allObserversSeeOneOrder() {
        var emitter: Emitter<Int, Never>?
        let shared = Producer<Int, Never> { emitter = $0 }.share(replay: 1), bag = DisposeBag()
        var first: [Int] = [], second: [Int] = []
        shared.observe { value in
            first.append(value)
            if value == 0 { emitter?.send(1) }
        }
        .disposed(by: bag)
        shared.observe { second.append($0) }.disposed(by: bag)
        emitter?.send(0)
        #expect(first == [0, 1])
        #expect(second == [0, 1])
    }
}
