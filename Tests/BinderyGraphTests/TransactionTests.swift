import BinderyGraph
import Testing

private enum Mishap: Error, Equatable {
    case spilled(Int)
}

@Suite struct TransactionTests {
    @Test func returnsWhatItsBodyReturns() {
        #expect(transaction { 7 } == 7)
    }

    @Test func observersRunAtTheEndOfTheOutermost() {
        let a = MutableProperty(1)
        var seen: [Int] = []
        let observation = a.observeChanges { seen.append($0) }
        transaction {
            transaction { a.value = 2 }
            #expect(seen == [])
            a.value = 3
        }
        #expect(seen == [3])
        observation.dispose()
    }

    @Test func readsInsideSeeEveryWriteAtOnce() {
        let a = MutableProperty(1), b = MutableProperty(1)
        let sum = Property { a.value + b.value }
        transaction {
            a.value = 2
            #expect(sum.value == 3)
            b.value = 3
            #expect(sum.value == 5)
        }
    }

    @Test func whatWasWrittenBeforeAThrowStaysAndIsObserved() {
        let a = MutableProperty(1)
        var seen: [Int] = []
        let observation = a.observeChanges { seen.append($0) }
        let outcome = Result<Void, Mishap> { () throws(Mishap) in
            try transaction { () throws(Mishap) in
                a.value = 2
                throw .spilled(3)
            }
        }
        #expect(throws: Mishap.spilled(3)) { try outcome.get() }
        #expect(seen == [2])
        observation.dispose()
    }

    @Test func theErrorKeepsItsType() {
        func write() throws(Mishap) { try transaction { () throws(Mishap) in throw .spilled(1) } }
        do {
            try write()
        } catch {
            let mishap: Mishap = error
            #expect(mishap == .spilled(1))
        }
    }

    @Test func anInnerOneThatThrowsDoesNotEndTheOuterOne() {
        let a = MutableProperty(1)
        var seen: [Int] = []
        let observation = a.observeChanges { seen.append($0) }
        transaction {
            try? transaction { () throws(Mishap) in
                a.value = 2
                throw .spilled(1)
            }
            #expect(seen == [])
            a.value = 3
        }
        #expect(seen == [3])
        observation.dispose()
    }

    @Test func anObserverMayOpenOne() {
        let a = MutableProperty(1), b = MutableProperty(0), c = MutableProperty(0)
        let sum = Property { b.value + c.value }
        var sums: [Int] = []
        let bag = DisposeBag()
        sum.observe { sums.append($0) }.disposed(by: bag)
        a.observeChanges { value in
            transaction {
                b.value = value
                c.value = value
            }
        }
        .disposed(by: bag)
        a.value = 5
        #expect(sums == [0, 10])
    }
}
