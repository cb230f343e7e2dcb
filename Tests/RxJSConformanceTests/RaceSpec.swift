import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RaceSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/race", of: 16) { spec in
            spec.equal("should race a single observable") { m in
                let e1 = m.cold(" ---a-----b-----c----|")
                let e1subs = "    ^-------------------!"
                let expected = "  ---a-----b-----c----|"

                let result = race(e1)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should race cold and cold") { m in
                let e1 = m.cold(" ---a-----b-----c----|   ")
                let e1subs = "    ^-------------------!   "
                let e2 = m.cold(" ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---a-----b-----c----|   "

                let result = race(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should race with array of observable") { m in
                let e1 = m.cold(" ---a-----b-----c----|   ")
                let e1subs = "    ^-------------------!   "
                let e2 = m.cold(" ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---a-----b-----c----|   "

                let result = race(e1, e2)

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

                let result = race(e1, e2)

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

                let result = race(e1, e2)

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

                let result = race(e1, e2)

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

                let result = race(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.cold(" ---a-----b-----c----|   ")
                let e1subs = "    ^-----------!           "
                let e2 = m.hot("  ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---a-----b---           "
                let unsub = "     ------------!           "

                let result = race(e1, e2)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--^--b--c---d-| ")
                let e1subs = "         ^--------!    "
                let e2 = m.hot("  ---e-^---f--g---h-|")
                let e2subs = "         ^--!          "
                let expected = "       ---b--c---    "
                let unsub = "          ---------!    "

                let result = race(e1.flatMap { x in of(x) }, e2.flatMap { x in of(x) }).flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should never emit when given non emitting sources") { m in
                let e1 = m.cold(" ---|")
                let e2 = m.cold(" ---|")
                let e1subs = "    ^--!"
                let expected = "  ---|"

                let source = race(e1, e2)

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should throw when error occurs mid stream") { m in
                let e1 = m.cold(" ---a-----#              ")
                let e1subs = "    ^--------!              "
                let e2 = m.cold(" ------x-----y-----z----|")
                let e2subs = "    ^--!                    "
                let expected = "  ---a-----#              "

                let result = race(e1, e2)

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

                let result = race(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("handle empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                let source = race(e1)

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("handle never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let source = race(e1)

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("handle throw") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let source = race(e1)

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support a single ObservableInput argument", because: Reason.promises)
        }
    }
}
