import BinderyStreams
import BinderyTesting
import Testing

@Suite struct PairwiseSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/pairwise", of: 9) { spec in
            spec.equal("should group consecutive emissions as arrays of two") { m in
                let e1 = m.hot("  --a--b-c----d--e---|")
                let e1subs = "    ^------------------!"
                let expected = "  -----u-v----w--x---|"

                let values = [
                    "u": (previous: "a", current: "b"), "v": (previous: "b", current: "c"),
                    "w": (previous: "c", current: "d"), "x": (previous: "d", current: "e"),
                ]

                m.expect(e1.pairwise()).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should pairwise things") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------------------!"
                let expected = "     ------v--w--x--y--z--|"

                let values = [
                    "v": (previous: "b", current: "c"), "w": (previous: "c", current: "d"),
                    "x": (previous: "d", current: "e"), "y": (previous: "e", current: "f"),
                    "z": (previous: "f", current: "g"),
                ]

                m.expect(e1.pairwise()).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not emit on single-element streams") { m in
                let e1 = m.hot("--a--^--b----|")
                let e1subs = "       ^-------!"
                let expected = "     --------|"

                m.expect(e1.pairwise()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle mid-stream throw") { m in
                let e1 = m.hot("--a--^--b--c--d--e--#")
                let e1subs = "       ^--------------!"
                let expected = "     ------v--w--x--#"

                let values = [
                    "v": (previous: "b", current: "c"), "w": (previous: "c", current: "d"),
                    "x": (previous: "d", current: "e"),
                ]

                m.expect(e1.pairwise()).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.pairwise()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.pairwise()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle throw") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.pairwise()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be recursively re-enterable") { _ in
                var results: [String] = []
                let subject = Subject<String, MarbleError>()
                subject.pairwise().take(3).subscribe { pair in
                    results.append(pair.previous + pair.current)
                    subject.send("c")
                }

                subject.send("a")
                subject.send("b")

                #expect(results == ["ab", "bc", "cc"])
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
                    .pairwise()
                    .take(2).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
