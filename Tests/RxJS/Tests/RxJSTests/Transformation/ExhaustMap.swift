@Test(arguments: exhaustMapCases) func exhaustMapAsInRxJS(_ test: Case) throws { try test.run() }
private let exhaustMapCases = spec("operators/exhaustMap", of: 23) { t in
    t.given { m in m.e1.flatMapFirst { m[$0] } }
    t.equal("should map-and-flatten each item to an Observable").hot("--1-----3--5-------|", "^------------------!")
        .given { m in m.e1.flatMapFirst { x in m.of(Int.self).e2.map { $0 * Int(x)! } } }
        .cold("x-x-x|", values: ["x": 10]).gives("--x-x-x-y-y-y------|", ["x": 10, "y": 30])
    t.equal("should raise error if project throws").hot("---x---------y-----------------z-------------|", "^--!")
        .given { $0.e1.flatMapFirst { _ in throwError("error") } }.gives("---#")
    t.equal("should switch with a selector function").inner("x", "--a--b--c--|", "---^----------!")
        .inner("y", "--d--e--f--|", "").inner("z", "--g--h--i--|", "-------------------------------^----------!")
        .hot("---x---------y-----------------z-------------|", "^--------------------------------------------!")
        .gives("-----a--b--c---------------------g--h--i-----|")
    t.equal("should switch inner cold observables, outer is unsubscribed early")
        .inner("x", "--a--b--c--|", "---^----------!").inner("y", "--d--e--f--|", "")
        .inner("z", "--g--h--i--|", "-------------------------------^--!")
        .hot("---x---------y-----------------z-------------|", "^---------------------------------!")
        .unsub("----------------------------------!").gives("-----a--b--c---------------------g-").chained()
    t.equal("should stop listening to a synchronous observable when unsubscribed").logs("1", "2") { _, log in
        of(0).flatMapFirst { _ in steps { log($0) } }.take(while: { $0 != 2 }).subscribe()
    }
    t.equal("should switch inner cold observables, inner never completes").inner("x", "--a--b--c--|", "---^----------!")
        .inner("y", "--d--e--f--|", "").inner("z", "--g--h--i-----", "-------------------------------^-------------")
        .hot("---x---------y-----------------z---------|", "^----------------------------------------!")
        .gives("-----a--b--c---------------------g--h--i-----")
    t.equal("should handle a synchronous switch and stay on the first inner observable")
        .inner("x", "--a--b--c--d--e--|", "---------^----------------!").inner("y", "---f---g---h---i--|", "")
        .hot("---------(xy)----------------|", "^----------------------------!").gives("-----------a--b--c--d--e-----|")
    t.equal("should switch inner cold observables, one inner throws")
        .inner("x", "--a--b--c--d--#", "---------^-------------!").inner("y", "---f---g---h---i--", "")
        .hot("---------x---------y---------|", "^----------------------!").gives("-----------a--b--c--d--#")
    t.equal("should switch inner hot observables").hotInner("x", "-----a--b--c--d--e--|", "---------^----------!")
        .hotInner("y", "--p-o-o-p-------f---g---h---i--|", "").hotInner("z", "---z-o-o-m-------------j---k---l---m--|")
        .subs("--------------------^-----------------!").hot("---------x----y-----z--------|")
        .subs("^----------------------------!").gives("-----------c--d--e-----j---k---l---m--|")
    t.equal("should switch inner empty and empty").inner("x", "|", "---------(^!)")
        .inner("y", "|", "-------------------(^!)")
        .hot("---------x---------y---------|", "^----------------------------!").gives("-----------------------------|")
    t.equal("should switch inner empty and never").inner("x", "|", "---------(^!)")
        .inner("y", "-", "-------------------^").hot("---------x---------y---------|", "^----------------------------!")
        .gives("------------------------------")
    t.equal("should never switch inner never").inner("x", "-", "---------^").inner("y", "#", "")
        .hot("---------x---------y----------|", "^-----------------------------!")
        .gives("-------------------------------")
    t.equal("should switch inner empty and throw").inner("x", "|", "---------(^!)")
        .inner("y", "#", "-------------------(^!)").hot("---------x---------y---------|", "^------------------!")
        .gives("-------------------#")
    t.equal("should handle outer error").inner("x", "--a--b--c--d--e--|", "---------^---------!")
        .hot("---------x---------#", "^------------------!").gives("-----------a--b--c-#")
    t.stops { $0.flatMapFirst { of($0) }.take(3) }
    t.equal("should ignore subsequent synchronous reentrances during subscribing the inner sub").sends("1") {
        let state = MutableProperty(1)
        return state.signal.promoteError(to: MarbleError.self).take(3).flatMapFirst { value in
            create(Int.self) { emitter in
                state.value = value + 1
                emitter.send(value)
            }
        }
    }
    t.given { m in m.e2.flatMapFirst { _ in m.e1 } }
    t.equal("should handle outer throw").cold("--a--b--c--|", "").cold("#", "(^!)").gives("#")
    t.equal("should handle outer empty").cold("--a--b--c--|", "").cold("|", "(^!)").gives("|")
    t.equal("should handle outer never").cold("--a--b--c--|", "").cold("-", "^").gives("-")
    t.notApplicable(because: .resultSelector).cases("should support the deprecated resultSelector")
        .cases("should support a void resultSelector (still deprecated)")
    t.notApplicable(because: .interoperability)
        .cases("should not break unsubscription chains with interop inners when result is unsubscribed explicitly")
}
