@Test(arguments: zipCreationCases) func zipCreationAsInRxJS(_ test: Case) throws { try test.run() }
private let zipCreationCases = spec("observables/zip", of: 42) { t in
    t.given { zip($0.e1, $0.e2) }
    zipLegacyRows(t)
    zipTwoRows(t)
    zipRows(t)
    t.equal("should combine a source with a second").hot("---1---2---3---", "^").hot("--4--5--6--7--8--", "^")
        .gives("---x---y---z", "x=14 y=25 z=36")
    t.equal("should complete instantly if given an empty iterable").hot("---^----a--|", "(^!)")
        .given { zip($0.e1, empty(Int.self)) }.gives("|")
    t.equal("should work with empty observable and empty iterable").cold("|", "(^!)")
        .given { zip($0.e1, empty(Int.self)) }.gives("|")
    t.equal("should work with non-empty observable and non-empty iterable selector that throws")
        .given { zip($0.e1, from([4, 5, 6])).map { "\($0)\($1)" }.failing(at: "25", with: "too bad") }
        .hot("---^--1--2--3--|", "^-----!").gives("---x--#", "x=14", error: "too bad")
    t.equal("should work with never and error").cold("-", "^-----!").hot("------#", "^-----!").gives("------#")
    t.equal("should work with error and never").hot("------#", "^-----!").cold("-", "^-----!").gives("------#")
    t.equal("should be able to zip all iterables").sends("a1x", "b2y", "c3z", "done") {
        zip(from(Array("abc")), from(Array("123")), from(Array("xyz"))).map { String([$0, $1, $2]) }
    }
    t.equal("should return EMPTY if passed an empty array as the only argument").sends("done") { zip([Letters]()) }
    t.given { zip($0.e1, $0.e2, $0.e3) }
    zipThreeRows(t)
    t.given { zip($0.e1, from([1])) }
    zipIterableRows(t)
    t.given { zip($0.e1, $0.e2).map { $0 + $1 } }
    zipSelectorRows(t)
    t.given { zip($0.e1, $0.e2, $0.e3).map { [$0, $1, $2] } }
    t.equal("should work with n-ary symmetric selector").hot("---1-^-1----4----|", "^---------!")
        .hot("---1-^--2--5----|", "^---------!").hot("---1-^---3---6-|").gives("----x---y-|", "x=123 y=456")
    t.equal("should work with n-ary symmetric array selector").hot("---1-^-1----4----|", "^---------!")
        .hot("---1-^--2--5----|", "^---------!").hot("---1-^---3---6-|").gives("----x---y-|", "x=123 y=456")
    t.notApplicable(because: .schedulerArgument)
        .cases("should combine an immediately-scheduled source with an immediately-scheduled second")
}

@Test(arguments: zipCases) func zipAsInRxJS(_ test: Case) throws { try test.run() }
private let zipCases = spec("operators/zip", of: 1) { t in
    t.equal("should work with non-empty observable and non-empty iterable selector that throws")
        .given { zip($0.e1, from([4, 5, 6])).map { "\($0)\($1)" }.failing(at: "25", with: "too bad") }
        .hot("---^--1--2--3--|", "^-----!").gives("---x--#", "x=14", error: "too bad")
}

@Test(arguments: zipLegacyCases) func zipLegacyAsInRxJS(_ test: Case) throws { try test.run() }
private let zipLegacyCases = spec("operators/zip-legacy", of: 8) { t in
    t.given { zip($0.e1, $0.e2).map { $0 + $1 } }
    zipLegacyRows(t)
    zipSelectorRows(t)
    t.given { zip($0.e1, $0.e2, $0.e3).map { [$0, $1, $2] } }
    t.equal("should work with n-ary symmetric selector").hot("---1-^-1----4----|", "^---------!")
        .hot("---1-^--2--5----|", "^---------!").hot("---1-^---3---6-|").gives("----x---y-|", "x=123 y=456")
    t.equal("should work with n-ary symmetric array selector").hot("---1-^-1----4----|", "^---------!")
        .hot("---1-^--2--5----|", "^---------!").hot("---1-^---3---6-|").gives("----x---y-|", "x=123 y=456")
}

@Test(arguments: zipAllCases) func zipAllAsInRxJS(_ test: Case) throws { try test.run() }
private let zipAllCases = spec("operators/zipAll", of: 51) { t in
    t.given { of($0.e1, $0.e2).zipAll() }
    zipRows(t)
    t.equal("should combine paired events from two observables").inner("x", "-a-----b-|").inner("y", "--1-2-----")
        .hotOuter("-x----y--------|").given { $0.outer.zipAll().map { $0.joined() } }
        .gives("-----------------A----B-|", "A=a1 B=b2")
    t.equal("should combine two observables").hot("---1---2---3---", "^").hot("--4--5--6--7--8--", "^")
        .gives("---x---y---z", "x=14 y=25 z=36")
    t.equal("should take all observables from the source and zip them")
        .sends("a1", "b2", "c3", "done") { of(of("a", "b", "c"), of("1", "2", "3")).zipAll().map { $0.joined() } }
    t.equal("should zip them with values").hot("---a---b---c---d---|", "^--------------!")
        .given { of($0.e1.eraseToAnySignal(), from(0..<4).map { String($0) }.eraseToAnySignal()).zipAll() }
        .gives("---w---x---y---(z|)", "w=a0 x=b1 y=c2 z=d3")
    t.equal("should work with non-empty observable and non-empty iterable").hot("---^----1--|", "^----!")
        .given { of($0.e1.eraseToAnySignal(), from(["2"])).zipAll() }.gives("-----(x|)", "x=12")
    t.equal("should work with non-empty many observable and non-empty many iterable")
        .hot("---^--1--2--3--|", "^--------!").given { of($0.e1.eraseToAnySignal(), from(["4", "5", "6"])).zipAll() }
        .gives("---x--y--(z|)", "x=14 y=25 z=36")
    t.equal("should work with non-empty observable and non-empty iterable selector that throws")
        .given {
            of($0.e1.eraseToAnySignal(), from(["4", "5", "6"])).zipAll().map { $0.joined() }
                .failing(at: "25", with: "too bad")
        }
        .hot("---^--1--2--3--|", "^-----!").gives("---x--#", "x=14", error: "too bad")
    t.equal("should work with selector throws").hot("---1-^-2---4----|", "^-------!")
        .given { of($0.e1, $0.e2).zipAll().map { $0.joined() }.failing(at: "45", with: "too bad") }
        .hot("---1-^--3----5----|", "^-------!").gives("---x----#", "x=23", error: "too bad")
    t.equal("should work with right completes first").hot("---1-^-2-----|", "^-----!").hot("---1-^--3--|", "^-----!")
        .given { zip($0.e1, $0.e2) }.gives("---x--|", "x=23")
    t.equal("should zip until one child terminates")
        .sends("a1", "b2", "done") { of(of("a", "b", "c"), of("1", "2")).zipAll().map { $0.joined() } }
    t.equal("should combine a source with a second").hot("---1---2---3---", "^").hot("--4--5--6--7--8--", "^")
        .gives("---x---y---z", "x=14 y=25 z=36")
    t.equal("should work with never and error").cold("-", "^-----!").hot("------#", "^-----!").gives("------#")
    t.equal("should work with error and never").hot("------#", "^-----!").cold("-", "^-----!").gives("------#")
    t.equal("should work with two sources that eventually raise errors")
        .hot("--w-----#----", "^-------!", values: "w=1", error: "too bad")
        .hot("-----z-----#-", "^-------!", values: "z=2", error: "too bad 2")
        .given(of: Int.self) { of($0.e1, $0.e2).zipAll() }.gives("-----x--#", "x=12", error: "too bad")
    t.equal("should work with two sources that eventually raise errors (swapped)")
        .hot("-----z-----#-", "^-------!", values: "z=2", error: "too bad 2")
        .hot("--w-----#", "^-------!", values: "w=1", error: "too bad")
        .given(of: Int.self) { of($0.e1, $0.e2).zipAll() }.gives("-----x--#", "x=21", error: "too bad")
    t.equal("should not break unsubscription chain when unsubscribed explicitly").hot("---1---2---3---|", "^--------!")
        .given { of($0.e1, $0.e2).flatMap { of($0) }.zipAll().flatMap { of($0) } }
        .hot("--4--5--6--7--8--|", "^--------!").unsub("---------!").gives("---x---y--", "x=14 y=25")
    t.given { of($0.e1, $0.e2, $0.e3).zipAll() }
    zipThreeRows(t)
    t.equal("should work with n-ary symmetric selector").hot("---1-^-1----4----|", "^---------!")
        .hot("---1-^--2--5----|", "^---------!").hot("---1-^---3---6-|").gives("----x---y-|", "x=123 y=456")
    t.equal("should work with n-ary symmetric array selector").hot("---1-^-1----4----|", "^---------!")
        .hot("---1-^--2--5----|", "^---------!").hot("---1-^---3---6-|").gives("----x---y-|", "x=123 y=456")
    t.given { of($0.e1.eraseToAnySignal(), empty()).zipAll() }
    t.equal("should complete instantly with never observable and empty iterable").cold("-", "(^!)").gives("|")
    t.equal("should work with empty observable and empty iterable").cold("|", "(^!)").gives("|")
    t.equal("should work with non-empty observable and empty iterable").hot("---^----a--|", "(^!)").gives("|")
    t.given { of($0.e1.eraseToAnySignal(), from(["1"])).zipAll() }
    zipIterableRows(t)
    t.given { of($0.e1, $0.e2).zipAll().map { $0.joined() } }
    zipSelectorRows(t)
    t.given { $0.outer.zipAll() }
    t.equal("should handle a hot observable of observables").inner("x", "a---b---c---|", "--------^-----------!")
        .inner("y", "d---e---f---|", "--------^-----------!").hotOuter("--x--y--|", "^-------!")
        .gives("--------u---v---w---|", "u=ad v=be w=cf")
    t.equal("should handle merging a hot observable of non-overlapped observables")
        .inner("x", "a-b---------|", "---------------------------^-----------!")
        .inner("y", "c-d-e-f-|", "---------------------------^-------!")
        .inner("z", "g-h-i-j-k-|", "---------------------------^---------!")
        .hotOuter("--x------y--------z--------|", "^--------------------------!")
        .gives("---------------------------u-v---------|", "u=acg v=bdh")
    t.equal("should raise error if inner observable raises error")
        .inner("x", "a-b---------|", "------------------------------^-------!")
        .inner("y", "c-d-e-f-#", "------------------------------^-------!")
        .inner("z", "g-h-i-j-k-|", "------------------------------^-------!")
        .hotOuter("--x---------y--------z--------|", "^-----------------------------!")
        .gives("------------------------------u-v-----#", "u=acg v=bdh")
    t.equal("should raise error if outer observable raises error").inner("y", "a-b---------|").inner("z", "c-d-e-f-|")
        .hotOuter("--y---------z---#", "^---------------!").gives("----------------#")
    t.equal("should complete when empty source").hotOuter("|").gives("|")
    t.notApplicable(because: .schedulerArgument).cases("should combine two immediately-scheduled observables")
        .cases("should combine a source with an immediately-scheduled source")
}

@Test(arguments: zipWithCases) func zipWithAsInRxJS(_ test: Case) throws { try test.run() }
private let zipWithCases = spec("operators/zipWith", of: 33) { t in
    t.given { zip($0.e1, $0.e2) }
    zipTwoRows(t)
    zipRows(t)
    t.equal("should combine a source with a second").hot("---1---2---3-----", "^").hot("--4--5--6--7--8--", "^")
        .gives("---x---y---z-----", "x=14 y=25 z=36")
    t.equal("should work with never and error").cold("-------", "^-----!").hot("------#", "^-----!").gives("------#")
    t.equal("should work with error and never").hot("------#", "^-----!").cold("-------", "^-----!").gives("------#")
    t.equal("should not break unsubscription chain when unsubscribed explicitly").hot("---1---2---3---|", "^--------!")
        .hot("--4--5--6--7--8--|", "^--------!").given { zip($0.e1.flatMap { of($0) }, $0.e2).flatMap { of($0) } }
        .unsub("---------!").gives("---x---y--", "x=14 y=25")
    t.given { zip($0.e1, $0.e2, $0.e3) }
    zipThreeRows(t)
    t.given { zip($0.e1, empty(Int.self)) }
    t.equal("should complete instantly for an empty iterable").cold("-", "(^!)").gives("|")
    t.equal("should work with empty observable and empty iterable").cold("|", "(^!)").gives("|")
    t.equal("should complete instantly with non-empty observable and empty iterable").hot("---^----a--|", "(^!)")
        .gives("|")
    t.given { zip($0.e1, from([1])) }
    zipIterableRows(t)
    t.notApplicable(because: .schedulerArgument)
        .cases("should combine an immediately-scheduled source with an immediately-scheduled second")
}

/// Rows of observables/zip and zip-legacy.
private func zipLegacyRows(_ t: Table) {
    t.equal("should zip the provided observables")
        .sends("a1", "b2", "c3", "done") { zip(from(["a", "b", "c"]), from([1, 2, 3])).map { a, b in "\(a)\(b)" } }
    t.equal("should work with selector throws").hot("---1-^-2---4----|", "^-------!")
        .hot("---1-^--3----5----|", "^-------!")
        .given { zip($0.e1, $0.e2).map { $0 + $1 }.failing(at: "45", with: "too bad") }
        .gives("---x----#", "x=23", error: "too bad")
}

/// Rows of observables/zip and zipWith.
private func zipTwoRows(_ t: Table) {
    t.equal("should zip them with values").hot("---a---b---c---d---|", "^--------------!")
        .given { zip($0.e1, from(0..<4)) }
        .gives("---w---x---y---(z|)", ["w": ("a", 0), "x": ("b", 1), "y": ("c", 2), "z": ("d", 3)])
    t.equal("should work with non-empty observable and non-empty iterable").hot("---^----1--|", "^----!")
        .given { zip($0.e1, from([2])) }.gives("-----(x|)", ["x": ("1", 2)])
    t.equal("should work with non-empty many observable and non-empty many iterable")
        .hot("---^--1--2--3--|", "^--------!").given { zip($0.e1, from([4, 5, 6])) }
        .gives("---x--y--(z|)", ["x": ("1", 4), "y": ("2", 5), "z": ("3", 6)])
    t.equal("should work with right completes first").hot("---1-^-2-----|", "^-----!").hot("---1-^--3--|", "^-----!")
        .gives("---x--|", "x=23")
    t.equal("should work with two sources that eventually raise errors")
        .hot("--w-----#----", "^-------!", values: "w=1", error: "too bad")
        .hot("-----z-----#-", "^-------!", values: "z=2", error: "too bad 2").given(of: Int.self) { zip($0.e1, $0.e2) }
        .gives("-----x--#", ["x": (1, 2)], error: "too bad")
    t.equal("should work with two sources that eventually raise errors (swapped)")
        .hot("-----z-----#-", "^-------!", values: "z=2", error: "too bad 2")
        .hot("--w-----#----", "^-------!", values: "w=1", error: "too bad").given(of: Int.self) { zip($0.e1, $0.e2) }
        .gives("-----x--#", ["x": (2, 1)], error: "too bad")
}

/// Rows of observables/zip, zipAll and zipWith.
private func zipRows(_ t: Table) {
    t.equal("should work with two nevers").cold("-", "^").cold("-", "^").gives("-")
    t.equal("should work with never and empty").cold("-", "(^!)").cold("|", "(^!)").gives("|")
    t.equal("should work with empty and never").cold("|", "(^!)").cold("-", "(^!)").gives("|")
    t.equal("should work with empty and empty").cold("|", "(^!)").cold("|", "(^!)").gives("|")
    t.equal("should work with empty and non-empty").cold("|", "(^!)").hot("---1--|", "(^!)").gives("|")
    t.equal("should work with non-empty and empty").hot("---1--|", "(^!)").cold("|", "(^!)").gives("|")
    t.equal("should work with never and non-empty").cold("-", "^").hot("---1--|", "^-----!").gives("-")
    t.equal("should work with non-empty and never").hot("---1--|", "^-----!").cold("-", "^").gives("-")
    t.equal("should work with empty and error").cold("|", "(^!)").hot("------#", "(^!)", error: "too bad").gives("|")
    t.equal("should work with error and empty").hot("------#", "(^!)", error: "too bad").cold("|", "(^!)").gives("|")
    t.equal("should work with error").hot("----------|", "^-----!").hot("------#", "^-----!").gives("------#")
    t.equal("should work with error and error").hot("------#", "^-----!", error: "too bad")
        .hot("----------#", "^-----!", error: "too bad 2").gives("------#", error: "too bad")
    t.equal("should work with error and some").cold("#", "(^!)").hot("--1--2--3--", "(^!)").gives("#")
}

/// Rows of three sources, of observables/zip, zipAll and zipWith.
private func zipThreeRows(_ t: Table) {
    t.equal("should end once one observable completes and its buffer is empty").hot("---a--b--c--|", "^-----------!")
        .hot("------d----e----f--------|", "^-----------------!")
        .hot("--------h----i----j---------", "^-----------------!").gives("--------x----y----(z|)", "x=adh y=bei z=cfj")
    t.equal("should end once one observable nexts and zips value from completed other observable whose buffer is empty")
        .hot("---a--b--c--|", "^-----------!").hot("------d----e----f|", "^----------------!")
        .hot("--------h----i----j-------", "^-----------------!").gives("--------x----y----(z|)", "x=adh y=bei z=cfj")
    t.equal("should work with n-ary symmetric").hot("---1-^-1----4----|", "^---------!").hot("---1-^--2--5----|")
        .subs("^---------!").hot("---1-^---3---6-|").gives("----x---y-|", "x=123 y=456")
}

/// Rows of strings, of observables/zip, zip-legacy and zipAll.
private func zipSelectorRows(_ t: Table) {
    t.equal("should combine two observables and selector").hot("---1---2---3---", "^").hot("--4--5--6--7--8--", "^")
        .gives("---x---y---z", "x=14 y=25 z=36")
    t.equal("should work with some data asymmetric 1").hot("---1-^-1-3-5-7-9-x-y-z-w-u-|", "^-----------------!")
        .hot("---1-^--2--4--6--8--0--|", "^-----------------!").gives("---a--b--c--d--e--|", "a=12 b=34 c=56 d=78 e=90")
    t.equal("should work with some data asymmetric 2").hot("---1-^--2--4--6--8--0--|", "^-----------------!")
        .hot("---1-^-1-3-5-7-9-x-y-z-w-u-|", "^-----------------!")
        .gives("---a--b--c--d--e--|", "a=21 b=43 c=65 d=87 e=09")
    t.equal("should work with some data symmetric").hot("---1-^-1-3-5-7-9------|", "^----------------!")
        .hot("---1-^--2--4--6--8--0--|", "^----------------!").gives("---a--b--c--d--e-|", "a=12 b=34 c=56 d=78 e=90")
}

/// Rows of a source and a list of one, of observables/zip, zipAll and zipWith.
private func zipIterableRows(_ t: Table) {
    t.equal("should work with empty observable and non-empty iterable").cold("|", "(^!)").gives("|")
    t.equal("should work with never observable and non-empty iterable").cold("-", "^").gives("-")
    t.equal("should work with observable which raises error and non-empty iterable").hot("---^----#", "^----!")
        .gives("-----#")
}

extension Signal where Value: Signal, Value.Failure == Failure {
    /// What RxJS makes an operator of: the signals are collected, then zipped.
    fileprivate func zipAll() -> some Signal<[Value.Value], Failure> {
        collect().flatMap { zip($0) }
    }
}
