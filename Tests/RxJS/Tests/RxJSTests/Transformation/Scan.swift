@Test(arguments: scanCases) func scanAsInRxJS(_ test: Case) throws { try test.run() }
private let scanCases = spec("operators/scan", of: 14) { t in
    t.given { $0.e1.scan([String]()) { $0 + [$1] } }
    t.equal("should scan").hot("--a--b--c--|", "^----------!").values("a=1 b=3 c=5 x=1 y=4 z=9")
        .given(of: Int.self) { $0.e1.scan(0, +) }.gives("--x--y--z--|")
    t.equal("should scan things").hot("--a--^--b--c--d--e--f--g--|", "^--------------------!")
        .meaning("u=b v=bc w=bcd x=bcde").meaning("y=bcdef z=bcdefg").gives("---u--v--w--x--y--z--|")
    t.equal("should provide the proper index if seed is skipped").logs("1", "2") { _, log in
        of(3, 3, 3).enumerated().skip(1).scan(0) { log.noting($1.offset, 0) }.subscribe()
    }
    t.equal("should scan with a seed of undefined").hot("--a--^--b--c--d--e--f--g--|", "^--------------------!")
        .given { $0.e1.scan("undefined") { $0 + " " + $1 } }
        .meaning(["u": "undefined b", "v": "undefined b c", "w": "undefined b c d", "x": "undefined b c d e"])
        .meaning(["y": "undefined b c d e f", "z": "undefined b c d e f g"]).gives("---u--v--w--x--y--z--|")
    t.equal("should scan without seed").hot("--a--^--b--c--d--|", "^-----------!")
        .given { $0.e1.scan(String?.none) { acc, x in acc.map { $0 + x } ?? x }.skipNil() }
        .gives("---x--y--z--|", "x=b y=bc z=bcd")
    t.equal("should handle errors").hot("--a--^--b--c--d--#", "^-----------!").gives("---u--v--w--#", "u=b v=bc w=bcd")
    t.equal("should handle errors in the projection function").hot("--a--^--b--c--d--e--f--g--|", "^--------!")
        .given { $0.e1.failing(at: "d", with: "bad!").scan([String]()) { $0 + [$1] } }
        .gives("---u--v--#", "u=b v=bc", error: "bad!")
    t.equal("handle empty").cold("|", "(^!)").gives("|")
    t.equal("handle never").cold("-", "^").gives("-")
    t.equal("handle throw").cold("#", "(^!)").gives("#")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--^--b--c--d--e--f--g--|", "^-------------!")
        .unsub("--------------!").gives("---u--v--w--x--", "u=b v=bc w=bcd x=bcde").chained()
    t.equal("should pass current index to accumulator").hot("--a--b--c--|", "^----------!").counts(3)
        .given(of: Int.self) { m in
            m.e1.enumerated().scan(0) { m.count(expecting: $1.offset) ? $0 + $1.element : -1 }
        }.values("a=1 b=3 c=5 x=1 y=4 z=9").gives("--x--y--z--|")
    t.stops { $0.scan(0) { _, value in value }.take(3) }
}

@Test(arguments: mergeScanCases) func mergeScanAsInRxJS(_ test: Case) throws { try test.run() }
private let mergeScanCases = spec("operators/mergeScan", of: 23) { t in
    t.given { $0.e1.mergeScan([String]()) { of($0 + [$1]) } }
    t.equal("should mergeScan things").hot("--a--^--b--c--d--e--f--g--|", "^--------------------!")
        .meaning("u=b v=bc w=bcd x=bcde").meaning("y=bcdef z=bcdefg").gives("---u--v--w--x--y--z--|")
    t.equal("should handle errors").hot("--a--^--b--c--d--#", "^-----------!").gives("---u--v--w--#", "u=b v=bc w=bcd")
    t.equal("should stop listening to a synchronous observable when unsubscribed").logs("1", "2") { _, log in
        of(0).mergeScan(0) { _, _ in steps { log($0) } }.take(while: { $0 != 2 }).subscribe()
    }
    t.equal("should handle errors in the projection function").hot("--a--^--b--c--d--e--f--g--|", "^--------!")
        .given { $0.e1.mergeScan([String]()) { $1 == "d" ? throwError("bad!", [String].self) : of($0 + [$1]) } }
        .gives("---u--v--#", "u=b v=bc", error: "bad!")
    t.equal("should propagate errors from the projected Observable").hot("--a--^--b--c--d--e--f--g--|", "^--!")
        .given { $0.e1.mergeScan([String]()) { _, _ in throwError("bad!", [String].self) } }
        .gives("---#", error: "bad!")
    t.equal("should handle an empty projected Observable").hot("--a--^--b--c--d--e--f--g--|", "^--------------------!")
        .given { $0.e1.mergeScan([String]()) { _, _ in empty([String].self) } }.gives("---------------------|")
        .also("should not emit accumulator if inner completes without value")
        .by { $0.e1.mergeScan(["1"]) { _, _ in empty([String].self) } }
    t.equal("should handle a never projected Observable").hot("--a--^--b--c--d--e--f--g--|", "^--------------------!")
        .given { $0.e1.mergeScan([String]()) { _, _ in never([String].self) } }.gives("----------------------")
    t.equal("handle empty").cold("|", "(^!)").gives("|")
    t.equal("handle never").cold("-", "^").gives("-")
    t.equal("handle throw").cold("#", "(^!)").gives("#")
    t.equal("should mergeScan unsubscription").hot("--a--^--b--c--d--e--f--g--|", "^-------------!")
        .unsub("--------------!").gives("---u--v--w--x--", "u=b v=bc w=bcd x=bcde")
    t.equal("should not emit accumulator if inner completes without value after source completes")
        .cold("-----|", "---^----!", "------^----!").hot("--a--^--b--c--|", "^--------!")
        .given { m in m.e2.mergeScan("1") { _, _ in m.e1 } }.gives("-----------|")
    t.stops { $0.mergeScan(0) { _, value in of(value) }.take(3) }
    t.given { m in m.e1.mergeScan([String]()) { of($0 + [$1]).delay(for: m.t) } }
    t.equal("should mergeScan values and be able to asynchronously project them")
        .hot("--a--^--b--c--d--e--f--g--|", "^--------------------!").time("--|").meaning("u=b v=bc w=bcd x=bcde")
        .meaning("y=bcdef z=bcdefg").gives("-----u--v--w--x--y--z|")
    t.equal("should not stop ongoing async projections when source completes")
        .hot("--a--^--b--c--d--e--f--g--|", "^--------------------!").time("-----|").meaning("z=ceg")
        .meaning("u=b v=c w=bd x=ce y=bdf").gives("--------u--v--w--x--y--(z|)")
    t.equal("should interrupt ongoing async projections when result is unsubscribed early")
        .hot("--a--^--b--c--d--e--f--g--|", "^---------------!").time("-----|").unsub("----------------!")
        .gives("--------u--v--w--", "u=b v=c w=bd").chained()
    t.given { m in m.e1.mergeScan("x", maxConcurrent: 1) { m[$1].startWith($0) } }
    t.equal("should mergeScan projects cold Observable with single concurrency")
        .inner("0", "--d--e--f--|", "--^----------!").inner("1", "--g--h--i--|", "-------------^----------!")
        .inner("2", "--j--k--l--|", "------------------------^----------!").hot("--0--1--2--|", "^----------!")
        .gives("--x-d--e--f--f-g--h--i--i-j--k--l--|")
    t.equal("should mergeScan projects hot Observable with single concurrency")
        .hotInner("0", "--d--e--f--|", "---^-------!").hotInner("1", "----g----h----i----|", "-----------^-------!")
        .hotInner("2", "------j------k-------l------|", "-------------------^--------!")
        .hot("---0---1---2---|", "^--------------!").gives("---x-e--f--f--i----i-l------|")
    t.given { m in m.e1.mergeScan("x", maxConcurrent: 2) { m[$1].startWith($0) } }
    t.equal("should mergeScan projects cold Observable with dual concurrency")
        .inner("0", "---d---e---f---|", "----^--------------!").inner("1", "---g---h---i---|")
        .subs("---------^--------------!").inner("2", "---j---k---l---|", "-------------------^--------------!")
        .hot("----0----1----2----|", "^------------------!").gives("----x--d-d-eg--fh--hi-j---k---l---|")
    t.equal("should mergeScan projects hot Observable with dual concurrency")
        .hotInner("0", "--d--e--f-----|", "---^----------!").hotInner("1", "----g----h------i----|")
        .subs("-------^-------------!").hotInner("2", "------j--------k-----l------|", "--------------^-------------!")
        .hot("---0---1---2---|", "^--------------!").gives("---x-e-efh----hki----l------|")
    t.notApplicable(because: .indexArgument).cases("should pass current index to accumulator")
}

@Test(arguments: switchScanCases) func switchScanAsInRxJS(_ test: Case) throws { try test.run() }
private let switchScanCases = spec("operators/switchScan", of: 23) { t in
    t.given { m in m.e1.switchScan("") { _, value in m[value] } }
    t.equal("should map-and-flatten each item to an Observable while passing the accumulated value")
        .hot("--1-----3--5-------|", "^------------------!").cold("x-x-x|", values: ["x": 10])
        .given { m in m.e1.switchScan(0) { acc, x in m.of(Int.self).e2.map { $0 * Int(x)! + acc } } }
        .gives("--x-x-x-y-yz-z-z---|", ["x": 10, "y": 40, "z": 90])
    t.equal("should provide the proper accumulated values").logs("100", "101", "104") { _, log in
        of(1, 3, 5).switchScan(100) { state, value in of(log.noting(state, state + value)) }.subscribe()
    }
    t.equal("should unsub inner observables").logs("a", "b") { _, log in
        of("a", "b").switchScan("") { _, x in completed { log(x) } }.subscribe()
    }
    t.equal("should switch inner cold observables").inner("x", "--a--b--c--d--e--|", "---------^---------!")
        .inner("y", "---f---g---h---i--|", "-------------------^-----------------!")
        .hot("---------x---------y---------|", "^----------------------------!")
        .gives("-----------a--b--c----f---g---h---i--|")
    t.equal("should raise error when projection throws").hot("-------x-----y---|", "^------!")
        .given { $0.e1.switchScan("", { (_: String, _: String) in throwError("error") }) }.gives("-------#")
    t.equal("should switch inner cold observables, outer is unsubscribed early")
        .inner("x", "--a--b--c--d--e--|", "---------^---------!")
        .inner("y", "---f---g---h---i--|", "-------------------^-!").unsub("---------------------!")
        .hot("---------x---------y---------|", "^--------------------!").gives("-----------a--b--c----").chained()
    t.equal("should stop listening to a synchronous observable when unsubscribed").logs("1", "2") { _, log in
        of(0).switchScan(0) { _, _ in steps { log($0) } }.take(while: { $0 != 2 }).subscribe()
    }
    t.equal("should switch inner cold observables, inner never completes")
        .inner("x", "--a--b--c--d--e--|", "---------^---------!")
        .inner("y", "---f---g---h---i--", "-------------------^").hot("---------x---------y---------|")
        .subs("^----------------------------!").gives("-----------a--b--c----f---g---h---i--")
    t.equal("should handle a synchronous switch to the second inner observable").inner("x", "--a--b--c--d--e--|")
        .subs("---------(^!)").inner("y", "---f---g---h---i--|", "---------^-----------------!")
        .hot("---------(xy)----------------|", "^----------------------------!").gives("------------f---g---h---i----|")
    t.equal("should switch inner cold observables, one inner throws")
        .inner("x", "--a--b--#--d--e--|", "---------^-------!").inner("y", "---f---g---h---i--", "")
        .hot("---------x---------y---------|", "^----------------!").gives("-----------a--b--#")
    t.equal("should switch inner hot observables").hotInner("x", "-----a--b--c--d--e--|", "---------^---------!")
        .hotInner("y", "--p-o-o-p-------------f---g---h---i--|", "-------------------^-----------------!")
        .hot("---------x---------y---------|", "^----------------------------!")
        .gives("-----------c--d--e----f---g---h---i--|")
    t.equal("should switch inner empty and empty").inner("x", "|", "---------(^!)")
        .inner("y", "|", "-------------------(^!)")
        .hot("---------x---------y---------|", "^----------------------------!").gives("-----------------------------|")
    t.equal("should switch inner empty and never").inner("x", "|", "---------(^!)")
        .inner("y", "-----------", "-------------------^")
        .hot("---------x---------y---------|", "^----------------------------!").gives("------------------------------")
    t.equal("should switch inner never and empty").inner("x", "-----------", "---------^---------!")
        .inner("y", "|", "-------------------(^!)")
        .hot("---------x---------y---------|", "^----------------------------!").gives("-----------------------------|")
    t.equal("should switch inner never and throw").inner("x", "-----------", "---------^---------!")
        .inner("y", "#", "-------------------(^!)", error: "sad")
        .hot("---------x---------y---------|", "^------------------!").gives("-------------------#", error: "sad")
    t.equal("should switch inner empty and throw").inner("x", "|", "---------(^!)")
        .inner("y", "#", "-------------------(^!)", error: "sad")
        .hot("---------x---------y---------|", "^------------------!").gives("-------------------#", error: "sad")
    t.equal("should handle outer error").inner("x", "--a--b--c--d--e--|", "---------^---------!")
        .hot("---------x---------#", "^------------------!").gives("-----------a--b--c-#")
    t.equal("should create a new seed for each subscriber").logs("a", "ab", "a", "ab") { _, log in
        let source = of("a", "b").switchScan("") { state, value in of(state + value) }
        for _ in 1...2 { source.subscribe({ log($0) }) }
    }
    t.given { $0.e1.switchScan("") { _, value in of(value) } }
    t.equal("should handle outer empty").cold("|", "(^!)").gives("|")
    t.equal("should handle outer never").cold("-", "^").gives("-")
    t.equal("should handle outer throw").cold("#", "(^!)").gives("#")
    t.notApplicable(because: .indexArgument).cases("should pass index to the accumulator function")
}

extension Signal {
    /// What RxJS makes an operator of: `flatMap` with a state per observation, the latest value.
    fileprivate func mergeScan<Inner: Signal>(
        _ seed: Inner.Value, maxConcurrent: Int = .max, _ transform: @escaping (Inner.Value, Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        Producer<Inner.Value, Failure>.deferred {
            var state = seed
            return flatMap(maxConcurrent: maxConcurrent) { transform(state, $0).do(onValue: { state = $0 }) }
        }
    }
}

extension Signal {
    /// What RxJS makes an operator of: `flatMapLatest` with a state per observation, the latest value.
    fileprivate func switchScan<Inner: Signal>(
        _ seed: Inner.Value, _ transform: @escaping (Inner.Value, Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        Producer<Inner.Value, Failure>.deferred {
            var state = seed
            return flatMapLatest { transform(state, $0).do(onValue: { state = $0 }) }
        }
    }
}
