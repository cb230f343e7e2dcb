import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ExhaustMapSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/exhaustMap", of: 23) { spec in
            spec.equal("should map-and-flatten each item to an Observable") { m in
                let values = ["x": 10, "y": 30, "z": 50]
                let e1 = m.hot("   --1-----3--5-------|")
                let e1subs = "     ^------------------!"
                let e2 = m.cold("    x-x-x|            ", values: values)
                //                         x-x-x|
                //                            x-x-x|
                let expected = "   --x-x-x-y-y-y------|"

                let result = e1.flatMapFirst { x in e2.map { i in i * Int(x)! } }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support the deprecated resultSelector", because: Reason.resultSelector)

            spec.notApplicable(
                "should support a void resultSelector (still deprecated)", because: Reason.resultSelector)

            spec.equal("should handle outer throw") { m in
                let x = m.cold("  --a--b--c--|")
                let xsubs: [String] = []
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let result = e1.flatMapFirst { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer empty") { m in
                let x = m.cold("  --a--b--c--|")
                let xsubs: [String] = []
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                let result = e1.flatMapFirst { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer never") { m in
                let x = m.cold("  --a--b--c--|")
                let xsubs: [String] = []
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let result = e1.flatMapFirst { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if project throws") { m in
                let e1 = m.hot("  ---x---------y-----------------z-------------|")
                let e1subs = "    ^--!"
                let expected = "  ---#"

                let result = e1.flatMapFirst { _ in throwError("error") }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch with a selector function") { m in
                let x = m.cold("     --a--b--c--|                               ")
                let xsubs = "     ---^----------!                               "
                let y = m.cold("               --d--e--f--|                     ")
                let ysubs: [String] = []
                let z = m.cold("                                 --g--h--i--|   ")
                let zsubs = "     -------------------------------^----------!   "
                let e1 = m.hot("  ---x---------y-----------------z-------------|")
                let e1subs = "    ^--------------------------------------------!"
                let expected = "  -----a--b--c---------------------g--h--i-----|"

                let observableLookup = ["x": x, "y": y, "z": z]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner cold observables, outer is unsubscribed early") { m in
                let x = m.cold("     --a--b--c--|                               ")
                let xsubs = "     ---^----------!                               "
                let y = m.cold("               --d--e--f--|                     ")
                let ysubs: [String] = []
                let z = m.cold("                                 --g--h--i--|   ")
                let zsubs = "     -------------------------------^--!           "
                let e1 = m.hot("  ---x---------y-----------------z-------------|")
                let unsub = "     ----------------------------------!           "
                let e1subs = "    ^---------------------------------!           "
                let expected = "  -----a--b--c---------------------g-           "

                let observableLookup = ["x": x, "y": y, "z": z]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let x = m.cold("     --a--b--c--|                               ")
                let xsubs = "     ---^----------!                               "
                let y = m.cold("               --d--e--f--|                     ")
                let ysubs: [String] = []
                let z = m.cold("                                 --g--h--i--|   ")
                let zsubs = "     -------------------------------^--!           "
                let e1 = m.hot("  ---x---------y-----------------z-------------|")
                let e1subs = "    ^---------------------------------!           "
                let expected = "  -----a--b--c---------------------g-           "
                let unsub = "     ----------------------------------!           "

                let observableLookup = ["x": x, "y": y, "z": z]

                let result = e1.flatMap { x in of(x) }.flatMapFirst { value in observableLookup[value]! }.flatMap { x in
                    of(x)
                }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should not break unsubscription chains with interop inners when result is unsubscribed explicitly",
                because: Reason.interoperability)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = steps { sideEffects.append($0) }

                of(0).flatMapFirst { _ in synchronousObservable }.take(while: { x in x != 2 })
                    .subscribe()

                #expect(sideEffects == [1, 2])
            }

            spec.equal("should switch inner cold observables, inner never completes") { m in
                let x = m.cold("     --a--b--c--|                              ")
                let xsubs = "     ---^----------!                              "
                let y = m.cold("               --d--e--f--|                    ")
                let ysubs: [String] = []
                let z = m.cold("                                 --g--h--i-----")
                let zsubs = "     -------------------------------^-------------"
                let e1 = m.hot("  ---x---------y-----------------z---------|   ")
                let e1subs = "    ^----------------------------------------!   "
                let expected = "  -----a--b--c---------------------g--h--i-----"

                let observableLookup = ["x": x, "y": y, "z": z]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a synchronous switch and stay on the first inner observable") { m in
                let x = m.cold("           --a--b--c--d--e--|   ")
                let xsubs = "     ---------^----------------!   "
                let y = m.cold("           ---f---g---h---i--|  ")
                let ysubs: [String] = []
                let e1 = m.hot("  ---------(xy)----------------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  -----------a--b--c--d--e-----|"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner cold observables, one inner throws") { m in
                let x = m.cold("           --a--b--c--d--#             ")
                let xsubs = "     ---------^-------------!             "
                let y = m.cold("                     ---f---g---h---i--")
                let ysubs: [String] = []
                let e1 = m.hot("  ---------x---------y---------|       ")
                let e1subs = "    ^----------------------!             "
                let expected = "  -----------a--b--c--d--#             "

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner hot observables") { m in
                let x = m.hot("   -----a--b--c--d--e--|                  ")
                let xsubs = "     ---------^----------!                  "
                let y = m.hot("   --p-o-o-p-------f---g---h---i--|       ")
                let ysubs: [String] = []
                let z = m.hot("   ---z-o-o-m-------------j---k---l---m--|")
                let zsubs = "     --------------------^-----------------!"
                let e1 = m.hot("  ---------x----y-----z--------|         ")
                let e1subs = "    ^----------------------------!         "
                let expected = "  -----------c--d--e-----j---k---l---m--|"

                let observableLookup = ["x": x, "y": y, "z": z]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner empty and empty") { m in
                let x = m.cold("           |                    ")
                let y = m.cold("                     |          ")
                let xsubs = "     ---------(^!)                 "
                let ysubs = "     -------------------(^!)       "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  -----------------------------|"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner empty and never") { m in
                let x = m.cold("           |                    ")
                let xsubs = "     ---------(^!)                 "
                let y = m.cold("                     -          ")
                let ysubs = "     -------------------^          "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  ------------------------------"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should never switch inner never") { m in
                let x = m.cold("           -                     ")
                let xsubs = "     ---------^                     "
                let y = m.cold("                     #           ")
                let ysubs: [String] = []
                let e1 = m.hot("  ---------x---------y----------|")
                let e1subs = "    ^-----------------------------!"
                let expected = "  -------------------------------"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner empty and throw") { m in
                let x = m.cold("           |                    ")
                let xsubs = "     ---------(^!)                 "
                let y = m.cold("                     #          ")
                let ysubs = "     -------------------(^!)       "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^------------------!          "
                let expected = "  -------------------#          "

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer error") { m in
                let x = m.cold("           --a--b--c--d--e--|")
                let xsubs = "     ---------^---------!       "
                let e1 = m.hot("  ---------x---------#       ")
                let e1subs = "    ^------------------!       "
                let expected = "  -----------a--b--c-#       "

                let observableLookup = ["x": x]

                let result = e1.flatMapFirst { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                synchronousObservable.flatMapFirst { value in of(value) }.take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.equal("should ignore subsequent synchronous reentrances during subscribing the inner sub") { _ in
                var results: [Int] = []
                let state = MutableProperty(1)
                let source = state.signal.promoteError(to: MarbleError.self)
                source.take(3).flatMapFirst { value in
                    create(Int.self) { emitter in
                        state.value = value + 1
                        emitter.send(value)
                    }
                }.subscribe({ results.append($0) })
                #expect(results == [1])
            }
        }
    }
}
