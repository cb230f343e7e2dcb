import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RaceLegacySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/race-legacy", of: 17) { spec in
            spec.equal("should race cold and cold") { m in
                let e1 = m.cold(" ---a-----b-----c----|   ")
                let e1subs = "    ^-------------------!   "
                let e2 = m.cold(" ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---a-----b-----c----|   "

                let result = e1.race(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should race cold and cold and accept an Array of Observable argument") { m in
                let e1 = m.cold(" ---a-----b-----c----|   ")
                let e1subs = "    ^-------------------!   "
                let e2 = m.cold(" ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---a-----b-----c----|   "

                let result = e1.race(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should race hot and hot") { m in
                let e1 = m.hot("  ---a-----b-----c----|   ")
                let e1subs = "    ^-------------------!   "
                let e2 = m.hot("  ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---a-----b-----c----|   "

                let result = e1.race(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should race hot and cold") { m in
                let e1 = m.cold(" ---a-----b-----c----|   ")
                let e1subs = "    ^-------------------!   "
                let e2 = m.hot("  ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---a-----b-----c----|   "

                let result = e1.race(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should race 2nd and 1st") { m in
                let e1 = m.cold(" ------x-----y-----z----|")
                let e1subs = "    ^--!                    "
                let e2 = m.cold(" ---a-----b-----c----|   ")
                let e2subs = "    ^-------------------!   "
                let expected = "  ---a-----b-----c----|   "

                let result = e1.race(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should race emit and complete") { m in
                let e1 = m.cold(" -----|                  ")
                let e1subs = "    ^----!                  "
                let e2 = m.hot("  ------x-----y-----z----|")
                let e2subs = "    ^----!                  "
                let expected = "  -----|                  "

                let result = e1.race(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.cold("---a-----b-----c----|   ")
                let e1subs = "   ^-----------!           "
                let e2 = m.hot(" ------x-----y-----z----|")
                let e2subs = "    ^--!                   "
                let expected = "  ---a-----b---          "
                let unsub = "     ------------!          "

                let result = e1.race(with: e2)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--^--b--c---d-| ")
                let e1subs = "         ^--------!    "
                let e2 = m.hot("  ---e-^---f--g---h-|")
                let e2subs = "         ^--!    "
                let expected = "       ---b--c---    "
                let unsub = "          ---------!    "

                let result = e1.flatMap { x in of(x) }.race(with: e2).flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should never emit when given non emitting sources") { m in
                let e1 = m.cold(" ---|")
                let e2 = m.cold(" ---|")
                let e1subs = "    ^--!"
                let expected = "  ---|"

                let source = e1.race(with: e2)

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should throw when error occurs mid stream") { m in
                let e1 = m.cold(" ---a-----#              ")
                let e1subs = "    ^--------!              "
                let e2 = m.cold(" ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---a-----#              "

                let result = e1.race(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should throw when error occurs before a winner is found") { m in
                let e1 = m.cold(" ---#                    ")
                let e1subs = "    ^--!                    "
                let e2 = m.cold(" ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---#                    "

                let result = e1.race(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should allow observable emits immediately") { _ in
                let e1 = of(true)
                let e2 = timer(.milliseconds(200)).map { _ in false }
                #expect(allValues(e1.race(with: e2)) == [true])
            }

            spec.equal("should ignore latter observables if a former one emits immediately") { _ in
                var isObserved = false
                let e2 = Producer<String, MarbleError>.deferred {
                    isObserved = true
                    return never()
                }
                #expect(allValues(of("a").race(with: e2)) == ["a"])
                #expect(!isObserved)
            }

            spec.equal("should ignore latter observables if a former one completes immediately") { _ in
                var isObserved = false
                let e2 = Producer<String, MarbleError>.deferred {
                    isObserved = true
                    return never()
                }
                #expect(allValues(empty().race(with: e2)).isEmpty)
                #expect(!isObserved)
            }

            spec.equal("should ignore latter observables if a former one errors immediately") { _ in
                var isObserved = false
                let e2 = Producer<String, MarbleError>.deferred {
                    isObserved = true
                    return never()
                }
                var failure: MarbleError?
                throwError("kaboom").race(with: e2).subscribe(error: { failure = $0 })
                #expect(failure == "kaboom")
                #expect(!isObserved)
            }

            spec.equal("should unsubscribe former observables if a latter one emits immediately") { _ in
                var disposals = 0
                let e1 = never().do(onDispose: { disposals += 1 })
                #expect(allValues(e1.race(with: of("b"))) == ["b"])
                #expect(disposals == 1)
            }

            spec.equal("should unsubscribe from immediately emitting observable on unsubscription") { _ in
                var values: [String] = []
                var disposals = 0
                let e1 = never().startWith("a").do(onDispose: { disposals += 1 })
                let observation = e1.race(with: never()).subscribe({ values.append($0) })
                #expect(values == ["a"])
                #expect(disposals == 0)
                observation.dispose()
                #expect(disposals == 1)
            }
        }
    }
}
