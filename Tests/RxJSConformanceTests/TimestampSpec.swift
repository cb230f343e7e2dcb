import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimestampSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/timestamp", of: 12) { spec in
            spec.equal("should record the time stamp per each source elements") { m in
                let e1 = m.hot("  -b-c-----d--e--|")
                let e1subs = "    ^--------------!"
                let expected = "  -w-x-----y--z--|"
                let expectedValue = ["w": 1, "x": 3, "y": 9, "z": 12].mapValues { Duration.milliseconds($0) }

                let result =
                    e1
                    .timestamp()
                    .map { x in x.instant }

                m.expect(result).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should record stamp if source emit elements") { m in
                let e1 = m.hot("--a--^b--c----d---e--|")
                let e1subs = "       ^---------------!"
                let expected = "     -w--x----y---z--|"

                let expectedValue = [
                    "w": (value: "b", instant: Duration.milliseconds(1)),
                    "x": (value: "c", instant: Duration.milliseconds(4)),
                    "y": (value: "d", instant: Duration.milliseconds(9)),
                    "z": (value: "e", instant: Duration.milliseconds(13)),
                ]

                m.expect(e1.timestamp()).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should completes without record stamp if source does not emits") { m in
                let e1 = m.hot("  ---------|")
                let e1subs = "    ^--------!"
                let expected = "  ---------|"

                m.expect(e1.timestamp()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete immediately if source is empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.timestamp()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should record stamp then does not completes if source emits but not completes") { m in
                let e1 = m.hot("  -a--b--")
                let e1subs = "    ^------"
                let expected = "  -y--z--"

                let expectedValue = [
                    "y": (value: "a", instant: Duration.milliseconds(1)),
                    "z": (value: "b", instant: Duration.milliseconds(4)),
                ]

                m.expect(e1.timestamp()).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  -a--b-----c---d---|")
                let unsub = "     -------!           "
                let e1subs = "    ^------!           "
                let expected = "  -y--z---           "

                let expectedValue = [
                    "y": (value: "a", instant: Duration.milliseconds(1)),
                    "z": (value: "b", instant: Duration.milliseconds(4)),
                ]

                let result = e1.timestamp()

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  -a--b-----c---d---|")
                let e1subs = "    ^------!           "
                let expected = "  -y--z---           "
                let unsub = "     -------!           "

                let expectedValue = [
                    "y": (value: "a", instant: Duration.milliseconds(1)),
                    "z": (value: "b", instant: Duration.milliseconds(4)),
                ]

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .timestamp()
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not completes if source never completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.timestamp()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("raise error if source raises error") { m in
                let e1 = m.hot("  ---#")
                let e1subs = "    ^--!"
                let expected = "  ---#"

                m.expect(e1.timestamp()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should record stamp then raise error if source raises error after emit") { m in
                let e1 = m.hot("  -a--b--#")
                let e1subs = "    ^------!"
                let expected = "  -y--z--#"

                let expectedValue = [
                    "y": (value: "a", instant: Duration.milliseconds(1)),
                    "z": (value: "b", instant: Duration.milliseconds(4)),
                ]

                m.expect(e1.timestamp()).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source immediately throws") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.timestamp()).toBe(expected)
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
                    .timestamp()
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
