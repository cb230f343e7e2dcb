import BinderyGraph
import Testing

private enum Mishap: Error {
    case spilled
}

@Suite struct UntrackedTests {
    @Test func readsInsideMakeNoDependency() {
        let a = MutableProperty(1), b = MutableProperty(10)
        let sum = Property { a.value + untracked { b.value } }
        #expect(sum.value == 11)
        b.value = 20
        #expect(sum.value == 11)
        a.value = 2
        #expect(sum.value == 22)
    }

    @Test func whatIsReadAfterItIsADependencyAgain() {
        let a = MutableProperty(1), b = MutableProperty(10)
        let sum = Property { untracked { a.value } + b.value }
        #expect(sum.value == 11)
        b.value = 20
        #expect(sum.value == 21)
    }

    @Test func whatADerivedPropertyReadsInsideItStaysADependencyOfThatOne() {
        let a = MutableProperty(1)
        let doubled = Property { a.value * 2 }
        let once = Property { untracked { doubled.value } }
        #expect(once.value == 2)
        a.value = 2
        #expect(doubled.value == 4)
        #expect(once.value == 2)
    }

    @Test func readsAreTrackedAgainAfterAThrow() {
        let a = MutableProperty(1)
        let sum = Property {
            try? untracked { () throws(Mishap) in throw .spilled }
            return a.value
        }
        #expect(sum.value == 1)
        a.value = 2
        #expect(sum.value == 2)
    }
}
