import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MarblesTests {
    @Test func aColdSignalSendsToEachObserverFromTheStart() throws {
        try marbles { m in
            let letters = m.cold("-a-b|")
            m.expect(letters).toBe("-a-b|")
            m.expect(letters, unsubscribedAt: "--^--!").toBe("---a-")
            m.expectSubscriptions(letters).toBe("^---!", "--^--!")
        }
    }

    @Test func aHotSignalSendsByItself() throws {
        try marbles { m in
            let letters = m.hot("-x-^-a-b|")
            m.expect(letters).toBe("--a-b|")
            m.expect(letters, unsubscribedAt: "---^-!").toBe("----b")
            m.expectSubscriptions(letters).toBe("^----!", "---^-!")
        }
    }

    @Test func timePasses() throws {
        try marbles { m in
            m.expect(m.cold("a 9ms b 1s (c|)")).toBe("a---------b 1s (c|)")
            m.expect(m.cold("1ms a 1.5s b| ")).toBe("-a 1500ms b|")
            #expect(m.time("--|") == .milliseconds(2))
            #expect(m.time("1m |") == .seconds(60))
        }
    }

    @Test func valuesAndFailuresAreGiven() throws {
        try marbles { m in
            m.expect(m.cold("ab#", values: ["a": 1, "b": 2], error: "sad").map { ($0, "\($0)") })
                .toBe("xy#", values: ["x": (1, "1"), "y": (2, "2")], error: "sad")
            m.expect(m.cold("#", values: ["a": 1], failure: Mishap.first)).toBe("#", failure: Mishap.first)
            m.expect(m.cold("a|", failure: Never.self)).toBe("a|")
        }
    }

    @Test func signalsAmongTheValuesAreObservedWhenTheyCome() throws {
        try marbles { m in
            let letters = m.hot("-a-b-c|")
            let shared = letters.map { _ in letters }
            m.expect(shared).toBe("-x-y-z|", values: ["x": m.cold("--b-c|"), "y": m.cold("--c|"), "z": m.cold("-|")])
        }
    }

    @Test func aPropertyIsExpectedWithItsValueAndItsChanges() throws {
        try marbles { m in
            let count = MutableProperty(0)
            let double = count.map { $0 * 2 }
            m.perform("--b--c", values: ["b": 1, "c": 2]) { count.value = $0 }
            m.expect(double).toBe("a-b--c", values: ["a": 0, "b": 2, "c": 4])
        }
    }

    @Test func anExpectedPropertyLivesWithItsSource() throws {
        final class Model {
            let latest: Property<String>
            init(_ texts: some Signal<String, Never>) { latest = texts.property(initial: "") }
        }
        weak var model: Model?
        try marbles { m in
            let made = Model(m.hot("--a--b", failure: Never.self))
            model = made
            m.expect(made.latest).toBe("x-a--b", values: ["x": "", "a": "a", "b": "b"])
        }
        #expect(model == nil)
    }

    @Test func afterAFlushMoreCanBeSaid() throws {
        try marbles { m in
            var seen: [String] = []
            m.expect(m.cold("-a|").do(onValue: { seen.append($0) })).toBe("-a|")
            #expect(seen == [])
            m.flush()
            #expect(seen == ["a"])
            m.expect(m.cold("-b|")).toBe("---b|")
        }
    }

    @Test func whatIsNotAsExpectedIsSaid() {
        for wrong: (Marbles) -> Void in [
            { $0.expect($0.cold("-a")).toBe("-b") }, { $0.expect($0.cold("-a")).toBe("a") },
            { $0.expect($0.cold("-a")).toBe("-a|") }, { $0.expect($0.cold("#")).toBe("#", error: "other") },
            { $0.expect($0.cold("#")).toBe("#", failure: Mishap.first) },
            { $0.expectSubscriptions($0.cold("-a")).toBe("^") }, { $0.expect($0.cold("-!")).toBe("-") },
            { $0.expect($0.cold("-^")).toBe("-") }, { $0.expect($0.cold("-(a")).toBe("-a") },
            { $0.expect($0.cold("-x", values: ["y": 1])).toBe("-") }, { _ = $0.time("--") },
        ] {
            #expect(throws: ExpectationFailure.self) { try marbles(wrong) }
        }
    }
}

private enum Mishap: Error, Equatable {
    case first
}
