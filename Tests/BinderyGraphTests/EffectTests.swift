import BinderyGraph
import BinderyTestSupport
import Testing

/// Tests of effects beyond the reactive framework test suite; see FrameworkSuite for the rest.
@Suite struct EffectTests {
    @Test func outlivesASourceThatItReadsThroughAWeakReference() {
        let other = MutableProperty(1)
        var source: MutableProperty<Int>? = MutableProperty(10)
        var seen: [Int] = []
        let observation = effect { [weak source] in seen.append((source?.value ?? 0) + other.value) }
        source = nil
        other.value = 2
        #expect(seen == [11, 2])
        observation.dispose()
    }

    @Test func whatItNoLongerReadsIsNothingToIt() {
        let s = MutableProperty(0), t = MutableProperty(0)
        var runs = 0
        let observation = effect {
            runs += 1
            if runs == 1 {
                _ = s.value
                _ = t.value
            } else {
                s.value = runs
                _ = t.value
            }
        }
        t.value = 1
        #expect(runs == 2)
        observation.dispose()
    }

    @Test func aDerivedPropertyMadeInsideLeavesItsDependencies() {
        let a = MutableProperty(1)
        var seen: [Int] = []
        let observation = effect { seen.append(Property { a.value * 2 }.value) }
        a.value = 2
        #expect(seen == [2, 4])
        observation.dispose()
    }

    @Test func aDerivedPropertyFreedBetweenRunsLeavesItsDependencies() {
        let a = MutableProperty(1)
        var derived: Property<Int>? = a.map { $0 * 2 }
        var seen: [Int?] = []
        let observation = effect { [weak derived] in seen.append(derived?.value) }
        derived = nil
        a.value = 2
        #expect(seen == [2, nil])
        observation.dispose()
    }

    @Test func runsInTheOrderInWhichObserversWereAdded() {
        let a = MutableProperty(0), bag = DisposeBag()
        var order: [Int] = []
        a.observeChanges { _ in order.append(1) }.disposed(by: bag)
        effect {
            _ = a.value
            order.append(2)
        }
        .disposed(by: bag)
        a.map { $0 + 1 }.observeChanges { _ in order.append(3) }.disposed(by: bag)
        order = []
        a.value = 1
        #expect(order == [1, 2, 3])
    }

    @Test func releasesWhatItHoldsWhenDisposed() {
        let lifetime = Lifetime(), a = MutableProperty(0)
        let observation: any Disposable
        do {
            let token = lifetime.token()
            observation = effect { bag in
                withExtendedLifetime(token) { _ = a.value }
                a.observe { _ in withExtendedLifetime(token) {} }.disposed(by: bag)
            }
        }
        a.value = 1
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
    }

    @Test func whatIsPutIntoTheBagOfADisposedRunEndsAtOnce() {
        final class Slot { var disposable: (any Disposable)? }
        let a = MutableProperty(0), slot = Slot()
        var cleanups = 0
        slot.disposable = effect { bag in
            if a.value == 1 { slot.disposable?.dispose() }
            bag.add(Cleanup { cleanups += 1 })
        }
        a.value = 1
        #expect(cleanups == 2)
    }

    @Test func anEndlessEffectIsNamed() {
        let a = MutableProperty(0)
        let texts = diagnoses { effect(name: "counter", file: "Cart.swift", line: 3) { a.value += 1 }.dispose() }
        #expect(
            texts == [
                """
                Bindery: observers keep changing what they observe; stopped after 10000 rounds at: counter (Cart.swift:3). \
                Let one of them write only when the value differs, or derive the value instead of writing it.
                """
            ])
    }

    @Test func aCycleInsideIsNamedWithoutTheEffectsInTheQueue() {
        final class Late { var property: Property<Int>! }
        let isClosed = MutableProperty(false), other = MutableProperty(0), late = Late()
        late.property = Property("total", file: "Cart.swift", line: 7) { isClosed.value ? late.property.value : 5 }
        _ = late.property.value
        let first = effect {
            other.value = isClosed.value ? 1 : 0
            _ = other.value
            _ = late.property.value
        }
        let second = effect { _ = other.value }
        let texts = diagnoses { isClosed.value = true }
        #expect(texts.first?.contains(": total (Cart.swift:7) → total (Cart.swift:7). It keeps") == true)
        first.dispose()
        second.dispose()
        late.property = nil
    }
}
