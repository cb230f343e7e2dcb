@Test(arguments: switchMapCases) func switchMapAsInRxJS(_ test: Case) throws { try test.run() }
private let switchMapCases = spec("operators/switchMap", of: 25) { t in
    t.given { m in m.e1.flatMapLatest { m[$0] } }
    t.equal("should map-and-flatten each item to an Observable").hot("--1-----3--5-------|", "^------------------!")
        .given { m in m.e1.flatMapLatest { x in m.of(Int.self).e2.map { $0 * Int(x)! } } }
        .cold("x-x-x|", values: ["x": 10]).gives("--x-x-x-y-yz-z-z---|", ["x": 10, "y": 30, "z": 50])
    t.equal("should unsub inner observables").logs("a", "b") { _, log in
        of("a", "b").flatMapLatest { x in completed { log(x) } }.subscribe()
    }
    t.equal("should switch inner cold observables").inner("x", "--a--b--c--d--e--|", "---------^---------!")
        .inner("y", "---f---g---h---i--|", "-------------------^-----------------!")
        .hot("---------x---------y---------|", "^----------------------------!")
        .gives("-----------a--b--c----f---g---h---i--|")
    t.equal("should switch inner cold observables, outer is unsubscribed early")
        .inner("x", "--a--b--c--d--e--|", "---------^---------!")
        .inner("y", "---f---g---h---i--|", "-------------------^-!").unsub("---------------------!")
        .hot("---------x---------y---------|", "^--------------------!").gives("-----------a--b--c----").chained()
    t.equal("should stop listening to a synchronous observable when unsubscribed").logs("1", "2") { _, log in
        of(0).flatMapLatest { _ in steps { log($0) } }.take(while: { $0 != 2 }).subscribe()
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
        .inner("y", "-", "-------------------^").hot("---------x---------y---------|", "^----------------------------!")
        .gives("------------------------------")
    t.equal("should switch inner never and empty").inner("x", "-", "---------^---------!")
        .inner("y", "|", "-------------------(^!)")
        .hot("---------x---------y---------|", "^----------------------------!").gives("-----------------------------|")
    t.equal("should switch inner never and throw").inner("x", "-", "---------^---------!")
        .inner("y", "#", "-------------------(^!)", error: "sad")
        .hot("---------x---------y---------|", "^------------------!").gives("-------------------#", error: "sad")
    t.equal("should switch inner empty and throw").inner("x", "|", "---------(^!)")
        .inner("y", "#", "-------------------(^!)", error: "sad")
        .hot("---------x---------y---------|", "^------------------!").gives("-------------------#", error: "sad")
    t.equal("should handle outer error").inner("x", "--a--b--c--d--e--|", "---------^---------!")
        .hot("---------x---------#", "^------------------!").gives("-----------a--b--c-#")
    t.stops { $0.flatMapLatest { of($0) }.take(3) }
    t.differs(
        "should unsubscribe previous inner sub when getting synchronously reentrance during subscribing the inner sub"
    )
    .because(.noReentrancy).sends("1", "2", "3", "done") {
        let e = MutableProperty(1)
        return e.signal.take(3).flatMapLatest { value in
            Producer<Int, Never> { emitter in
                e.value = value + 1
                emitter.send(value)
            }
        }
    }
    t.given { $0.e1.flatMapLatest { of($0) } }
    t.equal("should handle outer empty").cold("|", "(^!)").gives("|")
    t.equal("should handle outer never").cold("-", "^").gives("-")
    t.equal("should handle outer throw").cold("#", "(^!)").gives("#")
    t.notApplicable(because: .resultSelector).cases("should support the deprecated resultSelector")
        .cases("should support a void resultSelector (still deprecated)")
    t.notApplicable(because: .typedFailure).cases("should raise error when projection throws")
    t.notApplicable(because: .interoperability)
        .cases("should not break unsubscription chains with interop inners when result is unsubscribed explicitly")
}

@Test(arguments: switchMapToCases) func switchMapToAsInRxJS(_ test: Case) throws { try test.run() }
private let switchMapToCases = spec("operators/switchMapTo", of: 20) { t in
    t.given { m in m.e2.flatMapLatest { _ in m.e1 } }
    t.equal("should map-and-flatten each item to an Observable").hot("--1-----3--5-------|", "^------------------!")
        .cold("x-x-x|", values: ["x": 10]).given { m in m.e1.flatMapLatest { _ in m.of(Int.self).e2 } }
        .gives("--x-x-x-x-xx-x-x---|", ["x": 10])
    t.equal("should switch a synchronous many outer to a synchronous many inner")
        .sends("a", "b", "c", "a", "b", "c", "a", "b", "c", "done") {
            of(1, 2, 3).flatMapLatest { _ in of("a", "b", "c") }
        }
    t.equal("should unsub inner observables").logs("unsubbed", "unsubbed") { _, log in
        let inner = completed { log("unsubbed") }
        of("a", "b").flatMapLatest { _ in inner }.subscribe()
    }
    t.equal("should switch to an inner cold observable").cold("--a--b--c--d--e--|")
        .subs("---------^---------!", "-------------------^----------------!").hot("---------x---------x---------|")
        .subs("^----------------------------!").gives("-----------a--b--c---a--b--c--d--e--|")
    t.equal("should switch to an inner cold observable, outer eventually throws").cold("--a--b--c--d--e--|")
        .subs("---------^---------!").hot("---------x---------#", "^------------------!").gives("-----------a--b--c-#")
    t.equal("should switch to an inner cold observable, outer is unsubscribed early")
        .cold("--a--b--c--d--e--|", "---------^---------!", "-------------------^--!").unsub("----------------------!")
        .hot("---------x---------x---------|", "^---------------------!").gives("-----------a--b--c---a-").chained()
    t.equal("should switch to an inner cold observable, inner never completes")
        .cold("--a--b--c--d--e-", "---------^---------!", "-------------------^").hot("---------x---------y---------|")
        .subs("^----------------------------!").gives("-----------a--b--c---a--b--c--d--e-")
    t.equal("should handle a synchronous switch to the inner observable")
        .cold("--a--b--c--d--e--|", "---------(^!)", "---------^----------------!")
        .hot("---------(xx)----------------|", "^----------------------------!").gives("-----------a--b--c--d--e-----|")
    t.equal("should switch to an inner cold observable, inner raises an error").cold("--a--b--#", "---------^-------!")
        .hot("---------x---------x---------|", "^----------------!").gives("-----------a--b--#")
    t.equal("should switch an inner hot observable")
        .hot("--p-o-o-p---a--b--c--d-|", "---------^---------!", "-------------------^---!")
        .hot("---------x---------x---------|", "^----------------------------!").gives("------------a--b--c--d-------|")
    t.equal("should switch to an inner empty").cold("|", "---------(^!)", "-------------------(^!)")
        .hot("---------x---------x---------|", "^----------------------------!").gives("-----------------------------|")
    t.equal("should switch to an inner never").cold("-", "---------^---------!", "-------------------^")
        .hot("---------x---------x---------|", "^----------------------------!").gives("------------------------------")
    t.equal("should switch to an inner that just raises an error").cold("#", "---------(^!)")
        .hot("---------x---------x---------|", "^--------!").gives("---------#")
    t.stops { $0.flatMapLatest { _ in of(0) }.take(3) }
    t.given { $0.e1.flatMapLatest { _ in of("foo") } }
    t.equal("should handle an empty outer").cold("|", "(^!)").gives("|")
    t.equal("should handle a never outer").cold("-", "^").gives("-")
    t.equal("should handle an outer that just raises and error").cold("#", "(^!)").gives("#")
    t.notApplicable(because: .resultSelector).cases("should support the deprecated resultSelector")
        .cases("should support a void resultSelector (still deprecated)")
}
