import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SkipLastTests {
    @Test func aValueComesOnceSoManyHaveFollowedIt() throws {
        try marbles { m in m.expect(m.hot("-a-b-c-d-e-").skipLast(2)).toBe("-----a-b-c-") }
    }

    @Test(arguments: [("-a-#", "---#"), ("-a-b-c-|", "---a-b-|")])
    func aFailureAndCompletionDropTheLastValues(source: String, result: String) throws {
        try marbles { m in m.expect(m.hot(source).skipLast(1)).toBe(result) }
    }

    @Test func noneToSkipPassesAllOn() throws {
        try marbles { m in m.expect(m.hot("-a-b-|").skipLast(0)).toBe("-a-b-|") }
    }

    @Test func nilIsAValueLikeAnyOther() throws {
        try marbles { m in
            let values = ["n": nil, "1": 1]
            m.expect(m.hot("-n-1-|", values: values).skipLast(1)).toBe("---n-|", values: values)
        }
    }

    @Test func aValueThatComesInsideADeliveryKeepsItsPlace() {
        let wire = Wire<Int, Never>()
        var seen: [Int] = []
        let observation = wire.skipLast(1).observe { [unowned wire] value in
            seen.append(value)
            if value == 1 { wire.send(3) }
        }
        for value in [1, 2, 4] { wire.send(value) }
        #expect(seen == [1, 2, 3])
        observation.dispose()
    }
}
