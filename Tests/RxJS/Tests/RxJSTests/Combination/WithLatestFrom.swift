@Test(arguments: withLatestFromCases) func withLatestFromAsInRxJS(_ test: Case) throws { try test.run() }
private let withLatestFromCases = spec("operators/withLatestFrom", of: 16) { t in
    t.given { $0.e3.withLatestFrom($0.e1).withLatestFrom($0.e2).map { [$0.0, $0.1, $1] } }
    t.equal("should combine events from cold observables").cold("--1--2-3-4---|", "^------------!")
        .cold("-a--b-----c-d-e-|", "^---------------!").given { $0.e2.withLatestFrom($0.e1).map { $0 + $1 } }
        .gives("----B-----C-D-E-|", "B=b1 C=c4 D=d4 E=e4")
    t.equal("should merge the value with the latest values from the other observables into arrays")
        .hot("--e--^-f---g---h------|", "^-------------!").hot("--i--^-j---k---l------|", "^-------------!")
        .hot("--a--^---b---c---d-|", "^-------------!").gives("----x---y---z-|", "x=bfj y=cgk z=dhl")
    t.equal("should handle empty").hot("--e--^-f---g---h----|", "(^!)").hot("--i--^-j---k---l----|", "(^!)")
        .cold("|", "(^!)").gives("|")
    t.equal("should handle never").hot("--e--^-f---g---h----|", "^--------------!")
        .hot("--i--^-j---k---l----|", "^--------------!").cold("-", "^----------------").gives("--------------------")
    t.equal("should handle throw").hot("--e--^-f---g---h----|", "(^!)").hot("--i--^-j---k---l----|", "(^!)")
        .cold("#", "(^!)").gives("#")
    t.equal("should handle error").hot("--e--^-f---g---h----|", "^-------!").hot("--i--^-j---k---l----|", "^-------!")
        .hot("--a--^---b---#", "^-------!", error: "boo-hoo").gives("----x---#", "x=bfj", error: "boo-hoo")
    t.equal("should handle merging with empty").cold("|", "(^!)").hot("--i--^-j---k---l------|", "^-------------!")
        .hot("--a--^---b---c---d-|", "^-------------!").gives("--------------|")
    t.equal("should handle merging with never").cold("-", "^-------------!").hot("--i--^-j---k---l------|")
        .subs("^-------------!").hot("--a--^---b---c---d-|", "^-------------!").gives("--------------|")
    t.equal("should handle arrays").given { m in
        let result = of(1).delay(for: .milliseconds(1)).withLatestFrom(from([2, 3, 4])).withLatestFrom(from([4, 5, 6]))
        return result.map { [$0.0, $0.1, $1] }
    }.gives("-(x|)", "x=146")
    t.equal("should work with synchronous observables") { _ in
        #expect(allValues(of(1, 2, 3).withLatestFrom(of(4, 5)).map { [$0, $1] }) == [[1, 5], [2, 5], [3, 5]])
    }
    t.given { $0.e3.withLatestFrom($0.e1).withLatestFrom($0.e2).map { $0.0 + $0.1 + $1 } }
    t.equal(
        "should merge the value with the latest values from the other observables into arrays and a project argument"
    )
    .hot("--e--^-f---g---h------|", "^-------------!").hot("--i--^-j---k---l------|", "^-------------!")
    .hot("--a--^---b---c---d-|", "^-------------!").gives("----x---y---z-|", "x=bfj y=cgk z=dhl")
    t.equal("should allow unsubscribing early and explicitly").hot("--e--^-f---g---h------|", "^----------!")
        .hot("--i--^-j---k---l------|", "^----------!").hot("--a--^---b---c---d-|", "^----------!")
        .unsub("-----------!").gives("----x---y---", "x=bfj y=cgk").chained()
    t.equal("should handle error with project argument").hot("--e--^-f---g---h----|", "^-------!")
        .hot("--i--^-j---k---l----|", "^-------!").hot("--a--^---b---#", "^-------!", error: "boo-hoo")
        .gives("----x---#", "x=bfj", error: "boo-hoo")
    t.notApplicable(because: .promises).cases("should handle promises")
    t.notApplicable(because: .interoperability).cases("should handle lowercase-o observables")
}
