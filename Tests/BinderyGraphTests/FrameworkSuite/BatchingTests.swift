import BinderyGraph
import Testing

private enum Mishap: Error { case inside }

/// "Batching / Transaction" of the reactive framework test suite.
@Suite struct BatchingTests {
    private let effects = Effects()
    private let a = MutableProperty(0), b = MutableProperty(0), runs = Tally()

    private func observeA() -> any Disposable { effects.add { [a, runs] in _ = runs(a.value) } }

    @Test("65: an effect runs once for three writes")
    func writesTogether() {
        _ = observeA()
        transaction { for value in 1...3 { a.value = value } }
        #expect(runs.count == 2)
        #expect(a.value == 3)
    }

    @Test("66: nested transactions end with the outermost")
    func nested() {
        _ = observeA()
        transaction {
            a.value = 1
            transaction { a.value = 2 }
            #expect(runs.count == 1)
            a.value = 3
        }
        #expect(runs.count == 2)
        #expect(a.value == 3)
    }

    @Test("67: a source reads as written inside")
    func sourceInside() {
        transaction {
            a.value = 1
            #expect(a.value == 1)
            a.value = 2
            #expect(a.value == 2)
        }
    }

    @Test("68: a derived property is up to date inside")
    func derivedInside() {
        let doubled = Property { [a] in a.value * 2 }
        transaction {
            a.value = 5
            #expect(doubled.value == 10)
        }
    }

    @Test("69: effects run although the body throws")
    func bodyThrows() {
        _ = observeA()
        #expect(throws: Mishap.inside) {
            try transaction {
                a.value = 1
                throw Mishap.inside
            }
        }
        #expect(runs.count == 2)
        #expect(a.value == 1)
    }

    @Test("70: an effect made inside runs at once")
    func effectInside() {
        transaction {
            _ = observeA()
            #expect(runs.count == 1)
        }
    }

    @Test("71: two changed dependencies cause one run")
    func noDuplicateRuns() {
        effects.add { [a, b, runs] in _ = runs(a.value + b.value) }
        transaction {
            a.value = 1
            b.value = 1
        }
        #expect(runs.count == 2)
    }

    @Test("72: values in between are never seen")
    func lastValueOnly() {
        var seen: [Int] = []
        effects.add { [a] in seen.append(a.value) }
        transaction { for value in 1...3 { a.value = value } }
        #expect(seen == [0, 3])
    }

    @Test("74: several sources are one update")
    func oneUpdate() {
        effects.add { [a, b, runs] in _ = runs((a.value, b.value)) }
        transaction {
            a.value = 1
            b.value = 1
        }
        #expect(runs.count == 2)
        #expect((a.value, b.value) == (1, 1))
    }

    @Test("119: no run where the derived value comes out the same")
    func sameSum() {
        let sum = Property { [a, b] in a.value + b.value }
        effects.add { [runs] in _ = runs(sum.value) }
        transaction {
            a.value = 1
            b.value = -1
        }
        #expect(sum.value == 0)
        #expect(runs.count == 1)
    }

    @Test("120: what a cleanup writes is seen by the effects of the same stretch")
    func cleanupWrites() {
        var log: [Int] = []
        effects.add { [a, b] bag in
            _ = a.value
            bag.add(Cleanup { b.value = a.value })
        }
        effects.add { [b] in log.append(b.value) }
        log = []
        a.value = 1
        #expect(log.last == 1)
    }

    @Test("122: a write after a transaction works as before")
    func afterwards() {
        _ = observeA()
        transaction { a.value = 1 }
        #expect(runs.count == 2)
        a.value = 2
        #expect(runs.count == 3)
        #expect(a.value == 2)
    }

    @Test("123: transactions that restore the value run nothing")
    func restoring() {
        _ = observeA()
        for value in 1...3 {
            transaction {
                a.value = value
                a.value = 0
            }
        }
        #expect(runs.count == 1)
    }

    @Test("124: an effect disposed of between two writes does not run")
    func disposedBetweenWrites() {
        let observation = observeA()
        transaction {
            a.value = 1
            observation.dispose()
            a.value = 2
        }
        #expect(runs.count == 1)
    }

    @Test("125: no observer runs for a restored source")
    func restoredSource() {
        let doubled = Property { [a] in a.value * 2 }
        effects.add { [runs] in _ = runs(doubled.value) }
        transaction {
            a.value = 5
            a.value = 0
        }
        #expect(runs.count == 1)
        #expect(doubled.value == 0)
    }

    @Test("126: an effect made after a write sees what was written")
    func effectAfterWrite() {
        var seen = -1
        transaction {
            a.value = 42
            effects.add { [a] in seen = a.value }
        }
        #expect(seen == 42)
    }

    @Test("127: an effect disposed of inside does not run at the end")
    func disposedInside() {
        let observation = observeA()
        transaction {
            a.value = 1
            observation.dispose()
        }
        #expect(runs.count == 1)
    }

    @Test("128: a read inside computes all that it needs")
    func readForcesUpstream() {
        let one = Property { [a] in a.value + 1 }
        let two = Property { one.value * 2 }
        transaction {
            a.value = 5
            #expect(two.value == 12)
            #expect(one.value == 6)
        }
    }

    @Test("129: a read inside does not let the effects of others run early")
    func readDoesNotNotify() {
        let one = Property { [a] in a.value + 1 }
        let two = Property { [a] in a.value * 2 }
        effects.add { [runs] in _ = runs(two.value) }
        transaction {
            a.value = 5
            _ = one.value
            #expect(runs.count == 1)
        }
        #expect(runs.count == 2)
    }

    @Test("130: what an effect writes is seen together")
    func effectsWritesAreOne() {
        let c = MutableProperty(0)
        var log: [String] = []
        effects.add { [a, b] in
            b.value = a.value + 1
            c.value = a.value + 2
        }
        effects.add { [b] in log.append("\(b.value),\(c.value)") }
        log = []
        a.value = 10
        #expect(log == ["11,12"])
    }

    @Test("131: a restored source does not hide that another changed")
    func restoredBesideChanged() {
        let c1 = Property { [a] in a.value * 2 }
        let c2 = Property { [b] in c1.value + b.value }
        effects.add { [runs] in _ = runs(c2.value) }
        transaction {
            a.value = 5
            a.value = 0
            b.value = 20
        }
        #expect(c2.value == 20)
        #expect(runs.count == 2)
    }

    @Test("132: nothing computes because of a restored source")
    func restoredComputesNothing() {
        let doubled = Property { [a, runs] in runs(a.value * 2) }
        effects.add { _ = doubled.value }
        runs.reset()
        transaction {
            a.value = 5
            a.value = 0
        }
        _ = doubled.value
        #expect(runs.count == 0)
    }
}
