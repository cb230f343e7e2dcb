import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimeIntervalSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/timeInterval", of: 12) { spec in
            spec.equal("should record the time interval between source elements") { m in
                let e1 = m.hot("--a--^b-c-----d--e--|")
                let e1subs = "       ^--------------!"
                let expected = "     -w-x-----y--z--|"
                let expectedValue = ["w": 1, "x": 2, "y": 6, "z": 3].mapValues { Duration.milliseconds($0) }

                let result =
                    e1
                    .measureInterval()
                    .map { x in x.interval }

                m.expect(result).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should record interval if source emit elements") { m in
                let e1 = m.hot("--a--^b--c----d---e--|")
                let e1subs = "       ^---------------!"
                let expected = "     -w--x----y---z--|"

                let expectedValue = [
                    "w": (value: "b", interval: Duration.milliseconds(1)),
                    "x": (value: "c", interval: Duration.milliseconds(3)),
                    "y": (value: "d", interval: Duration.milliseconds(5)),
                    "z": (value: "e", interval: Duration.milliseconds(4)),
                ]

                m.expect(e1.measureInterval()).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should completes without record interval if source does not emits") { m in
                let e1 = m.hot("  ---------|")
                let e1subs = "    ^--------!"
                let expected = "  ---------|"

                m.expect(e1.measureInterval()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete immediately if source is empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.measureInterval()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should record interval then does not completes if source emits but not completes") { m in
                let e1 = m.hot("  -a--b--")
                let e1subs = "    ^------"
                let expected = "  -y--z--"

                let expectedValue = [
                    "y": (value: "a", interval: Duration.milliseconds(1)),
                    "z": (value: "b", interval: Duration.milliseconds(3)),
                ]

                m.expect(e1.measureInterval()).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  -a--b-----c---d---|")
                let unsub = "     -------!           "
                let e1subs = "    ^------!           "
                let expected = "  -y--z---           "

                let expectedValue = [
                    "y": (value: "a", interval: Duration.milliseconds(1)),
                    "z": (value: "b", interval: Duration.milliseconds(3)),
                ]

                let result = e1.measureInterval()

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  -a--b-----c---d---|")
                let e1subs = "    ^------!           "
                let expected = "  -y--z---           "
                let unsub = "     -------!           "

                let expectedValue = [
                    "y": (value: "a", interval: Duration.milliseconds(1)),
                    "z": (value: "b", interval: Duration.milliseconds(3)),
                ]

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .measureInterval()
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not completes if source never completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.measureInterval()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("raise error if source raises error") { m in
                let e1 = m.hot("  ---#")
                let e1subs = "    ^--!"
                let expected = "  ---#"

                m.expect(e1.measureInterval()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should record interval then raise error if source raises error after emit") { m in
                let e1 = m.hot("  -a--b--#")
                let e1subs = "    ^------!"
                let expected = "  -y--z--#"

                let expectedValue = [
                    "y": (value: "a", interval: Duration.milliseconds(1)),
                    "z": (value: "b", interval: Duration.milliseconds(3)),
                ]

                m.expect(e1.measureInterval()).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source immediately throws") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.measureInterval()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable
                    .measureInterval()
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
