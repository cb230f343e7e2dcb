@Test(arguments: forkJoinCases) func forkJoinAsInRxJS(_ test: Case) throws { try test.run() }
private let forkJoinCases = spec("observables/forkJoin", of: 46) { t in
    t.given { forkJoin([$0.e1, $0.e2]) }
    t.equal("should accept single observable").given { forkJoin([$0.marbles.hot("--a--b--c--d--|")]) }
        .gives("--------------(x|)", "x=d")
    t.equal("should allow emit null or undefined") { m in
        let s1 = m.hot("--a--b--c--d--|", values: ["a": "a", "b": "b", "c": "c", "d": nil])
        let s2 = m.hot("(b|)", values: ["b": "b" as String?])
        let s3 = m.hot("--1--2--3--|", values: ["1": "1", "2": "2", "3": "3" as String?])
        let s4 = m.hot("-----r--t--u--|", values: ["r": "r", "t": "t", "u": nil])
        m.expect(forkJoin([s1, s2, s3, s4])).toBe("--------------(x|)", values: ["x": [nil, "b", "3", nil]])
    }
    t.equal("should accept array of observable contains single").hot("--a--b--c--d--|").given { forkJoin([$0.e1]) }
        .gives("--------------(x|)", "x=d")
    t.equal("should complete when all sources are empty").hot("--------------|").hot("---------|").gives("---------|")
    t.equal("should not complete when only source never completes")
        .given { forkJoin([$0.marbles.hot("--------------")]) }.gives("--------------")
    t.equal("should not complete when one of the sources never completes").hot("--------------").hot("-a---b--c--|")
        .gives("-")
    t.equal("should complete when one of the sources never completes but other completes without values")
        .hot("--------------").hot("------|").gives("------|")
    t.equal("should complete if source is not provided").given { m in forkJoin([Letters]()) }.gives("|")
        .also("should complete if sources list is empty").by { m in forkJoin([Letters]()) }
    t.equal("should raise error when any of source raises error with empty observable").hot("------#").hot("---------|")
        .gives("------#")
    t.equal("should raise error when any of source raises error with source that never completes").hot("------#")
        .hot("----------").gives("------#")
    t.equal("should raise error when source raises error").hot("------#").hot("---a-----|").gives("------#")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--^--b--c---d-|", "^--------!")
        .hot("---e-^---f--g---h-|", "^--------!").unsub("---------!").gives("----------")
    t.equal("should unsubscribe other Observables, when one of them errors").hot("--a--^--b--c---d-|", "^--------!")
        .hot("---e-^---f--g-#", "^--------!").gives("---------#")
    t.differs("should finalize in the proper order")
        .because("the last values are sent by the completion of the last source, which therefore ends after them")
        .logs("finalized 1", "finalized 2", "finalized 3", "[1, 2, 3, 4]", "finalized 4") { m, log in
            let parts = [1, 2, 3, 4].map { number in
                timer(.milliseconds(100)).map { _ in number }.do(onDispose: { log("finalized \(number)") })
            }
            forkJoin(parts).subscribe({ log("\($0)") })
            m.flush()
        }
    t.given { forkJoin([$0.e1, $0.e2, $0.e3]) }
    t.equal("should join the last values of the provided observables into an array").hot("-a--b-----c-d-e-|")
        .hot("--------f--g-h-i--j-|").cold("--1--2-3-4---|").gives("--------------------(x|)", "x=ej4")
    t.equal("should join the last values of the provided observables into an array").hot("--a--b--c--d--|").hot("(b|)")
        .hot("--1--2--3--|").gives("--------------(x|)", "x=db3")
    t.equal("should accept array of observables").hot("--a--b--c--d--|").hot("(b|)").hot("--1--2--3--|")
        .gives("--------------(x|)", "x=db3")
    t.equal("should not emit if any of source observable is empty").hot("--a--b--c--d--|").hot("(b|)")
        .hot("------------------|").gives("------------------|")
    t.equal("should complete early if any of source is empty and completes before than others").hot("--a--b--c--d--|")
        .hot("(b|)").hot("---------|").gives("---------|")
    t.notApplicable(because: .resultSelector).cases("should support a resultSelector with an Array of ObservableInputs")
        .cases("should support a resultSelector with a spread of ObservableInputs")
    t.notApplicable(because: .interoperability).cases("should accept lowercase-o observables")
        .cases("should accept empty lowercase-o observables")
    t.notApplicable(because: .promises).cases("should accept promise", "should accept promise")
        .cases("should accept promise as the first arg")
    t.notApplicable(because: "tuples and arrays take the place of objects")
        .cases("should join the last values of the provided observables into an array")
        .cases("should allow emit null or undefined", "should accept array of observable contains single")
        .cases("should accept lowercase-o observables", "should accept empty lowercase-o observables")
        .cases("should accept an object of observables", "should not emit if any of source observable is empty")
        .cases("should complete early if any of source is empty and completes before than others")
        .cases("should complete when all sources are empty", "should not complete when only source never completes")
        .cases("should not complete when one of the sources never completes")
        .cases("should complete when one of the sources never completes but other completes without values")
        .cases("should complete if sources object is empty")
        .cases("should raise error when any of source raises error with empty observable")
        .cases("should raise error when any of source raises error with source that never completes")
        .cases("should raise error when source raises error", "should allow unsubscribing early and explicitly")
        .cases("should unsubscribe other Observables, when one of them errors")
    t.notApplicable(because: "what is not a signal does not compile")
        .cases("should have same v5/v6 throwing behavior full argument of null")
}

/// What RxJS makes an operator of: the last values, zipped, since one without any ends them all.
private func forkJoin<S: Signal>(_ signals: [S]) -> some Signal<[S.Value], S.Failure> {
    zip(signals.map { $0.last() })
}
