import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MergeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/merge", of: 23) { spec in
            /** @prettier */

            spec.equal("should merge cold and cold") { m in
                let e1 = m.cold(" ---a-----b-----c----|   ")
                let e1subs = "    ^-------------------!   "
                let e2 = m.cold(" ------x-----y-----z----|")
                let e2subs = "    ^----------------------!"
                let expected = "  ---a--x--b--y--c--z----|"

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.notApplicable(
                "should return itself when try to merge single observable", because: "signals have no identity")

            spec.equal("should merge hot and hot") { m in
                let e1 = m.hot(" ---a---^-b-----c----|   ")
                let e1subs = "          ^------------!   "
                let e2 = m.hot(" -----x-^----y-----z----|")
                let e2subs = "          ^---------------!"
                let expected = "        --b--y--c--z----|"

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge hot and cold") { m in
                let e1 = m.hot(" ---a-^---b-----c----|    ")
                let e1subs = "        ^--------------!    "
                let e2 = m.cold("     --x-----y-----z----|")
                let e2subs = "        ^------------------!"
                let expected = "      --x-b---y-c---z----|"

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge parallel emissions") { m in
                let e1 = m.hot("  ---a----b----c----|")
                let e1subs = "    ^-----------------!"
                let e2 = m.hot("  ---x----y----z----|")
                let e2subs = "    ^-----------------!"
                let expected = "  ---(ax)-(by)-(cz)-|"

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge empty and empty") { m in
                let e1 = m.cold("|   ")
                let e1subs = "   (^!)"
                let e2 = m.cold("|   ")
                let e2subs = "   (^!)"
                let expected = "  |  "

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge three empties") { m in
                let e1 = m.cold("|   ")
                let e1subs = "   (^!)"
                let e2 = m.cold("|   ")
                let e2subs = "   (^!)"
                let e3 = m.cold("|   ")
                let e3subs = "   (^!)"
                let expected = "  |  "

                let result = merge(e1, e2, e3)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should merge never and empty") { m in
                let e1 = m.cold("-   ")
                let e1subs = "   ^   "
                let e2 = m.cold("|   ")
                let e2subs = "   (^!)"
                let expected = "  -  "

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge never and never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let e2 = m.cold(" -")
                let e2subs = "    ^"
                let expected = "  -"

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge empty and throw") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let e2 = m.cold(" #   ")
                let e2subs = "    (^!)"
                let expected = "  #"

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge hot and throw") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    (^!)        "
                let e2 = m.cold(" #           ")
                let e2subs = "    (^!)        "
                let expected = "  #           "

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge never and throw") { m in
                let e1 = m.cold(" -   ")
                let e1subs = "    (^!)"
                let e2 = m.cold(" #   ")
                let e2subs = "    (^!)"
                let expected = "  #   "

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge empty and eventual error") { m in
                let e1 = m.cold(" |       ")
                let e1subs = "    (^!)    "
                let e2 = m.hot("  -------#")
                let e2subs = "    ^------!"
                let expected = "  -------#"

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge hot and error") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^------!    "
                let e2 = m.hot("  -------#    ")
                let e2subs = "    ^------!    "
                let expected = "  --a--b-#    "

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge never and error") { m in
                let e1 = m.hot("  --------")
                let e1subs = "    ^------!"
                let e2 = m.hot("  -------#")
                let e2subs = "    ^------!"
                let expected = "  -------#"

                let result = merge(e1, e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge single lowerCaseO into RxJS Observable") { m in
                let e1 = of("a", "b", "c")

                let result = merge(e1)

                m.expect(result).toBe("(abc|)")
            }

            spec.equal("should merge two lowerCaseO into RxJS Observable") { m in
                let e1 = of("a", "b", "c")
                let e2 = of("d", "e", "f")

                let result = merge(e1, e2)

                m.expect(result).toBe("(abcdef|)")
            }

            spec.equal("should merge single lowerCaseO into RxJS Observable") { m in
                let e1 = of("a", "b", "c")

                let result = merge(e1)

                m.expect(result).toBe("(abc|)")
            }

            spec.equal("should handle concurrency limits") { m in
                let e1 = m.cold(" ---a---b---c---|            ")
                let e2 = m.cold(" -d---e---f--|               ")
                let e3 = m.cold("             ---x---y---z---|")
                let expected = "  -d-a-e-b-f-c---x---y---z---|"
                m.expect(from([e1, e2, e3]).flatMap(maxConcurrent: 2) { $0 }).toBe(expected)
            }

            spec.equal("should handle scheduler") { m in
                let delayTime = m.time("--|")
                let e1 = of("a")
                let e2 = of("b").delay(for: delayTime)
                let expected = "  a-(b|)"

                m.expect(e1.merge(with: e2)).toBe(expected)
            }

            spec.equal("should handle scheduler with concurrency limits") { m in
                let e1 = m.cold(" ---a---b---c---|            ")
                let e2 = m.cold(" -d---e---f--|               ")
                let e3 = m.cold("             ---x---y---z---|")
                let expected = "  -d-a-e-b-f-c---x---y---z---|"
                m.expect(from([e1, e2, e3]).flatMap(maxConcurrent: 2) { $0 }).toBe(expected)
            }

            spec.notApplicable(
                "should use the scheduler even when one Observable is merged", because: Reason.schedulerArgument)

            spec.equal("should deem a single array argument to be an ObservableInput") { m in
                let array = ["foo", "bar"]
                let expected = "  (fb|)"
                m.expect(from(array)).toBe(expected, values: ["f": "foo", "b": "bar"])
            }
        }
    }
}
