import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ExpandSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/expand", of: 19) { spec in
            spec.equal("should recursively map-and-flatten each item to an Observable") { m in
                let e1 = m.hot("  --x----|  ", values: ["x": 1])
                let e1subs = "    ^------!  "
                let e2 = m.cold("   --c|    ", values: ["c": 2])
                //                    --c|
                //                      --c|
                let expected = "  --a-b-c-d|"
                let values = ["a": 1, "b": 2, "c": 4, "d": 8]

                let result = e1.expand { x in x == 8 ? empty(Int.self) : e2.map { c in c * x }.eraseToAnySignal() }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should work with scheduler", because: Reason.schedulerArgument)

            spec.equal("should map and recursively flatten") { m in
                let values = ["a": 1, "b": 1 + 1, "c": 2 + 2, "d": 4 + 4, "e": 8 + 8]
                let e1 = m.hot("  (a|)            ", values: values)
                let e1subs = "    (^!)            "
                let e2shape = "   ---(z|)         "
                let expected = "  a--b--c--d--(e|)"

                let result = e1.expand { x -> AnySignal<Int, MarbleError> in
                    if x == 16 {
                        return empty(Int.self)
                    }
                    return m.cold(e2shape, values: ["z": x + x]).eraseToAnySignal()
                }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map and recursively flatten, and handle event raised error") { m in
                let values = ["a": 1, "b": 1 + 1, "c": 2 + 2, "d": 4 + 4, "e": 8 + 8]
                let e1 = m.hot("  (a|)         ", values: values)
                let e1subs = "    (^!)         "
                let e2shape = "   ---(z|)      "
                let expected = "  a--b--c--(d#)"

                let result = e1.expand { x -> AnySignal<Int, MarbleError> in
                    if x == 8 {
                        return throwError("error", Int.self)
                    }
                    return m.cold(e2shape, values: ["z": x + x]).eraseToAnySignal()
                }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map and recursively flatten, and propagate error thrown from projection") { m in
                let values = ["a": 1, "b": 1 + 1, "c": 2 + 2, "d": 4 + 4, "e": 8 + 8]
                let e1 = m.hot("  (a|)         ", values: values)
                let e1subs = "    (^!)         "
                let e2shape = "   ---(z|)      "
                let expected = "  a--b--c--(d#)"

                let result = e1.expand { x -> AnySignal<Int, MarbleError> in
                    if x == 8 {
                        return throwError("error", Int.self)
                    }
                    return m.cold(e2shape, values: ["z": x + x]).eraseToAnySignal()
                }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early") { m in
                let values = ["a": 1, "b": 1 + 1, "c": 2 + 2, "d": 4 + 4, "e": 8 + 8]
                let e1 = m.hot("  (a|)    ", values: values)
                let unsub = "     -------!"
                let e1subs = "    (^!)    "
                let e2shape = "   ---(z|) "
                let expected = "  a--b--c-"

                let result = e1.expand { x -> AnySignal<Int, MarbleError> in
                    if x == 16 {
                        return empty(Int.self)
                    }
                    return m.cold(e2shape, values: ["z": x + x]).eraseToAnySignal()
                }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let values = ["a": 1, "b": 1 + 1, "c": 2 + 2, "d": 4 + 4, "e": 8 + 8]
                let e1 = m.hot("  (a|)    ", values: values)
                let e1subs = "    (^!)    "
                let e2shape = "   ---(z|) "
                let expected = "  a--b--c-"
                let unsub = "     -------!"

                let result = e1.flatMap { x in of(x) }.expand { x -> AnySignal<Int, MarbleError> in
                    if x == 16 {
                        return empty(Int.self)
                    }
                    return m.cold(e2shape, values: ["z": x + x]).eraseToAnySignal()
                }.flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow concurrent expansions") { m in
                let values = ["a": 1, "b": 1 + 1, "c": 2 + 2, "d": 4 + 4, "e": 8 + 8]
                let e1 = m.hot("  a-a|              ", values: values)
                let e1subs = "    ^--!              "
                let e2shape = "   ---(z|)           "
                let expected = "  a-ab-bc-cd-de-(e|)"

                let result = e1.expand { x -> AnySignal<Int, MarbleError> in
                    if x == 16 {
                        return empty(Int.self)
                    }
                    return m.cold(e2shape, values: ["z": x + x]).eraseToAnySignal()
                }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow configuring the concurrency limit parameter to 1") { m in
                let values = [
                    "a": 1, "b": 1 + 1, "c": 2 + 2, "d": 4 + 4, "e": 8 + 8, "u": 10, "v": 20, "x": 40, "y": 80,
                    "z": 160,
                ]
                let e1 = m.hot("  a-u|                         ", values: values)
                let e1subs = "    ^--!                         "
                let e2shape = "   ---(z|)                      "
                //                 ---(z|)
                //                    ---(z|)
                //                       ---(z|)
                //                          ---(z|)
                //                             ---(z|)
                //                                ---(z|)
                //                                   ---(z|)
                // Notice how for each column, there is at most 1 `-` character.
                let expected = "  a--u--b--v--c--x--d--y--(ez|)"
                let limit = 1

                let result = e1.expand(maxConcurrent: limit) { x -> AnySignal<Int, MarbleError> in
                    if x == 16 || x == 160 {
                        return empty(Int.self)
                    }
                    return m.cold(e2shape, values: ["z": x + x]).eraseToAnySignal()
                }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow configuring the concurrency limit parameter to 2") { m in
                let values = ["a": 1, "b": 1 + 1, "c": 2 + 2, "u": 10, "v": 20, "x": 40]
                let e1 = m.hot("  a---au|                   ", values: values)
                let e1subs = "    ^-----!                   "
                let e2shape = "   ------(z|)                "
                //                  ------(z|)
                //                    ------(z|)
                //                        ------(z|)
                //                          ------(z|)
                //                              ------(z|)
                //                                ------(z|)
                // Notice how for each column, there is at most 2 `-` characters.
                let expected = "  a---a-u---b-b---v-(cc)(x|)"
                let limit = 2

                let result = e1.expand(maxConcurrent: limit) { x -> AnySignal<Int, MarbleError> in
                    if x == 4 || x == 40 {
                        return empty(Int.self)
                    }
                    return m.cold(e2shape, values: ["z": x + x]).eraseToAnySignal()
                }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should ignore concurrency limit if it is not passed") { m in
                let values = [
                    "a": 1, "b": 1 + 1, "c": 2 + 2, "d": 4 + 4, "e": 8 + 8, "u": 10, "v": 20, "x": 40, "y": 80,
                    "z": 160,
                ]
                let e1 = m.hot("  a-u|              ", values: values)
                let e1subs = "    ^--!              "
                let e2shape = "   ---(z|)           "
                let expected = "  a-ub-vc-xd-ye-(z|)"
                let limit = 100

                let result = e1.expand(maxConcurrent: limit) { x -> AnySignal<Int, MarbleError> in
                    if x == 16 || x == 160 {
                        return empty(Int.self)
                    }
                    return m.cold(e2shape, values: ["z": x + x]).eraseToAnySignal()
                }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map and recursively flatten with scalars") { m in
                let values = ["a": 1, "b": 1 + 1, "c": 2 + 2, "d": 4 + 4, "e": 8 + 8]
                let e1 = m.hot("  (a|)    ", values: values)
                let e1subs = "    (^!)    "
                let expected = "  (abcde|)"

                let result = e1.expand { x -> AnySignal<Int, MarbleError> in
                    if x == 16 {
                        return empty(Int.self)
                    }
                    return of(x + x)
                }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should recursively flatten promises", because: Reason.promises)

            spec.equal("should recursively flatten Arrays") { _ in
                let result = of(1).expand { x in x == 16 ? empty(Int.self) : from([x + x]) }
                #expect(allValues(result) == [1, 2, 4, 8, 16])
            }

            spec.notApplicable("should recursively flatten lowercase-o observables", because: Reason.interoperability)

            spec.notApplicable(
                "should work when passing undefined for the optional arguments",
                because: "there is no `undefined` to pass")

            spec.equal("should work with the AsapScheduler") { m in
                let result = of(0).expand { x in of(x + 1).delay(for: .zero) }.take(10).collect()
                m.expect(result).toBe("(a|)", values: ["a": Array(0...9)])
            }

            spec.notApplicable("should work with the AsyncScheduler", because: Reason.schedulerArgument)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                synchronousObservable.expand { _ -> AnySignal<Int, MarbleError> in empty(Int.self) }.take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
