import BinderyGraph
import BinderyTestSupport
import Testing

/// Contract P4: dependencies are dynamic; a branch not taken is not a dependency.
@Suite struct P4DynamicDependenciesTests {
    @Test func aBranchNotTakenIsNotADependency() {
        let isLeft = MutableProperty(true), left = MutableProperty(1), right = MutableProperty(2)
        var computations = 0
        let chosen = Property {
            computations += 1
            return isLeft.value ? left.value : right.value
        }
        let observation = chosen.observe { _ in }
        right.value = 20
        #expect(computations == 1)
        isLeft.value = false
        #expect(chosen.value == 20)
        left.value = 10
        #expect(computations == 2)
        right.value = 21
        #expect(chosen.value == 21)
        observation.dispose()
    }

    @Test func aBranchThatWillNotBeTakenIsNotComputed() {
        let isOn = MutableProperty(true), number = MutableProperty(1)
        var computations = 0
        let costly = Property {
            computations += 1
            return number.value
        }
        let shown = Property { isOn.value ? costly.value : 0 }
        let observation = shown.observe { _ in }
        transaction {
            isOn.value = false
            number.value = 2
        }
        #expect(shown.value == 0)
        #expect(computations == 1)
        observation.dispose()
    }

    @Test func aBranchThatTheTransformOfAMapWillNotTakeIsNotComputed() {
        let isOn = MutableProperty(true), number = MutableProperty(1)
        var computations = 0
        let costly = Property {
            computations += 1
            return number.value
        }
        let shown = isOn.map { $0 ? costly.value : 0 }
        let observation = shown.observe { _ in }
        transaction {
            isOn.value = false
            number.value = 2
        }
        #expect(shown.value == 0)
        #expect(computations == 1)
        observation.dispose()
    }

    @Test func whatIsReadInADifferentOrderIsStillADependency() {
        let order = MutableProperty([0, 1, 2])
        let sources = [MutableProperty(1), MutableProperty(2), MutableProperty(3)]
        let text = Property { order.value.map { "\(sources[$0].value)" }.joined() }
        #expect(text.value == "123")
        order.value = [2, 0]
        #expect(text.value == "31")
        sources[0].value = 9
        #expect(text.value == "39")
        sources[1].value = 7
        #expect(text.value == "39")
        order.value = [1, 1, 0, 2, 1]
        #expect(text.value == "77937")
    }

    @Test func aDependencyThatIsNoLongerReadIsReleased() {
        let isOn = MutableProperty(true), lifetime = Lifetime()
        let holder = MutableProperty<Property<Int>?>(nil, by: { $0 === $1 })
        do {
            let token = lifetime.token()
            holder.value = Property { withExtendedLifetime(token) { 1 } }
        }
        let shown = Property { isOn.value ? holder.value?.value ?? 0 : 0 }
        let observation = shown.observe { _ in }
        holder.value = nil
        #expect(lifetime.alive == 0)
        #expect(shown.value == 0)
        observation.dispose()
    }

    @Test func aComputationMayMakeAndReadProperties() {
        let a = MutableProperty(1)
        let sum = Property { a.map { $0 + 1 }.value + Property { a.value * 10 }.value }
        #expect(sum.value == 12)
        a.value = 2
        #expect(sum.value == 23)
    }
}
