import BinderyGraph
import Testing

private enum Mishap: Error, Equatable { case spilled }

/// "Error Handling" of the reactive framework test suite. Computations and handlers cannot throw; a computation that
/// may fail has a `Result` as its value: its failure is compared, kept and read like any value.
@Suite struct FailureTests {
    private let effects = Effects()
    private let a = MutableProperty(0), runs = Tally()

    private func failing(when fails: @escaping (Int) -> Bool) -> Property<Result<Int, Mishap>> {
        Property { [a, runs] in
            Result { () throws(Mishap) in
                runs.note()
                if fails(a.value) { throw .spilled }
                return a.value
            }
        }
    }

    @Test("84: a failure in the first computation is not permanent")
    func firstComputation() {
        let b = failing { $0 == 0 }
        #expect(b.value == .failure(.spilled))
        a.value = 1
        #expect(b.value == .success(1))
    }

    @Test("91: other branches go on")
    func otherBranches() {
        let b = MutableProperty(10), goodRuns = Tally()
        let bad = failing { $0 > 0 }
        let good = Property { goodRuns(b.value * 2) }
        #expect(good.value == 20)
        a.value = 1
        #expect(bad.value == .failure(.spilled))
        b.value = 20
        #expect(good.value == 40)
        #expect(goodRuns.count == 2)
    }

    @Test("92: nothing of a failure is left when it is over")
    func nothingLeft() {
        let b = failing { $0 == 1 }
        for (value, expected) in [(0, Result<Int, Mishap>.success(0)), (1, .failure(.spilled)), (2, .success(2))] {
            a.value = value
            #expect(b.value == expected)
        }
    }

    @Test("93: failure and success alternate")
    func alternate() {
        let isBad = MutableProperty(true)
        let b = Property { isBad.value ? Result<String, Mishap>.failure(.spilled) : .success("ok") }
        #expect(b.value == .failure(.spilled))
        isBad.value = false
        #expect(b.value == .success("ok"))
        isBad.value = true
        #expect(b.value == .failure(.spilled))
    }

    @Test("154: a transaction that throws leaves the graph as it should be")
    func transactionThrows() {
        effects.add { [a, runs] in _ = runs(a.value) }
        #expect(throws: Mishap.spilled) {
            try transaction {
                a.value = 1
                throw Mishap.spilled
            }
        }
        #expect(runs.count == 2)
        a.value = 2
        #expect(runs.count == 3)
    }

    @Test("155: a failure is kept like a value")
    func kept() {
        let c = failing { $0 == 0 }
        effects.add { _ = c.value }
        #expect(c.value == .failure(.spilled))
        #expect(runs.count == 1)
        a.value = 1
        #expect(c.value == .success(1))
    }

    @Test("211: who reads a failure fails too, and recovers with it")
    func chain() {
        let b = failing { $0 == 1 }
        let c = Property { b.value.map { $0 * 2 } }
        #expect(c.value == .success(0))
        a.value = 1
        #expect(c.value == .failure(.spilled))
        a.value = 2
        #expect((b.value, c.value) == (.success(2), .success(4)))
    }
}
