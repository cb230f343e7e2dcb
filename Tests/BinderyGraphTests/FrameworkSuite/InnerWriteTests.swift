import BinderyGraph
import Testing

private enum Mishap: Error, Equatable { case intended }

/// "Inner Write" of the reactive framework test suite: effects and computations that write.
@Suite struct InnerWriteTests {
    private let effects = Effects()
    private let source = MutableProperty(0), side = MutableProperty(0), runs = Tally()

    /// A property that writes ten times the source into `side` whenever it computes.
    private func makeWriter() -> Property<Int> {
        Property { [source, side] in
            side.value = source.value * 10
            return source.value
        }
    }

    @Test("50: an effect writes another source")
    func effectWrites() {
        effects.add { [source, side] in side.value = source.value * 2 }
        #expect(side.value == 0)
        source.value = 5
        #expect(side.value == 10)
    }

    @Test("51: a cleanup that writes what the effect reads causes no endless loop")
    func cleanupWrites() {
        effects.add { [source, runs] bag in
            _ = runs(source.value)
            bag.add(Cleanup { source.value = 999 })
        }
        source.value = 1
        #expect((2...3).contains(runs.count))
    }

    @Test("52: a computation may write")
    func computationWrites() {
        let writer = makeWriter()
        side.value = 7
        #expect(writer.value == 0)
        #expect(side.value == 0)
    }

    @Test("53: the last of several writes is seen")
    func lastWrite() {
        var seen: [Int] = []
        effects.add { [source] in seen.append(source.value) }
        for value in 1...3 { source.value = value }
        #expect(seen == [0, 1, 2, 3])
    }

    @Test("54: an effect's writes go on until they settle")
    func settles() {
        effects.add { [source, side] in
            if source.value > 0, side.value == 0 { side.value = source.value }
        }
        source.value = 5
        #expect(side.value == 5)
    }

    @Test("55: a write is seen by the effect that reads it")
    func seesWrite() {
        var seen: [Int] = []
        effects.add { [source] in seen.append(source.value) }
        source.value = 1
        #expect(seen == [0, 1])
    }

    @Test("56: a write is seen through a derived property")
    func seesWriteThroughDerived() {
        let derived = Property { [source] in source.value }
        var seen: [Int] = []
        effects.add { seen.append(derived.value) }
        source.value = 1
        #expect(seen == [0, 1])
    }

    @Test("57: what a computation writes runs effects")
    func computationRunsEffects() {
        let writer = makeWriter()
        var seen: [Int] = []
        effects.add { [side] in seen.append(side.value) }
        _ = writer.value
        #expect(side.value == 0)
        source.value = 1
        _ = writer.value
        #expect(seen == [0, 10])
    }

    @Test("112: what a computation writes is seen by others who read it")
    func seenByOthers() {
        let writer = makeWriter(), reader = Property { [side] in side.value }
        _ = writer.value
        #expect(reader.value == 0)
        source.value = 1
        _ = writer.value
        #expect(reader.value == 10)
    }

    @Test("113: an effect that counts up to a limit reaches it")
    func converges() {
        effects.add { [source, runs] in
            if runs(source.value) < 5 { source.value += 1 }
        }
        #expect(source.value == 5)
        #expect(runs.count == 6)
    }

    @Test("114: a value that an effect takes back runs those behind it once at most")
    func takenBack() {
        effects.add { [source] in
            if source.value == 1 { source.value = 0 }
        }
        let derived = Property { [source] in source.value }
        effects.add { [runs] in _ = runs(derived.value) }
        source.value = 1
        #expect(source.value == 0)
        #expect(runs.count == 1)
    }

    @Test("133: the second effect sees a value that was taken back, not the one in between")
    func takenBackBeforeTheSecond() {
        var first: [Int] = [], second: [Int] = []
        effects.add { [source] in
            first.append(source.value)
            if source.value == 1 { source.value = 0 }
        }
        effects.add { [source] in second.append(source.value) }
        source.value = 1
        #expect(first == [0, 1, 0])
        #expect(Set(second) == [0])
    }

    @Test("134: the second effect sees the last value")
    func lastValueForTheSecond() {
        var seen: [Int] = []
        effects.add { [source] in
            if source.value == 1 { source.value = 10 }
        }
        effects.add { [source] in seen.append(source.value) }
        source.value = 1
        #expect(source.value == 10)
        #expect(seen.last == 10)
        #expect(!seen.contains(1))
    }

    @Test("135: what a computation writes is settled before others compute")
    func settledForOthers() {
        let writer = makeWriter(), reader = Property { [side] in side.value }
        _ = writer.value
        #expect(reader.value == 0)
        source.value = 1
        _ = writer.value
        #expect([side.value, reader.value] == [10, 10])
    }

    @Test("136: a computation that writes the same value runs nothing")
    func writesTheSame() {
        let writer = Property { [source, side] in
            side.value = 0
            return source.value
        }
        _ = writer.value
        effects.add { [side, runs] in _ = runs(side.value) }
        source.value = 1
        _ = writer.value
        #expect(runs.count == 1)
    }

    @Test("137: a computation that writes another value changes it")
    func writesAnother() {
        let writer = makeWriter()
        _ = writer.value
        source.value = 1
        _ = writer.value
        #expect(side.value == 10)
    }

    @Test("138: one property writes what another is derived from")
    func writesForAnother() {
        let writer = makeWriter(), reader = Property { [side] in side.value + 1 }
        _ = writer.value
        #expect(reader.value == 1)
        source.value = 2
        _ = writer.value
        #expect([side.value, reader.value] == [20, 21])
    }

    @Test("172: a computation that writes what it has read is never up to date")
    func neverUpToDate() {
        let counting = Property { [source, runs] in
            runs.note()
            source.value += 1
            return source.value
        }
        _ = counting.value
        let before = runs.count
        _ = counting.value
        #expect(runs.count > before)
    }

    @Test("179: a computation reads what it wrote")
    func readsWhatItWrote() {
        let counting = Property { [source] in
            source.value += 1
            return source.value
        }
        for expected in 1...3 {
            #expect(counting.value == expected)
            #expect(source.value == expected)
        }
    }

    @Test("180: an effect takes a source back through a derived property, time after time")
    func takesBack() {
        let isOn = MutableProperty(false)
        let derived = Property { isOn.value }
        effects.add { [runs] in
            if runs(derived.value) { isOn.value = false }
        }
        for round in 1...2 {
            isOn.value = true
            #expect(!isOn.value)
            #expect(runs.count == 1 + 2 * round)
        }
    }

    @Test("181: two sources that a computation writes are seen together")
    func writesTwo() {
        let b = MutableProperty(0), c = MutableProperty(0)
        let writer = Property { [source] in
            b.value = source.value + 1
            c.value = source.value + 2
            return source.value
        }
        let pair = Property { "\(b.value),\(c.value)" }
        _ = writer.value
        #expect(pair.value == "1,2")
        source.value = 10
        _ = writer.value
        #expect(pair.value == "11,12")
    }

    @Test("182: what a computation writes in a transaction is seen in it and by effects after it")
    func writesInATransaction() {
        let writer = makeWriter()
        _ = writer.value
        effects.add { [side, runs] in _ = runs(side.value) }
        transaction {
            source.value = 5
            #expect(writer.value == 5)
            #expect(side.value == 50)
            #expect(runs.count == 1)
        }
        #expect(runs.count == 2)
    }

    @Test("183: a branch that is switched off writes no more")
    func switchedOff() {
        let isOn = MutableProperty(true)
        let writer = makeWriter()
        let branch = Property { isOn.value ? writer.value : 999 }
        #expect(branch.value == 0)
        source.value = 1
        _ = branch.value
        #expect(side.value == 10)
        isOn.value = false
        #expect(branch.value == 999)
        source.value = 2
        _ = branch.value
        #expect(side.value == 10)
    }

    @Test("184: computations that read each other and write do both")
    func nestedWriters() {
        let outerSide = MutableProperty(0)
        let inner = Property { [source, side] in
            side.value = source.value * 10
            return source.value + 1
        }
        let outer = Property {
            outerSide.value = inner.value * 100
            return inner.value
        }
        _ = outer.value
        #expect([side.value, outerSide.value] == [0, 100])
        source.value = 2
        _ = outer.value
        #expect([side.value, outerSide.value] == [20, 300])
    }

    @Test("185: what was written before a failure stays written")
    func writtenBeforeAFailure() {
        let failing = Property { [source, side] in
            Result<Int, Mishap> { () throws(Mishap) in
                side.value = source.value * 10
                if source.value > 0 { throw .intended }
                return source.value
            }
        }
        #expect(failing.value == .success(0))
        source.value = 1
        #expect(failing.value == .failure(.intended))
        #expect(side.value == 10)
    }

    @Test("186: an effect sees what the computation that it reads has written")
    func effectSeesSideEffect() {
        let writer = Property { [source, side] in
            side.value = source.value
            return source.value
        }
        var seen: [Int] = []
        effects.add { [side] in seen.append(writer.value + side.value) }
        source.value = 5
        #expect(seen.last == 10)
        #expect(!seen.contains(5))
    }

    @Test("212: a source that an effect takes back can be written again")
    func writtenAgain() {
        let derived = Property { [source] in source.value }
        effects.add { [source] in
            if derived.value > 0 { source.value = 0 }
        }
        for value in 1...3 {
            source.value = value
            #expect(source.value == 0)
        }
    }

    @Test("213: a source that an effect takes back in its first run can be written again")
    func takenBackAtFirst() {
        source.value = 1
        let derived = Property { [source] in source.value }
        effects.add { [source] in
            if derived.value > 0 { source.value = 0 }
        }
        #expect(source.value == 0)
        for value in 2...3 {
            source.value = value
            #expect(source.value == 0)
        }
    }
}
