import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SwitchMapSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/switchMap", of: 25) { spec in
            spec.equal("should map-and-flatten each item to an Observable") { m in
                let e1 = m.hot("   --1-----3--5-------|")
                let e1subs = "     ^------------------!"
                let e2 = m.cold("    x-x-x|            ", values: ["x": 10])
                //                         x-x-x|
                //                            x-x-x|
                let expected = "   --x-x-x-y-yz-z-z---|"
                let values = ["x": 10, "y": 30, "z": 50]

                let result = e1.flatMapLatest { x in e2.map { i in i * Int(x)! } }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support the deprecated resultSelector", because: Reason.resultSelector)

            spec.notApplicable(
                "should support a void resultSelector (still deprecated)", because: Reason.resultSelector)

            spec.equal("should unsub inner observables") { _ in
                var unsubbed: [String] = []
                of("a", "b").flatMapLatest { x in
                    create(String.self) { emitter in
                        emitter.complete()
                        emitter.onDispose { unsubbed.append(x) }
                    }
                }.subscribe()
                #expect(unsubbed == ["a", "b"])
            }

            spec.equal("should switch inner cold observables") { m in
                let x = m.cold("           --a--b--c--d--e--|           ")
                let xsubs = "     ---------^---------!                  "
                let y = m.cold("                     ---f---g---h---i--|")
                let ysubs = "     -------------------^-----------------!"
                let e1 = m.hot("  ---------x---------y---------|        ")
                let e1subs = "    ^----------------------------!        "
                let expected = "  -----------a--b--c----f---g---h---i--|"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should raise error when projection throws", because: Reason.typedFailure)

            spec.equal("should switch inner cold observables, outer is unsubscribed early") { m in
                let x = m.cold("           --a--b--c--d--e--|           ")
                let xsubs = "     ---------^---------!                  "
                let y = m.cold("                     ---f---g---h---i--|")
                let ysubs = "     -------------------^-!                "
                let e1 = m.hot("  ---------x---------y---------|        ")
                let e1subs = "    ^--------------------!                "
                let unsub = "     ---------------------!                "
                let expected = "  -----------a--b--c----                "

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let x = m.cold("           --a--b--c--d--e--|           ")
                let xsubs = "     ---------^---------!                  "
                let y = m.cold("                     ---f---g---h---i--|")
                let ysubs = "     -------------------^-!                "
                let e1 = m.hot("  ---------x---------y---------|        ")
                let e1subs = "    ^--------------------!                "
                let expected = "  -----------a--b--c----                "
                let unsub = "     ---------------------!                "

                let observableLookup = ["x": x, "y": y]

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .flatMapLatest { value in observableLookup[value]! }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should not break unsubscription chains with interop inners when result is unsubscribed explicitly",
                because: Reason.interoperability)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronous = concat(
                    [1, 2, 3].map { number in
                        Producer<Int, MarbleError>.deferred {
                            sideEffects.append(number)
                            return of(number)
                        }
                    })
                of(0).flatMapLatest { _ in synchronous }.take(while: { $0 != 2 }).subscribe()
                #expect(sideEffects == [1, 2])
            }

            spec.equal("should switch inner cold observables, inner never completes") { m in
                let x = m.cold("           --a--b--c--d--e--|          ")
                let xsubs = "     ---------^---------!                 "
                let y = m.cold("                     ---f---g---h---i--")
                let ysubs = "     -------------------^                 "
                let e1 = m.hot("  ---------x---------y---------|       ")
                let e1subs = "    ^----------------------------!       "
                let expected = "  -----------a--b--c----f---g---h---i--"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a synchronous switch to the second inner observable") { m in
                let x = m.cold("           --a--b--c--d--e--|   ")
                let xsubs = "     ---------(^!)                 "
                let y = m.cold("           ---f---g---h---i--|  ")
                let ysubs = "     ---------^-----------------!  "
                let e1 = m.hot("  ---------(xy)----------------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  ------------f---g---h---i----|"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner cold observables, one inner throws") { m in
                let x = m.cold("           --a--b--#--d--e--|          ")
                let xsubs = "     ---------^-------!                   "
                let y = m.cold("                     ---f---g---h---i--")
                let ysubs = "                                        "
                let e1 = m.hot("  ---------x---------y---------|       ")
                let e1subs = "    ^----------------!                   "
                let expected = "  -----------a--b--#                   "

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner hot observables") { m in
                let x = m.hot("   -----a--b--c--d--e--|                 ")
                let xsubs = "     ---------^---------!                  "
                let y = m.hot("   --p-o-o-p-------------f---g---h---i--|")
                let ysubs = "     -------------------^-----------------!"
                let e1 = m.hot("  ---------x---------y---------|        ")
                let e1subs = "    ^----------------------------!        "
                let expected = "  -----------c--d--e----f---g---h---i--|"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
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

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner empty and never") { m in
                let x = m.cold("           |                    ")
                let y = m.cold("                     -          ")
                let xsubs = "     ---------(^!)                 "
                let ysubs = "     -------------------^          "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  ------------------------------"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner never and empty") { m in
                let x = m.cold("           -                    ")
                let y = m.cold("                     |          ")
                let xsubs = "     ---------^---------!          "
                let ysubs = "     -------------------(^!)       "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  -----------------------------|"

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner never and throw") { m in
                let x = m.cold("           -                    ")
                let y = m.cold("                     #          ", error: "sad")
                let xsubs = "     ---------^---------!          "
                let ysubs = "     -------------------(^!)       "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^------------------!          "
                let expected = "  -------------------#          "

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected, error: "sad")
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner empty and throw") { m in
                let x = m.cold("           |                    ")
                let y = m.cold("                     #          ", error: "sad")
                let xsubs = "     ---------(^!)                 "
                let ysubs = "     -------------------(^!)       "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^------------------!          "
                let expected = "  -------------------#          "

                let observableLookup = ["x": x, "y": y]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected, error: "sad")
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                let result = e1.flatMapLatest { value in of(value) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let result = e1.flatMapLatest { value in of(value) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer throw") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let result = e1.flatMapLatest { value in of(value) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer error") { m in
                let x = m.cold("           --a--b--c--d--e--|")
                let xsubs = "     ---------^---------!       "
                let e1 = m.hot("  ---------x---------#       ")
                let e1subs = "    ^------------------!       "
                let expected = "  -----------a--b--c-#       "

                let observableLookup = ["x": x]

                let result = e1.flatMapLatest { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronous = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }
                synchronous.flatMapLatest { of($0) }.take(3).subscribe()
                #expect(sideEffects == [0, 1, 2])
            }

            spec.differs(
                "should unsubscribe previous inner sub when getting synchronously reentrance during subscribing the inner sub",
                because: Reason.noReentrancy
            ) { _ in
                let e = MutableProperty(1)
                var results: [Int] = []
                e.signal.take(3).flatMapLatest { value in
                    Producer<Int, Never> { emitter in
                        e.value = value + 1
                        emitter.send(value)
                    }
                }.subscribe({ results.append($0) })
                #expect(results == [1, 2, 3])
            }
        }
    }
}
