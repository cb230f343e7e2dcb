import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SequenceEqualSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/sequenceEqual", of: 23) { spec in
            spec.equal("should return true for two equal sequences") { m in
                let s1 = m.hot("--a--^--b--c--d--e--f--g--|       ")
                let s1subs = "       ^--------------------!       "
                let s2 = m.hot("-----^-----b--c--d-e-f------g-|   ")
                let s2subs = "       ^------------------------!   "
                let expected = "     -------------------------(T|)"

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal("should return false for two sync observables that are unequal in length") { m in
                let s1 = m.cold(" (abcdefg|)")
                let s2 = m.cold(" (abc|)    ")
                let expected = "  (F|)      "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
            }

            spec.equal("should return true for two sync observables that match") { m in
                let s1 = m.cold(" (abcdefg|)")
                let s2 = m.cold(" (abcdefg|)")
                let expected = "  (T|)      "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
            }

            spec.equal(
                "should return true for two observables that match when the last one emits and completes in the same frame"
            ) { m in
                let s1 = m.hot("--a--^--b--c--d--e--f--g--|       ")
                let s1subs = "       ^--------------------!       "
                let s2 = m.hot("-----^--b--c--d--e--f--g------|   ")
                let s2subs = "       ^------------------------!   "
                let expected = "     -------------------------(T|)"

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal(
                "should return true for two observables that match when the last one emits and completes in the same frame"
            ) { m in
                let s1 = m.hot("--a--^--b--c--d--e--f--g--|       ")
                let s1subs = "       ^--------------------!       "
                let s2 = m.hot("-----^--b--c--d--e--f---------(g|)")
                let s2subs = "       ^------------------------!   "
                let expected = "     -------------------------(T|)"

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal("should error with an errored source") { m in
                let s1 = m.hot("--a--^--b---c---#  ")
                let s2 = m.hot("--a--^--b---c-----|")
                let expected = "     -----------#  "
                let sub = "          ^----------!  "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(sub)
                m.expectSubscriptions(s2).toBe(sub)
            }

            spec.equal("should error with an errored compareTo") { m in
                let s1 = m.hot("--a--^--b---c-----|")
                let s2 = m.hot("--a--^--b---c---#  ")
                let expected = "     -----------#  "
                let sub = "          ^----------!  "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(sub)
                m.expectSubscriptions(s2).toBe(sub)
            }

            spec.equal("should error if the source is a throw") { m in
                let s1 = m.cold(" #            ")
                let s2 = m.cold(" ---a--b--c--|")
                let expected = "  #            "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected)
            }

            spec.equal("should never return if source is a never") { m in
                let s1 = m.cold(" ------------")
                let s2 = m.cold(" --a--b--c--|")
                let expected = "  ------------"

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected)
            }

            spec.equal("should never return if compareTo is a never") { m in
                let s1 = m.cold(" --a--b--c--|")
                let s2 = m.cold(" ------------")
                let expected = "  ------------"

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected)
            }

            spec.equal("should return false if source is empty and compareTo is not") { m in
                let s1 = m.cold(" |            ")
                let s1subs = "    (^!)          "
                let s2 = m.cold(" ------a------")
                let s2subs = "    ^-----!      "
                let expected = "  ------(F|)   "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal("should return false if compareTo is empty and source is not") { m in
                let s1 = m.cold(" ------a------")
                let s2 = m.cold(" |            ")
                let expected = "  ------(F|)   "
                let s1subs = "    ^-----!      "
                let s2subs = "    (^!)         "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal("should return never if compareTo is empty and source is never") { m in
                let s1 = m.cold(" -")
                let s2 = m.cold(" |")
                let expected = "  -"

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected)
            }

            spec.equal("should return never if source is empty and compareTo is never") { m in
                let s1 = m.cold(" |")
                let s2 = m.cold(" -")
                let expected = "  -"

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected)
            }

            spec.notApplicable("should error if the comparator function errors", because: Reason.typedFailure)

            spec.equal("should use the provided comparator function") { m in
                let s1 = m.hot("--a--^--b-----c------d--|         ", values: words)
                let s1subs = "         ^------------------!         "
                let s2 = m.hot("-----^--------x---y---z-------|   ", values: words)
                let s2subs = "         ^------------------------!   "
                let expected = "       -------------------------(T|)"

                let source = s1.sequenceEqual(s2, by: { $0.value == $1.value })

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal("should return false for two unequal sequences, compareTo finishing last") { m in
                let s1 = m.hot("--a--^--b--c--d--e--f--g--|    ")
                let s1subs = "       ^--------------------!    "
                let s2 = m.hot("-----^-----b--c--d-e-f------z-|")
                let s2subs = "       ^----------------------!   "
                let expected = "     -----------------------(F|)"

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal("should return false for two unequal sequences, early wrong value from source") { m in
                let s1 = m.hot("--a--^--b--c---x-----------|")
                let s1subs = "       ^---------!            "
                let s2 = m.hot("-----^--b--c--d--e--f--|    ")
                let s2subs = "       ^---------!            "
                let expected = "     ----------(F|)         "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal("should return false when the source emits an extra value after the compareTo completes") { m in
                let s1 = m.hot("--a--^--b--c--d--e--f--g--h--|")
                let s1subs = "       ^-----------!            "
                let s2 = m.hot("-----^--b--c--d-|             ")
                let s2subs = "       ^----------!             "
                let expected = "     ------------(F|)         "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal("should return false when the compareTo emits an extra value after the source completes") { m in
                let s1 = m.hot("--a--^--b--c--d-|             ")
                let s1subs = "       ^----------!             "
                let s2 = m.hot("-----^--b--c--d--e--f--g--h--|")
                let s2subs = "       ^-----------!            "
                let expected = "     ------------(F|)         "

                let source = s1.sequenceEqual(s2)

                m.expect(source).toBe(expected, values: booleans)
                m.expectSubscriptions(s1).toBe(s1subs)
                m.expectSubscriptions(s2).toBe(s2subs)
            }

            spec.equal("should return true for two empty observables") { m in
                let s1 = m.cold(" |   ")
                let s2 = m.cold(" |   ")
                let expected = "  (T|)"

                let source = s1.sequenceEqual(s2)
                m.expect(source).toBe(expected, values: booleans)
            }

            spec.equal("should return false for an empty observable and an observable that emits") { m in
                let s1 = m.cold(" |      ")
                let s2 = m.cold(" ---a--|")
                let expected = "  ---(F|)"

                let source = s1.sequenceEqual(s2)
                m.expect(source).toBe(expected, values: booleans)
            }

            spec.equal("should return compare hot and cold observables") { m in
                let s1 = m.hot("---a--^---b---c---d---e---f---g---h---i---j---|   ")
                let s2 = m.cold("     ----b---c-|                                 ")
                let s2subs = "        ^---------!                                 "
                let expected1 = "     ------------(F|)                            "
                let s3 = m.cold("                        -f---g---h---i---j---|   ")
                let test2subs = "     -------------------^                        "
                let expected2 = "     ----------------------------------------(T|)"
                let s3subs = "        -------------------^--------------------!   "

                let test1 = s1.sequenceEqual(s2)
                let test2 = s1.sequenceEqual(s3)

                m.expect(test1).toBe(expected1, values: booleans)
                m.expect(test2, unsubscribedAt: test2subs).toBe(expected2, values: booleans)
                m.expectSubscriptions(s2).toBe(s2subs)
                m.expectSubscriptions(s3).toBe(s3subs)
            }
        }
    }
}

private let booleans = ["T": true, "F": false]

private struct Word {
    let value: String
    var more: [String: String] = [:]
}

private let words = [
    "a": Word(value: ""), "b": Word(value: "bees knees"), "c": Word(value: "carpy dumb"), "d": Word(value: "derp"),
    "x": Word(value: "bees knees", more: ["foo": "lol"]), "y": Word(value: "carpy dumb", more: ["scooby": "doo"]),
    "z": Word(value: "derp", more: ["weCouldBe": "dancin, yeah"]),
]
