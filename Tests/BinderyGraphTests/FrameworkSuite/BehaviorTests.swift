import BinderyGraph
import BinderyTestSupport
import Testing

/// "Behavioral Differences" of the reactive framework test suite: Bindery's behaviour where libraries may differ.
@Suite struct BehaviorTests {
    private let effects = Effects()
    private let a = MutableProperty(0), b = MutableProperty(0), runs = Tally()

    @Test("17: a derived property is lazy")
    func lazy() {
        let c = Property { [a, runs] in runs(a.value) }
        #expect(runs.count == 0)
        #expect(c.value == 0)
    }

    @Test("15: a property that was never read has no dependencies")
    func unread() {
        let c = Property { [a, runs] in runs(a.value) }
        a.value = 1
        #expect(runs.count == 0)
        withExtendedLifetime(c) {}
    }

    @Test("146: two changes before a read are one computation")
    func oneComputation() {
        let c = Property { [a, b, runs] in runs(a.value + b.value) }
        _ = c.value
        a.value = 1
        b.value = 1
        #expect(c.value == 2)
        #expect(runs.count == 2)
    }

    @Test("29, 167: values are compared by ==, to which NaN is never equal")
    func notANumber() {
        let number = MutableProperty(Double.nan)
        let c = Property { number.value }
        let d = Property { [runs] in runs(c.value) }
        _ = d.value
        number.value = .nan
        _ = d.value
        #expect(runs.count == 2)
    }

    @Test("30: a value without an equality changes with each write, even if it is the same object")
    func sameObject() {
        final class Box {}
        let box = Box()
        let always = MutableProperty(box), identical = MutableProperty(box) { $0 === $1 }
        let c = Property { [runs] in runs(always.value === identical.value) }
        _ = c.value
        identical.value = box
        _ = c.value
        #expect(runs.count == 1)
        always.value = box
        _ = c.value
        #expect(runs.count == 2)
    }

    @Test("176: a transaction returns what its body returns")
    func returns() {
        #expect(transaction { 42 } == 42)
    }

    @Test("173, 174: a write in an effect is seen at once, by it and by the next")
    func seenAtOnce() {
        var seen: [Int] = []
        effects.add { [a, b] in
            guard a.value == 1 else { return }
            b.value = 1
            seen.append(b.value)
        }
        effects.add { [a, b] in
            if a.value == 1 { seen.append(b.value) }
        }
        a.value = 1
        #expect(seen.allSatisfy { $0 == 1 } && seen.count >= 2)
    }

    @Test("86, 107: a failure, being a value, is kept")
    func failureIsKept() {
        let c = Property { [a, runs] in runs(a.value == 0 ? Result<Int, Error>.failure(.zero) : .success(a.value)) }
        #expect(c.value == .failure(.zero))
        #expect(c.value == .failure(.zero))
        #expect(runs.count == 1)
    }

    private enum Error: Swift.Error { case zero }

    @Test("49: an effect that takes a value back runs twice per write")
    func runsTwice() {
        let c = Property { [a] in a.value }
        effects.add { [a, runs] in
            if runs(c.value) > 0 { a.value = 0 }
        }
        for value in 1...2 {
            runs.reset()
            a.value = value
            #expect(a.value == 0)
            #expect(runs.count == 2)
        }
    }

    @Test("62: an endless loop is stopped by a diagnosis, and nothing is thrown")
    func endlessLoop() {
        let texts = diagnoses {
            effects.add { [a, runs] in
                runs.note()
                a.value += 1
            }
        }
        #expect(texts.count == 1 && texts[0].contains("after 10000 rounds at: "))
    }

    @Test("175: what an effect writes is one change")
    func batched() {
        effects.add { [a, b] in
            let value = a.value
            untracked { b.value = value + 1 }
        }
        let c = MutableProperty(0)
        effects.add { [a] in c.value = a.value + 2 }
        let d = Property { [b] in b.value + c.value }
        effects.add { [runs] in _ = runs(d.value) }
        a.value = 10
        #expect(d.value == 23)
        #expect(runs.count == 2)
    }

    @Test("244: inner effects end in the reverse order of their making")
    func reverseOrder() {
        var order: [Int] = []
        effects.add {
            for index in 1...3 {
                _ = effect { bag in bag.add(Cleanup { order.append(index) }) }
            }
        }
        .dispose()
        #expect(order == [3, 2, 1])
    }
}
