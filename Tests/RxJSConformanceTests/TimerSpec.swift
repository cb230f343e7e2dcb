import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimerSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/timer", of: 14) { spec in
            spec.equal("should create an observable emitting periodically") { m in
                let e1 = repeating(after: 6, every: 2).take(4).concat(with: never(Int.self))
                let expected = "------a-b-c-d-"
                let values = ["a": 0, "b": 1, "c": 2, "d": 3]
                m.expect(e1).toBe(expected, values: values)
            }

            spec.equal("should schedule a value of 0 then complete") { m in
                let dueTime = 5
                let expected = "      -----(x|)"

                let source = timer(.milliseconds(dueTime))
                m.expect(source).toBe(expected, values: ["x": 0])
            }

            spec.equal("should emit a single value immediately") { m in
                let dueTime = 0
                let expected = "  (x|)"

                let source = timer(.milliseconds(dueTime))
                m.expect(source).toBe(expected, values: ["x": 0])
            }

            spec.equal("should start after delay and periodically emit values") { m in
                let dueTime = 4
                let period = 2
                let expected = "      ----a-b-c-d-(e|)"

                let source = repeating(after: dueTime, every: period).take(5)
                let values = ["a": 0, "b": 1, "c": 2, "d": 3, "e": 4]
                m.expect(source).toBe(expected, values: values)
            }

            spec.equal("should start immediately and periodically emit values") { m in
                let dueTime = 0
                let period = 3
                let expected = "     a--b--c--d--(e|)"

                let source = repeating(after: dueTime, every: period).take(5)
                let values = ["a": 0, "b": 1, "c": 2, "d": 3, "e": 4]
                m.expect(source).toBe(expected, values: values)
            }

            spec.equal("should stop emitting values when subscription is done") { m in
                let dueTime = 0
                let period = 3
                let expected = "     a--b--c--d--e"
                let unsub = "        ^------------!"

                let source = repeating(after: dueTime, every: period)
                let values = ["a": 0, "b": 1, "c": 2, "d": 3, "e": 4]
                m.expect(source, unsubscribedAt: unsub).toBe(expected, values: values)
            }

            spec.equal("should schedule a value at a specified Date") { m in
                let dueTime = 4
                let expected = "     ----(a|)"
                let source = timer(.milliseconds(dueTime))
                m.expect(source).toBe(expected, values: ["a": 0])
            }

            spec.equal("should start after delay and periodically emit values") { m in
                let dueTime = 4
                let period = 2
                let expected = "     ----a-b-c-d-(e|)"
                let source = repeating(after: dueTime, every: period).take(5)
                let values = ["a": 0, "b": 1, "c": 2, "d": 3, "e": 4]
                m.expect(source).toBe(expected, values: values)
            }

            spec.notApplicable(
                "should still target the same date if a date is provided even for the second subscription",
                because: "a delay is a duration and counts from each observation; there are no dates")

            spec.notApplicable(
                "should accept Infinity as the first argument",
                because: "a `Duration` is finite; `never()` is what does not come")

            spec.notApplicable(
                "should accept Infinity as the second argument",
                because: "a `Duration` is finite; `never()` is what does not come")

            spec.differs(
                "should accept negative numbers as the second argument, which should cause immediate completion",
                because: "a period below a nanosecond is one: `timer(after:)` without a period completes"
            ) { m in
                let source = repeating(after: 4, every: -4).take(3)
                let observer = TestObserver()
                observer.observe(source)
                m.flush()
                #expect(observer.results == ["0", "1", "2", "done"])
            }

            spec.differs(
                "should accept 0 as the second argument",
                because: "a period below a nanosecond is one, so that virtual time goes on"
            ) { m in
                let source = repeating(after: 4, every: 0).take(5)
                let observer = TestObserver()
                observer.observe(source)
                m.flush()
                #expect(observer.results == ["0", "1", "2", "3", "4", "done"])
                #expect(m.scheduler.now == .milliseconds(4) + .nanoseconds(4))
            }

            spec.equal("should emit after a delay of 0 for Date objects in the past") { m in
                let expected = "  (a|)"
                let source = timer(.seconds(-3))
                m.expect(source).toBe(expected, values: ["a": 0])
            }
        }
    }
}

private func repeating(after delay: Int, every period: Int) -> AnySignal<Int, MarbleError> {
    Producer<Int, MarbleError>.timer(after: .milliseconds(delay), repeating: .milliseconds(period)).eraseToAnySignal()
}
