@Test(arguments: ofCases) func ofAsInRxJS(_ test: Case) throws { try test.run() }
private let ofCases = spec("observables/of", of: 5) { t in
    t.equal("should create a cold observable that emits 1, 2, 3").time("--|")
        .given { m in of(1, 2, 3).concatMap { of($0).delay(for: $0 == 1 ? .zero : m.t) } }
        .gives("x-y-(z|)", "x=1 y=2 z=3")
    t.equal("should create an observable from the provided values")
        .sends("1", "a", "x", "done") { Producer<String, MarbleError>.of("1", "a", "x") }
    t.equal("should emit one value").sends("42", "done") { of(42) }
    t.equal("should handle an Observable as the only value").given { m in of(of("a", "b", "c")).concatMap { $0 } }
        .gives("(abc|)")
    t.equal("should handle many Observable as the given values")
        .given { m in of(of("a", "b", "c"), of("d", "e", "f")).concatMap { $0 } }.gives("(abcdef|)")
}

@Test(arguments: fromCases) func fromAsInRxJS(_ test: Case) throws { try test.run() }
private let fromCases = spec("observables/from", of: 14) { t in
    t.equal("should create an observable from an array").time("--|")
        .given { m in from([10, 20, 30]).concatMap { of($0).delay(for: $0 == 10 ? .zero : m.t) } }
        .gives("x-y-(z|)", "x=10 y=20 z=30")
    t.equal("should accept ${source.name}") { _ in
        #expect(allValues(from(["x"])) == ["x"])
        #expect(allValues(from("x")) == ["x"])
        #expect(allValues(from(repeatElement("x", count: 1))) == ["x"])
        #expect(allValues(from(AnyIterator(["x"].makeIterator()))) == ["x"])
    }
    t.notApplicable(because: "what is not a sequence does not compile").cases("should throw for non observable object")
    t.notApplicable(because: .asyncSequences).cases("should finalize an AsyncGenerator")
        .cases("should finalize an AsyncGenerator on error", "should finalize an AsyncGenerator on unsubscribe")
        .cases("should support ReadableStream-like objects", "should lock and release ReadableStream-like objects")
    t.notApplicable(because: "a sequence has nothing to finalize; it is released").cases("should finalize a generator")
        .cases("should execute the finally block of a generator")
    t.notApplicable(because: .schedulerArgument).cases("should accept ${source.name} and scheduler")
    t.notApplicable(because: .interoperability).cases("should accept a function that implements [Symbol.observable]")
    t.notApplicable(because: .promises).cases("should accept a thennable that happens to have a subscribe method")
    t.notApplicable(because: "a sequence cannot fail while it is drawn")
        .cases("should appropriately handle errors from an iterator")
}

@Test(arguments: fromPromiseCases) func fromPromiseAsInRxJS(_ test: Case) throws { try test.run() }
private let fromPromiseCases = spec("observables/from-promise", of: 9) { t in
    t.equal("should emit one value from a resolved promise") { m in
        m.expect(Producer<Int, MarbleError>.from(async: { 42 })).toBe("(a|)", values: ["a": 42])
    }
    t.equal("should raise error from a rejected promise")
        .given { m in Producer<Int, MarbleError>.from(async: { () async throws(MarbleError) in throw "bad" }) }
        .gives("#", error: "bad")
    t.differs("should share the underlying promise with multiple subscribers")
        .because("`from(async:)` is cold: the closure runs for each observer") { m in
            let runs = Counter()
            let source = Producer<Int, MarbleError>.from(async: {
                runs.count += 1
                return 42
            })
            m.expect(source).toBe("(a|)", values: ["a": 42])
            m.expect(source).toBe("(a|)", values: ["a": 42])
            m.flush()
            #expect(runs.count == 2)
        }
    t.differs("should not emit, throw or complete if immediately unsubscribed")
        .because("a closure that does not suspend is done before `observe` returns").logs("42", "done") { m, log in
            log.observe(Producer<Int, MarbleError>.from(async: { 42 })).dispose()
            m.flush()
        }
    t.notApplicable(because: .promises).cases("should accept already-resolved Promise")
        .cases("should accept PromiseLike object for interoperability")
    t.notApplicable(because: .schedulerArgument)
        .cases("should emit a value from a resolved promise on a separate scheduler")
        .cases("should raise error from a rejected promise on a separate scheduler")
        .cases("should share the underlying promise with multiple subscribers on a separate scheduler")
}

@Test(arguments: rangeCases) func rangeAsInRxJS(_ test: Case) throws { try test.run() }
private let rangeCases = spec("observables/range", of: 7) { t in
    t.equal("should create an observable with numbers 1 to 10")
        .given { spread(Producer<Int, MarbleError>.range(1..<11), by: $0.marbles.time("--|")) }
        .meaning("a=1 b=2 c=3 d=4 e=5 f=6 g=7 h=8 i=9 j=10").gives("a-b-c-d-e-f-g-h-i-(j|)")
    t.equal("should work for two subscribers") { m in
        let e1 = spread(Producer<Int, MarbleError>.range(1..<6), by: m.time("--|"))
        let values = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5]
        m.expect(e1).toBe("a-b-c-d-(e|)", values: values)
        m.expect(e1).toBe("a-b-c-d-(e|)", values: values)
    }
    t.equal("should synchronously create a range of values by default")
        .sends("12", "13", "14", "15", "done") { Producer<Int, MarbleError>.range(12..<16) }
    t.equal("should accept only one argument where count is argument and start is zero") { m in
        let e1 = spread(Producer<Int, MarbleError>.range(0..<5), by: m.time("--|"))
        let values = ["a": 0, "b": 1, "c": 2, "d": 3, "e": 4]
        m.expect(e1).toBe("a-b-c-d-(e|)", values: values)
        m.expect(e1).toBe("a-b-c-d-(e|)", values: values)
    }
    t.equal("should return empty for range(0)").sends("done") { Producer<Int, MarbleError>.range(0..<0) }
    t.notApplicable(because: .schedulerArgument).cases("should accept a scheduler")
    t.notApplicable(because: "there is no range of a negative count; Swift traps")
        .cases("should return empty for range with a negative count")
}

@Test(arguments: generateCases) func generateAsInRxJS(_ test: Case) throws { try test.run() }
private let generateCases = spec("observables/generate", of: 14) { t in
    t.equal("should complete if condition does not meet")
        .given { m in Producer<Int, MarbleError>.generate(from: 1, while: { _ in false }, next: { $0 + 1 }) }.gives("|")
    t.equal("should produce first value immediately")
        .given { m in Producer<Int, MarbleError>.generate(from: 1, while: { $0 == 1 }, next: { $0 + 1 }) }
        .gives("(1|)", "1=1")
    t.equal("should produce all values synchronously")
        .given { m in Producer<Int, MarbleError>.generate(from: 1, while: { $0 < 3 }, next: { $0 + 1 }) }
        .gives("(12|)", "1=1 2=2")
    t.equal("should use result selector").given { m in
        let source = Producer<Int, MarbleError>.generate(from: 1, while: { $0 < 3 }, next: { $0 + 1 })
        return source.map { String($0 + 1) }
    }.gives("(23|)")
    t.equal("should allow omit condition")
        .given { m in (Producer<Int, MarbleError>.generate(from: 1, next: { $0 + 1 })).map { String($0) }.take(5) }
        .gives("(12345|)")
    t.equal("should stop producing when unsubscribed").logs("1", "2") { _, log in
        let bag = DisposeBag()
        let source = Producer<Int, MarbleError>.generate(from: 1, while: { $0 < 4 }, next: { $0 + 1 })
        source.take(during: bag).subscribe { value in
            log(value)
            if value == 2 { bag.dispose() }
        }
    }
    t.equal("should allow minimal possible options")
        .given { m in (Producer<Int, MarbleError>.generate(from: 1, next: { $0 * 2 })).take(3) }
        .gives("(124|)", "1=1 2=2 4=4")
    t.notApplicable(because: .schedulerArgument).cases("should accept a scheduler")
    t.notApplicable(because: .resultSelector).cases("should emit error if result selector throws")
        .cases("should emit error if result selector throws on scheduler")
    t.notApplicable(because: .typedFailure).cases("should emit error after first value if iterate function throws")
        .cases("should emit error after first value if iterate function throws on scheduler")
        .cases("should emit error if condition function throws")
        .cases("should emit error if condition function throws on scheduler")
}

@Test(arguments: emptyCases) func emptyAsInRxJS(_ test: Case) throws { try test.run() }
private let emptyCases = spec("observables/empty", of: 6) { t in
    t.equal("should create a cold observable with only complete").given { m in empty() }.gives("|")
    t.equal("should be synchronous by default").sends("done") { empty() }
    t.notApplicable(because: .identity).cases("should return EMPTY", "should return the same instance EMPTY")
        .cases("should equal EMPTY")
    t.notApplicable(because: .schedulerArgument).cases("should take a scheduler")
}

@Test(arguments: neverCases) func neverAsInRxJS(_ test: Case) throws { try test.run() }
private let neverCases = spec("observables/never", of: 2) { t in
    t.equal("should create a cold observable that never emits").given { m in never() }.gives("-")
    t.notApplicable(because: .identity).cases("should return the same instance every time")
}

@Test(arguments: throwErrorCases) func throwErrorAsInRxJS(_ test: Case) throws { try test.run() }
private let throwErrorCases = spec("observables/throwError", of: 4) { t in
    t.equal("should create a cold observable that just emits an error").given { m in throwError("error") }.gives("#")
    t.equal("should emit one value").sends("bad") { throwError("bad") }
    t.equal("should accept a factory function").logs("1", "2") { _, log in
        var calls = 0
        let source = Producer<String, MarbleError>.deferred {
            calls += 1
            return throwError(MarbleError("\(calls)"))
        }
        for _ in 1...2 { log.observe(source) }
    }
    t.notApplicable(because: .schedulerArgument).cases("should accept scheduler")
}

/// Each value some time after the one before it, so that a diagram shows them apart.
private func spread<S: Signal>(_ signal: S, by time: Duration) -> some Signal<S.Value, MarbleError>
where S.Failure == MarbleError {
    signal.enumerated().concatMap { of($0.element).delay(for: $0.offset == 0 ? .zero : time) }
}
