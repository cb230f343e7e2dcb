import BinderyStreams
import BinderyTesting
import Testing

@Suite struct WithLatestFromTests {
    @Test func eachValueComesWithTheLatestOfTheOther() throws {
        try marbles { m in
            let pairs = ["x": ("1", "b"), "y": ("2", "b"), "z": ("3", "c")]
            let source = m.hot("                         ----1-2---3-")
            let other = m.hot("                          -ab-----c---")
            m.expect(source.withLatestFrom(other)).toBe("----x-y---z-", values: pairs)
        }
    }

    @Test func valuesBeforeTheFirstOfTheOtherAreDropped() throws {
        try marbles { m in m.expect(m.hot("-1---").withLatestFrom(m.hot("---a-"))).toBe("-----") }
    }

    @Test func theOtherIsObservedFirst() throws {
        try marbles { m in
            let one = Producer<String, MarbleError>.just("1"), two = Producer<String, MarbleError>.of("a", "b")
            m.expect(one.withLatestFrom(two)).toBe("(x|)", values: ["x": ("1", "b")])
        }
    }

    @Test func completionIsPassedOnAndDisposesOfTheOther() throws {
        try marbles { m in
            let other = m.hot("------a")
            m.expect(m.hot("---|").withLatestFrom(other)).toBe("---|")
            m.expectSubscriptions(other).toBe("^--!")
        }
    }

    @Test func theLastValueOfAnOtherThatHasCompletedStays() throws {
        try marbles { m in
            m.expect(m.hot("-----1-").withLatestFrom(m.hot("-a-|"))).toBe("-----x-", values: ["x": ("1", "a")])
        }
    }

    @Test func aFailureOfEitherDisposesOfTheOther() throws {
        try marbles { m in
            let other = m.hot("------a")
            m.expect(m.hot("---#").withLatestFrom(other)).toBe("---#")
            m.expectSubscriptions(other).toBe("^--!")
        }
    }

    @Test func aFailureOfTheOtherDisposesOfTheSignal() throws {
        try marbles { m in
            let source = m.hot("------1")
            m.expect(source.withLatestFrom(m.hot("---#"))).toBe("---#")
            m.expectSubscriptions(source).toBe("^--!")
            let unobserved = m.hot("-1-")
            m.expect(unobserved.withLatestFrom(Producer<String, MarbleError>.fail("error"))).toBe("#")
            m.expectSubscriptions(unobserved).toBe([])
        }
    }

    @Test func anOtherThatCannotFailNeedsNoPromotion() throws {
        try marbles { m in
            let text = m.hot("-a-", failure: Never.self)
            m.expect(m.hot("--1").withLatestFrom(text)).toBe("--x", values: ["x": ("1", "a")])
            m.expect(m.hot("--1", failure: Never.self).withLatestFrom(text)).toBe("--x", values: ["x": ("1", "a")])
        }
    }

    @Test func nilIsAValueLikeAnyOther() throws {
        try marbles { m in
            let other = m.hot("-n-", values: ["n": Int?.none])
            m.expect(m.hot("--1").withLatestFrom(other)).toBe("--x", values: ["x": ("1", nil)])
        }
    }
}
