@Test(arguments: expandCases) func expandAsInRxJS(_ test: Case) throws { try test.run() }
private let expandCases = spec("operators/expand", of: 19) { t in
    t.given(of: Int.self) { m in m.e1.expand { m.doubled($0, until: 16) } }
    t.equal("should recursively map-and-flatten each item to an Observable")
        .hot("--x----|", "^------!", values: "x=1").cold("--c|", values: "c=2")
        .given(of: Int.self) { m in
            m.e1.expand { x in x == 8 ? empty(Int.self) : m.e2.map { $0 * x }.eraseToAnySignal() }
        }
        .gives("--a-b-c-d|", "a=1 b=2 c=4 d=8")
    t.equal("should map and recursively flatten").hot("(a|)", "(^!)").values("a=1 b=2 c=4 d=8 e=16")
        .gives("a--b--c--d--(e|)")
    t.equal("should allow unsubscribing early").hot("(a|)", "(^!)").values("a=1 b=2 c=4").unsub("-------!")
        .gives("a--b--c-").chained()
    t.equal("should allow concurrent expansions").hot("a-a|", "^--!").values("a=1 b=2 c=4 d=8 e=16")
        .gives("a-ab-bc-cd-de-(e|)")
    // Notice how for each column, there is at most 1 `-` character.
    t.equal("should allow configuring the concurrency limit parameter to 1").hot("a-u|", "^--!")
        .given(of: Int.self) { m in m.e1.expand(maxConcurrent: 1) { m.doubled($0, until: 16, 160) } }
        .values("a=1 b=2 c=4 d=8 e=16 u=10 v=20 x=40 y=80 z=160").gives("a--u--b--v--c--x--d--y--(ez|)")
    // Notice how for each column, there is at most 2 `-` characters.
    t.equal("should allow configuring the concurrency limit parameter to 2").hot("a---au|", "^-----!")
        .given(of: Int.self) { m in m.e1.expand(maxConcurrent: 2) { m.doubled($0, in: "------(z|)", until: 4, 40) } }
        .values("a=1 b=2 c=4 u=10 v=20 x=40").gives("a---a-u---b-b---v-(cc)(x|)")
    t.equal("should ignore concurrency limit if it is not passed").hot("a-u|", "^--!")
        .given(of: Int.self) { m in m.e1.expand(maxConcurrent: 100) { m.doubled($0, until: 16, 160) } }
        .values("a=1 b=2 c=4 d=8 e=16 u=10 v=20 x=40 y=80 z=160").gives("a-ub-vc-xd-ye-(z|)")
    t.equal("should map and recursively flatten with scalars").hot("(a|)", "(^!)").values("a=1 b=2 c=4 d=8 e=16")
        .given(of: Int.self) { $0.e1.expand { $0 == 16 ? empty(Int.self) : of($0 + $0) } }.gives("(abcde|)")
    t.equal("should recursively flatten Arrays")
        .sends("1", "2", "4", "8", "16", "done") { of(1).expand { $0 == 16 ? empty(Int.self) : from([$0 + $0]) } }
    t.equal("should work with the AsapScheduler")
        .given { m in of(0).expand { of($0 + 1).delay(for: .zero) }.take(10).collect() }
        .gives("(a|)", ["a": Array(0...9)])
    t.stops { $0.expand { _ -> AnySignal<Int, MarbleError> in empty(Int.self) }.take(3) }
    t.given(of: Int.self) { m in
        m.e1.expand { x -> AnySignal<Int, MarbleError> in
            if x == 8 { return throwError("error", Int.self) }
            return m.marbles.cold("---(z|)", values: ["z": x + x]).eraseToAnySignal()
        }
    }
    t.equal("should map and recursively flatten, and handle event raised error").hot("(a|)", "(^!)")
        .values("a=1 b=2 c=4 d=8").gives("a--b--c--(d#)")
    t.equal("should map and recursively flatten, and propagate error thrown from projection").hot("(a|)", "(^!)")
        .values("a=1 b=2 c=4 d=8").gives("a--b--c--(d#)")
    t.notApplicable(because: .schedulerArgument).cases("should work with scheduler")
        .cases("should work with the AsyncScheduler")
    t.notApplicable(because: .promises).cases("should recursively flatten promises")
    t.notApplicable(because: .interoperability).cases("should recursively flatten lowercase-o observables")
    t.notApplicable(because: "there is no `undefined` to pass")
        .cases("should work when passing undefined for the optional arguments")
}

extension Inputs<Int> {
    /// Twice a number after some frames, nothing after some numbers.
    fileprivate func doubled(
        _ x: Int, in diagram: String = "---(z|)", until last: Int...
    ) -> AnySignal<Int, MarbleError> {
        last.contains(x) ? empty(Int.self) : marbles.cold(diagram, values: ["z": x + x]).eraseToAnySignal()
    }
}
