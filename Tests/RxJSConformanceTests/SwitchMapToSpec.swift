import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SwitchMapToSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/switchMapTo", of: 20) { spec in
            spec.equal("should map-and-flatten each item to an Observable") { m in
                let e1 = m.hot("  --1-----3--5-------|")
                let e1subs = "    ^------------------!"
                let e2 = m.cold("   x-x-x|            ", values: ["x": 10])
                //                        x-x-x|
                //                           x-x-x|
                let expected = "  --x-x-x-x-xx-x-x---|"
                let values = ["x": 10]

                let result = e1.flatMapLatest { _ in e2 }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support the deprecated resultSelector", because: Reason.resultSelector)

            spec.notApplicable(
                "should support a void resultSelector (still deprecated)", because: Reason.resultSelector)

            spec.equal("should switch a synchronous many outer to a synchronous many inner") { _ in
                let result = of(1, 2, 3).flatMapLatest { _ in of("a", "b", "c") }
                #expect(allValues(result) == ["a", "b", "c", "a", "b", "c", "a", "b", "c"])
            }

            spec.equal("should unsub inner observables") { _ in
                var unsubbed = 0
                let inner = create(String.self) { emitter in
                    emitter.complete()
                    emitter.onDispose { unsubbed += 1 }
                }
                of("a", "b").flatMapLatest { _ in inner }.subscribe()
                #expect(unsubbed == 2)
            }

            spec.equal("should switch to an inner cold observable") { m in
                let x = m.cold("           --a--b--c--d--e--|          ")
                let xsubs = [
                    "               ---------^---------!                 ",
                    "               -------------------^----------------!",
                ]
                let e1 = m.hot("  ---------x---------x---------|       ")
                let e1subs = "    ^----------------------------!       "
                let expected = "  -----------a--b--c---a--b--c--d--e--|"

                m.expect(e1.flatMapLatest { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch to an inner cold observable, outer eventually throws") { m in
                let x = m.cold("           --a--b--c--d--e--|")
                let xsubs = "     ---------^---------!       "
                let e1 = m.hot("  ---------x---------#       ")
                let e1subs = "    ^------------------!       "
                let expected = "  -----------a--b--c-#       "

                m.expect(e1.flatMapLatest { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch to an inner cold observable, outer is unsubscribed early") { m in
                let x = m.cold("           --a--b--c--d--e--|   ")
                let xsubs = [
                    "               ---------^---------!          ",
                    "               -------------------^--!       ",
                ]
                let e1 = m.hot("  ---------x---------x---------|")
                let unsub = "     ----------------------!       "
                let e1subs = "    ^---------------------!       "
                let expected = "  -----------a--b--c---a-       "

                m.expect(e1.flatMapLatest { _ in x }, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let x = m.cold("--a--b--c--d--e--|   ")
                let xsubs = [
                    "               ---------^---------!          ",
                    "               -------------------^--!       ",
                ]
                let e1 = m.hot("  ---------x---------x---------|")
                let e1subs = "    ^---------------------!       "
                let expected = "  -----------a--b--c---a-       "
                let unsub = "     ----------------------!       "

                let result = e1.flatMap { x in of(x) }.flatMapLatest { _ in x }.flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch to an inner cold observable, inner never completes") { m in
                let x = m.cold("           --a--b--c--d--e-          ")
                let xsubs = [
                    "               ---------^---------!               ",
                    "               -------------------^               ",
                ]
                let e1 = m.hot("  ---------x---------y---------|     ")
                let e1subs = "    ^----------------------------!     "
                let expected = "  -----------a--b--c---a--b--c--d--e-"

                m.expect(e1.flatMapLatest { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a synchronous switch to the inner observable") { m in
                let x = m.cold("           --a--b--c--d--e--|   ")
                let xsubs = [
                    "               ---------(^!)                 ",
                    "               ---------^----------------!   ",
                ]
                let e1 = m.hot("  ---------(xx)----------------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  -----------a--b--c--d--e-----|"

                m.expect(e1.flatMapLatest { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch to an inner cold observable, inner raises an error") { m in
                let x = m.cold("           --a--b--#            ")
                let xsubs = "     ---------^-------!            "
                let e1 = m.hot("  ---------x---------x---------|")
                let e1subs = "    ^----------------!            "
                let expected = "  -----------a--b--#            "

                m.expect(e1.flatMapLatest { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch an inner hot observable") { m in
                let x = m.hot("   --p-o-o-p---a--b--c--d-|      ")
                let xsubs = [
                    "               ---------^---------!          ",
                    "               -------------------^---!      ",
                ]
                let e1 = m.hot("  ---------x---------x---------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  ------------a--b--c--d-------|"

                m.expect(e1.flatMapLatest { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch to an inner empty") { m in
                let x = m.cold("           |                    ")
                let xsubs = [
                    "               ---------(^!)                 ",
                    "               -------------------(^!)       ",
                ]
                let e1 = m.hot("  ---------x---------x---------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  -----------------------------|"

                m.expect(e1.flatMapLatest { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch to an inner never") { m in
                let x = m.cold("           -                    ")
                let xsubs = [
                    "               ---------^---------!          ",
                    "               -------------------^          ",
                ]
                let e1 = m.hot("  ---------x---------x---------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  ------------------------------"

                m.expect(e1.flatMapLatest { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch to an inner that just raises an error") { m in
                let x = m.cold("           #                    ")
                let xsubs = "     ---------(^!)                 "
                let e1 = m.hot("  ---------x---------x---------|")
                let e1subs = "    ^--------!                    "
                let expected = "  ---------#                    "

                m.expect(e1.flatMapLatest { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an empty outer") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.flatMapLatest { _ in of("foo") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a never outer") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.flatMapLatest { _ in of("foo") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an outer that just raises and error") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.flatMapLatest { _ in of("foo") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                synchronousObservable.flatMapLatest { _ in of(0) }.take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
