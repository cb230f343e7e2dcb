@Test(arguments: materializeCases) func materializeAsInRxJS(_ test: Case) throws { try test.run() }
private let materializeCases = spec("operators/materialize", of: 10) { t in
    t.given { $0.e1.materialize() }
    t.equal("should materialize an Observable").hot("--x--y--z--|", "^----------!").given { m in
        m.e1.materialize().map { event -> String in
            guard case .value(let value) = event else { return "|" }
            return "{\(value)}"
        }
    }.gives("--a--b--c--(d|)", "a={x} b={y} c={z} d=|")
    t.equal("should materialize a happy stream").hot("--a--b--c--|", "^----------!")
        .meaning(["w": Letter.value("a"), "x": Letter.value("b"), "y": Letter.value("c"), "z": Letter.completed])
        .gives("--w--x--y--(z|)")
    t.equal("should materialize a sad stream").hot("--a--b--c--#", "^----------!")
        .meaning(["w": Letter.value("a"), "x": Letter.value("b"), "y": Letter.value("c"), "z": Letter.failed("error")])
        .gives("--w--x--y--(z|)")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--c--|", "^-----!").unsub("------!")
        .gives("--w--x-", ["w": Letter.value("a"), "x": Letter.value("b")])
        .also("should not break unsubscription chains when result is unsubscribed explicitly")
        .by { $0.e1.flatMap { of($0) }.materialize().flatMap { Producer<Letter, Never>.just($0) } }
    t.equal("should materialize stream that does not complete").hot("-", "^").gives("-")
    t.equal("should materialize stream that does not emit").hot("----|", "^---!")
        .gives("----(x|)", ["x": Letter.completed])
    t.equal("should materialize empty stream").cold("|", "(^!)").gives("(x|)", ["x": Letter.completed])
    t.equal("should materialize stream that throws").cold("#", "(^!)").gives("(x|)", ["x": Letter.failed("error")])
    t.stops { $0.materialize().take(3) }
}

@Test(arguments: dematerializeCases) func dematerializeAsInRxJS(_ test: Case) throws { try test.run() }
private let dematerializeCases = spec("operators/dematerialize", of: 14) { t in
    t.equal("should work with materialize").hot("----a--b---c---d---e----f--|", "^--------------------------!")
        .given { $0.e1.materialize().dematerialize() }.gives("----a--b---c---d---e----f--|")
    t.stops { $0.materialize().dematerialize().take(3) }
    t.equal("should dematerialize an Observable") { m in
        let e1 = m.hot(
            "--a--b--c--d-|", values: ["a": "{x}", "b": "{y}", "c": "{z}", "d": "|"], failure: Never.self)
        let result = e1.map { x -> Letter in x == "|" ? .completed : .value(String(x.dropFirst().dropLast())) }
        m.expect(result.dematerialize()).toBe("--x--y--z--|")
        m.expectSubscriptions(e1).toBe("^----------!")
    }
    t.equal("should dematerialize a happy stream") { m in
        dematerialized(
            m, m.hot("--a--b--c--d--|", values: letters, failure: Never.self), "^----------!", "--w--x--y--|")
    }
    t.equal("should dematerialize a sad stream") { m in
        let values = letters.merging(["d": Letter.failed("error")]) { $1 }
        dematerialized(m, m.hot("--a--b--c--d--|", values: values, failure: Never.self), "^----------!", "--w--x--y--#")
    }
    t.equal("should dematerialize stream does not completes") { m in
        dematerialized(m, m.hot("------", values: none, failure: Never.self), "^", "-")
    }
    t.equal("should dematerialize stream never completes") { m in
        dematerialized(m, m.cold("-", values: none, failure: Never.self), "^", "-")
    }
    t.equal("should dematerialize stream does not emit") { m in
        dematerialized(m, m.hot("----|", values: none, failure: Never.self), "^---!", "----|")
    }
    t.equal("should dematerialize empty stream") { m in
        dematerialized(m, m.cold("|", values: none, failure: Never.self), "(^!)", "|")
    }
    t.equal("should dematerialize stream throws") { m in
        dematerialized(m, m.hot("(x|)", values: ["x": .failed("error")], failure: Never.self), "(^!)", "#")
    }
    t.equal("should allow unsubscribing early and explicitly") { m in
        let e1 = m.hot("--a--b--c--d--|", values: letters, failure: Never.self)
        m.expect(e1.dematerialize(), unsubscribedAt: "-------!").toBe("--w--x--")
        m.expectSubscriptions(e1).toBe("^------!")
    }
    t.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
        let e1 = m.hot("--a--b--c--d--|", values: letters, failure: Never.self)
        let result = e1.flatMap { Producer<Letter, Never>.just($0) }.dematerialize().flatMap { of($0) }
        m.expect(result, unsubscribedAt: "-------!").toBe("--w--x--")
        m.expectSubscriptions(e1).toBe("^------!")
    }
    t.equal("should dematerialize and completes when stream completes with complete notification") { m in
        dematerialized(m, m.hot("----(a|)", values: ["a": .completed], failure: Never.self), "^---!", "----|")
    }
    t.equal("should dematerialize and completes when stream emits complete notification") { m in
        dematerialized(m, m.hot("----a--|", values: ["a": .completed], failure: Never.self), "^---!", "----|")
    }
}

private typealias Letter = Event<String, MarbleError>

private let letters: [String: Letter] = ["a": .value("w"), "b": .value("x"), "c": .value("y"), "d": .completed]

private let none: [String: Letter] = [:]

private func dematerialized(
    _ m: Marbles, _ source: MarbleSignal<Letter, Never>, _ observation: String, _ expected: String
) {
    m.expect(source.dematerialize()).toBe(expected)
    m.expectSubscriptions(source).toBe(observation)
}
