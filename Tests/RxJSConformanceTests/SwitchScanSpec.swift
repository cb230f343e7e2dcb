import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SwitchScanSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/switchScan", of: 23) { spec in
            spec.equal("should map-and-flatten each item to an Observable while passing the accumulated value") { m in
                let e1 = m.hot("  --1-----3--5-------|")
                let e1subs = "    ^------------------!"
                let e2 = m.cold("    x-x-x|           ", values: ["x": 10])
                //                        x-x-x|
                //                           x-x-x|
                let expected = "  --x-x-x-y-yz-z-z---|"
                let values = ["x": 10, "y": 40, "z": 90]

                let result = e1.switchScan(0) { acc, x in e2.map { i in i * Int(x)! + acc } }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should provide the proper accumulated values") { _ in
                var states: [Int] = []
                of(1, 3, 5).switchScan(100) { state, value in
                    states.append(state)
                    return of(state + value)
                }.subscribe()
                #expect(states == [100, 101, 104])
            }

            spec.equal("should unsub inner observables") { _ in
                var unsubbed: [String] = []
                of("a", "b").switchScan("") { _, x in
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

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when projection throws") { m in
                let e1 = m.hot("  -------x-----y---|")
                let e1subs = "    ^------!          "
                let expected = "  -------#          "

                let project = { (_: String, _: String) in throwError("error") }

                m.expect(e1.switchScan("", project)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

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

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

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

                let result = e1.flatMap { x in of(x) }.switchScan("") { _, value in observableLookup[value]! }.flatMap {
                    x in of(x)
                }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = steps { sideEffects.append($0) }
                of(0).switchScan(0) { _, _ in synchronousObservable }.take(while: { $0 != 2 }).subscribe()
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

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

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

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

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

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

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

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

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

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner empty and never") { m in
                let x = m.cold("           |                    ")
                let y = m.cold("                     -----------")
                let xsubs = "     ---------(^!)                 "
                let ysubs = "     -------------------^          "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  ------------------------------"

                let observableLookup = ["x": x, "y": y]

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner never and empty") { m in
                let x = m.cold("           -----------          ")
                let y = m.cold("                     |          ")
                let xsubs = "     ---------^---------!          "
                let ysubs = "     -------------------(^!)       "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  -----------------------------|"

                let observableLookup = ["x": x, "y": y]

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should switch inner never and throw") { m in
                let x = m.cold("           -----------          ")
                let y = m.cold("                     #          ", error: "sad")
                let xsubs = "     ---------^---------!          "
                let ysubs = "     -------------------(^!)       "
                let e1 = m.hot("  ---------x---------y---------|")
                let e1subs = "    ^------------------!          "
                let expected = "  -------------------#          "

                let observableLookup = ["x": x, "y": y]

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

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

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

                m.expect(result).toBe(expected, error: "sad")
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                let result = e1.switchScan("") { _, value in of(value) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let result = e1.switchScan("") { _, value in of(value) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle outer throw") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let result = e1.switchScan("") { _, value in of(value) }

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

                let result = e1.switchScan("") { _, value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should create a new seed for each subscriber") { _ in
                var seeds: [String] = []
                let source = of("a", "b").switchScan("") { state, value in of(state + value) }
                for _ in 1...2 { source.subscribe({ seeds.append($0) }) }
                #expect(seeds == ["a", "ab", "a", "ab"])
            }

            spec.notApplicable("should pass index to the accumulator function", because: Reason.indexArgument)
        }
    }
}

extension Signal {
    /// What RxJS makes an operator of: `flatMapLatest` with a state per observation, the latest value.
    fileprivate func switchScan<Inner: Signal>(
        _ seed: Inner.Value, _ transform: @escaping (Inner.Value, Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        Producer<Inner.Value, Failure>.deferred {
            var state = seed
            return flatMapLatest { transform(state, $0).do(onValue: { state = $0 }) }
        }
    }
}
