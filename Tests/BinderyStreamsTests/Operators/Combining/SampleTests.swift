import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SampleTests {
    @Test func theTriggerSendsTheLatestValueOnce() throws {
        try marbles { m in
            let source = m.hot("                       --ab----c-")
            let trigger = m.hot("                      -x--x-x--x")
            m.expect(source.sample(on: trigger)).toBe("----b----c")
        }
    }

    @Test func completionIsPassedOnAndTheKeptValueDropped() throws {
        try marbles { m in
            let trigger = m.hot("------x")
            m.expect(m.hot("-a-|").sample(on: trigger)).toBe("---|")
            m.expectSubscriptions(trigger).toBe("^--!")
        }
    }

    @Test func completionOfTheTriggerIsNothing() throws {
        try marbles { m in
            let source = m.hot("-a---|")
            m.expect(source.sample(on: m.hot("---|"))).toBe("-----|")
            m.expectSubscriptions(source).toBe("^----!")
        }
    }

    @Test func aFailureOfEitherDisposesOfTheOther() throws {
        try marbles { m in
            let trigger = m.hot("------x")
            m.expect(m.hot("---#").sample(on: trigger)).toBe("---#")
            m.expectSubscriptions(trigger).toBe("^--!")
        }
    }

    @Test func aFailureOfTheTriggerDisposesOfTheSignal() throws {
        try marbles { m in
            let source = m.hot("------a")
            m.expect(source.sample(on: m.hot("---#"))).toBe("---#")
            m.expectSubscriptions(source).toBe("^--!")
        }
    }

    @Test func aTriggerThatCannotFailNeedsNoPromotion() throws {
        try marbles { m in
            let clicks = m.hot("--x", failure: Never.self)
            m.expect(m.hot("-a-").sample(on: clicks)).toBe("--a")
            m.expect(m.hot("-a-", failure: Never.self).sample(on: clicks)).toBe("--a")
        }
    }

    @Test func aTriggerSentFromInsideASampleSendsNothingTwice() {
        let clicks = Subject<Void, Never>(), numbers = Subject<Int, Never>()
        var seen: [Int] = []
        let observation = numbers.sample(on: clicks).observe { value in
            seen.append(value)
            clicks.send()
        }
        numbers.send(1)
        clicks.send()
        #expect(seen == [1])
        observation.dispose()
    }
}
