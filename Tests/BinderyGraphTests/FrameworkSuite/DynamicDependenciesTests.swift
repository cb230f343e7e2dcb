import BinderyGraph
import Testing

/// "Dynamic Dependencies" of the reactive framework test suite.
@Suite struct DynamicDependenciesTests {
    private let effects = Effects()
    private let runs = Tally()

    @Test("12: the branch taken is a dependency, the other is not")
    func takenBranch() {
        let a = MutableProperty("a"), b = MutableProperty("b"), isOn = MutableProperty(true)
        let c = Property { [runs] in runs(isOn.value ? a.value : b.value) }
        #expect(c.value == "a")
        b.value = "bb"
        #expect(c.value == "a")
        #expect(runs.count == 1)
        a.value = "aa"
        #expect(c.value == "aa")
        #expect(runs.count == 2)
    }

    @Test("13: a switch exchanges the dependencies")
    func switchedBranch() {
        let a = MutableProperty("a"), b = MutableProperty("b"), isOn = MutableProperty(true)
        let c = Property { [runs] in runs(isOn.value ? a.value : b.value) }
        #expect(c.value == "a")
        isOn.value = false
        #expect(c.value == "b")
        runs.reset()
        a.value = "aa"
        #expect(c.value == "b")
        #expect(runs.count == 0)
        b.value = "bb"
        #expect(c.value == "bb")
        #expect(runs.count == 1)
    }

    @Test("14: a new dependency is up to date before it is read")
    func newDependency() {
        let a = MutableProperty(1), b = MutableProperty(10), isOn = MutableProperty(false)
        let c = Property { a.value }
        let d = Property { isOn.value ? c.value : b.value }
        #expect(d.value == 10)
        isOn.value = true
        a.value = 2
        #expect(d.value == 2)
    }

    @Test("16: a branch read only now and then stays right")
    func nowAndThen() {
        let a = MutableProperty(0)
        let b = Property { a.value }
        let c = Property { a.value > 0 ? a.value : b.value }
        for value in [0, 1, 0] {
            a.value = value
            #expect(c.value == value)
        }
    }

    @Test("165: a dependency given up by one stays one of the others")
    func siblingKeepsIts() {
        let isOn = MutableProperty(true), state = MutableProperty(1)
        let p = Property { isOn.value ? state.value : 111 }, q = Property { state.value }
        effects.add { _ = p.value }
        isOn.value = false
        #expect(p.value == 111)
        state.value = 2
        #expect(q.value == 2)
    }

    @Test("166: a dependency given up and taken again is up to date")
    func takenAgain() {
        let isOn = MutableProperty(true), source = MutableProperty(1)
        let c = Property { isOn.value ? source.value : 0 }
        var seen = -1
        effects.add { seen = c.value }
        #expect(seen == 1)
        isOn.value = false
        #expect(seen == 0)
        source.value = 2
        isOn.value = true
        #expect(seen == 2)
    }

    @Test("193: what a switch makes unreachable does not compute")
    func unreachable() {
        let a = MutableProperty<Int?>(1)
        let b = Property { a.value }
        let c = Property { [runs] in runs(b.value.map { $0 * 2 }) }
        let d = Property { b.value != nil ? c.value : 0 }
        _ = d.value
        #expect(runs.count == 1)
        a.value = nil
        #expect(d.value == 0)
        #expect(runs.count == 1)
    }

    @Test("194: a chain behind a yes or no reaches its effect")
    func gateWithEffect() {
        let items = MutableProperty<[Int]?>(nil)
        let isLoaded = Property { items.value != nil }
        let message = Property { isLoaded.value ? "loaded" : "not loaded" }
        var seen = ""
        effects.add { seen = message.value }
        let steps: [([Int]?, String)] = [
            (nil, "not loaded"), ([1, 2, 3], "loaded"), ([4, 5], "loaded"), (nil, "not loaded"),
        ]
        for (written, expected) in steps {
            items.value = written
            #expect(seen == expected)
        }
    }

    @Test("195: a chain behind a yes or no stays right when it is read in between")
    func gateWithReads() {
        let items = MutableProperty<[Int]?>(nil)
        let isLoaded = Property { items.value != nil }
        let message = Property { isLoaded.value ? "loaded" : "not loaded" }
        #expect(message.value == "not loaded")
        items.value = [1, 2, 3]
        #expect(isLoaded.value)
        #expect(message.value == "loaded")
        items.value = nil
        #expect(message.value == "not loaded")
    }

    @Test("196: either dependency of a diamond is reason enough")
    func eitherDependency() {
        let first = MutableProperty(0), second = MutableProperty(0)
        let c1 = Property { first.value }
        let c2 = Property { first.value % 2 + second.value }
        let c3 = Property { [runs] in runs(c1.value + c2.value) }
        #expect(c3.value == 0)
        first.value = 2
        #expect(c3.value == 2)
        #expect(runs.count == 2)
        second.value = 1
        #expect(c3.value == 3)
        #expect(runs.count == 3)
    }

    @Test("197: equal values stop a chain, write after write")
    func equalValuesStop() {
        let source = MutableProperty(0), c1Runs = Tally(), c2Runs = Tally()
        let c1 = Property { c1Runs(source.value % 2) }
        let c2 = Property { c2Runs(c1.value + 1) }
        effects.add { [runs] in _ = runs(c2.value) }
        for tally in [c1Runs, c2Runs, runs] { tally.reset() }
        for value in [2, 4, 6] { source.value = value }
        #expect([c1Runs.count, c2Runs.count, runs.count] == [3, 0, 0])
    }

    @Test("198: an effect finds the dependencies of a new branch")
    func effectFindsBranch() {
        let isOn = MutableProperty(false), a = MutableProperty("value")
        var seen = ""
        effects.add { [runs] in seen = runs(isOn.value ? a.value : "other") }
        a.value = "Hi"
        #expect((seen, runs.count) == ("other", 1))
        isOn.value = true
        #expect((seen, runs.count) == ("Hi", 2))
        a.value = "World"
        #expect((seen, runs.count) == ("World", 3))
    }

    @Test("199: an effect forgets the dependencies of a branch it left")
    func effectForgetsBranch() {
        let isOn = MutableProperty(true), a = MutableProperty("value")
        var seen = ""
        effects.add { [runs] in seen = runs(isOn.value ? a.value : "other") }
        isOn.value = false
        #expect((seen, runs.count) == ("other", 2))
        a.value = "changed"
        #expect((seen, runs.count) == ("other", 2))
    }

    @Test("200: effects that read and write each other's sources keep their dependencies apart")
    func effectsApart() {
        let a = MutableProperty(1), b = MutableProperty(2), c = MutableProperty(0)
        let out1 = MutableProperty(0), out2 = MutableProperty(0), runs1 = Tally(), runs2 = Tally()
        effects.add {
            runs1.note()
            out1.value = (c.value < 2 ? a.value : 0) + (c.value > 1 ? b.value : 0)
        }
        effects.add {
            runs2.note()
            out2.value = (c.value > 1 ? a.value : 0) + (c.value < 3 ? b.value : 0) + out1.value
        }
        #expect([out1.value, out2.value] == [1, 3])
        for tally in [runs1, runs2] { tally.reset() }
        b.value = 3
        #expect([out1.value, out2.value] == [1, 4])
        #expect([runs1.count, runs2.count] == [0, 1])
        c.value = 2
        #expect([out1.value, out2.value] == [3, 7])
    }
}
