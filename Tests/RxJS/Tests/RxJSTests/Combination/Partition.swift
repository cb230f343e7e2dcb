@Test(arguments: partitionCases) func partitionAsInRxJS(_ test: Case) throws { try test.run() }
private let partitionCases = spec("observables/partition", of: 17) { t in
    t.partitioning { $0 == "a" }
    t.equal("should partition an observable into two using a predicate")
        .hot("--a-b---a------d--a---c--|", "^------------------------!", "^------------------------!")
        .splits("--a-----a---------a------|", "----b----------d------c--|")
    t.equal("should pass errors to both returned observables").hot("--a-b---#", "^-------!", "^-------!")
        .splits("--a-----#", "----b---#")
    t.equal("should pass errors to both returned observables if source throws").cold("#", "(^!)", "(^!)")
        .splits("#", "#")
    t.equal("should partition if source emits single elements").hot("--a--|", "^----!", "^----!")
        .splits("--a--|", "-----|")
    t.equal("should partition if predicate matches all of source elements")
        .hot("--a--a--a--a--a--a--a--|", "^----------------------!", "^----------------------!")
        .splits("--a--a--a--a--a--a--a--|", "-----------------------|")
    t.equal("should partition if predicate does not match all of source elements")
        .hot("--b--b--b--b--b--b--b--|", "^----------------------!", "^----------------------!")
        .splits("-----------------------|", "--b--b--b--b--b--b--b--|")
    t.equal("should partition to infinite observable if source does not completes")
        .hot("--a-b---a------d----", "^-------------------", "^-------------------")
        .splits("--a-----a-----------", "----b----------d----")
    t.equal("should partition to infinite observable if source never completes").cold("-", "^", "^").splits("-", "-")
    t.equal("should partition into two observable with early unsubscription")
        .hot("--a-b---a------d-|", "^------!", "^------!").unsub("-------!").splits("--a-----", "----b---")
    t.partitioning { $0 == "x" }
    t.equal("should partition empty observable if source does not emits").hot("----|", "^---!", "^---!")
        .splits("----|", "----|")
    t.equal("should partition empty observable if source is empty").cold("|", "(^!)", "(^!)").splits("|", "|")
    t.partitioning { Int($0)! % 2 == 1 }
    t.equal("should partition an observable of integers into even and odd")
        .hot("--1-2---3------4--5---6--|", "^------------------------!", "^------------------------!")
        .splits("--1-----3---------5------|", "----2----------4------6--|")
    t.equal("should partition an observable into two using a predicate that takes an index")
        .hot("--a-b---a------d--a---c--|", "^------------------------!", "^------------------------!")
        .given { m in
            m.parts { isEven in
                m.e1.enumerated().filter { $0.offset.isMultiple(of: 2) == isEven }.map { $0.element }
            }
        }
        .splits("--a-----a---------a------|", "----b----------d------c--|")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .given { m in m.parts { isA in m.e1.flatMap { of($0) }.filter { ($0 == "a") == isA } } }
        .hot("--a-b---a------d-|", "^------!", "^------!").unsub("-------!").splits("--a-----", "----b---")
    t.notApplicable(because: .thisArgument)
        .cases("should partition an observable into two using a predicate and thisArg", "should accept thisArg")
    t.notApplicable(because: .typedFailure).cases("should pass errors to both returned observables if predicate throws")
}

extension Table {
    /// States that the rows split their source by `predicate`.
    fileprivate func partitioning(_ predicate: @escaping (String) -> Bool) {
        given { m in m.parts { holds in m.e1.filter { predicate($0) == holds } } }
    }
}

extension Inputs {
    fileprivate func parts<Part: Signal>(_ part: (Bool) -> Part) -> AnySignal<Part, MarbleError> {
        from([part(true), part(false)])
    }
}
