import BinderyGraph
import BinderyTestSupport
import Testing

/// Contract P3: an unobserved derived property does no work until it is read, and is freed when nothing refers to it.
@Suite struct P3UnobservedTests {
    @Test func nothingIsComputedBeforeTheFirstRead() {
        let a = MutableProperty(1)
        var computations = 0
        let derived = a.map { value in
            computations += 1
            return value
        }
        a.value = 2
        a.value = 3
        #expect(computations == 0)
        #expect(derived.value == 3)
        #expect(computations == 1)
    }

    @Test func nothingIsComputedAgainBeforeTheNextRead() {
        let a = MutableProperty(1)
        var computations = 0
        let derived = Property {
            computations += 1
            return a.value
        }
        _ = derived.value
        for value in 2...100 { a.value = value }
        #expect(computations == 1)
        #expect(derived.value == 100)
        #expect(derived.value == 100)
        #expect(computations == 2)
    }

    @Test func nothingIsComputedOnceTheLastObserverHasLeft() {
        let a = MutableProperty(1)
        var computations = 0
        let derived = Property {
            computations += 1
            return a.value
        }
        derived.observe { _ in }.dispose()
        a.value = 2
        #expect(computations == 1)
    }

    @Test func aDerivedPropertyIsFreedWhenNothingRefersToIt() {
        let a = MutableProperty(1), lifetime = Lifetime()
        weak var mapped: Property<Int>?
        weak var read: Property<Int>?
        do {
            let token = lifetime.token()
            let first = a.map { value in withExtendedLifetime(token) { value } }
            let second = Property { first.value + a.value }
            #expect(second.value == 2)
            (mapped, read) = (first, second)
        }
        #expect(mapped == nil && read == nil)
        #expect(lifetime.alive == 0)
        a.value = 2
    }

    @Test func aDerivedPropertyLivesAsLongAsWhatIsDerivedFromIt() {
        let a = MutableProperty(1)
        weak var middle: Property<Int>?
        var last: Property<Int>?
        do {
            let made = a.map { $0 + 1 }
            middle = made
            last = made.map { $0 * 2 }
        }
        #expect(middle != nil)
        #expect(last?.value == 4)
        last = nil
        #expect(middle == nil)
    }

    @Test func itsValueIsFreedWithIt() {
        let lifetime = Lifetime(), a = MutableProperty(1)
        do {
            let derived = a.map { _ in lifetime.token() }
            _ = derived.value
            #expect(lifetime.alive == 1)
            a.value = 2
            _ = derived.value
            #expect(lifetime.alive == 1)
        }
        #expect(lifetime.alive == 0)
    }

    @Test func anObservationKeepsADerivedPropertyAndReleasesItWhenDisposed() {
        let a = MutableProperty(1), lifetime = Lifetime()
        var seen: [Int] = []
        let observation: any Disposable
        do {
            let token = lifetime.token()
            observation = a.map { value in withExtendedLifetime(token) { value } }.observe { seen.append($0) }
        }
        a.value = 2
        #expect(seen == [1, 2])
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
    }

    @Test func anObservationReleasesItsHandlerWhenDisposed() {
        let a = MutableProperty(1), lifetime = Lifetime()
        let observation: any Disposable
        do {
            let token = lifetime.token()
            observation = a.observe { _ in withExtendedLifetime(token) {} }
        }
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
    }

    @Test func theObservationOfASourceEndsWhenTheSourceIsDeallocated() {
        let lifetime = Lifetime()
        var source: MutableProperty<Int>? = MutableProperty(1)
        weak let gone = source
        let observation: any Disposable
        do {
            let token = lifetime.token()
            observation = source!.observe { _ in withExtendedLifetime(token) {} }
        }
        source = nil
        #expect(gone == nil)
        #expect(observation.isDisposed)
        #expect(lifetime.alive == 0)
        observation.dispose()
    }

    @Test func aPropertyThatObservesItselfThroughAWeakReferenceIsFreed() {
        weak var gone: MutableProperty<Int>?
        do {
            let property = MutableProperty(1)
            _ = property.observe { [weak property] _ in _ = property?.value }
            gone = property
        }
        #expect(gone == nil)
    }

    @Test func oneOfAThousandUnreadMapsCostsTheSourceNothing() {
        let a = MutableProperty(0)
        var computations = 0
        let maps = (0..<1_000).map { _ in
            a.map { value in
                computations += 1
                return value
            }
        }
        a.value = 1
        #expect(maps[500].value == 1)
        #expect(computations == 1)
    }
}
