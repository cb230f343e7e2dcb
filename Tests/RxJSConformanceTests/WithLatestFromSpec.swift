import BinderyStreams
import BinderyTesting
import Testing

@Suite struct WithLatestFromSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/withLatestFrom", of: 16) { spec in
            spec.equal("should combine events from cold observables") { m in
                let e2 = m.cold(" --1--2-3-4---|   ")
                let e2subs = "    ^------------!   "
                let e1 = m.cold(" -a--b-----c-d-e-|")
                let e1subs = "    ^---------------!"
                let expected = "  ----B-----C-D-E-|"

                let result = e1.withLatestFrom(e2).map { a, b in a + b }

                m.expect(result).toBe(expected, values: ["B": "b1", "C": "c4", "D": "d4", "E": "e4"])
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge the value with the latest values from the other observables into arrays") { m in
                let e2 = m.hot("  --e--^-f---g---h------|")
                let e2subs = "         ^-------------!   "
                let e3 = m.hot("  --i--^-j---k---l------|")
                let e3subs = "         ^-------------!   "
                let e1 = m.hot("  --a--^---b---c---d-|   ")
                let e1subs = "         ^-------------!   "
                let expected = "       ----x---y---z-|   "
                let values = ["x": ["b", "f", "j"], "y": ["c", "g", "k"], "z": ["d", "h", "l"]]

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { [$0.0, $0.1, $1] }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal(
                "should merge the value with the latest values from the other observables into arrays and a project argument"
            ) { m in
                let e2 = m.hot("  --e--^-f---g---h------|")
                let e2subs = "         ^-------------!   "
                let e3 = m.hot("  --i--^-j---k---l------|")
                let e3subs = "         ^-------------!   "
                let e1 = m.hot("  --a--^---b---c---d-|   ")
                let e1subs = "         ^-------------!   "
                let expected = "       ----x---y---z-|   "
                let values = ["x": "bfj", "y": "cgk", "z": "dhl"]

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { $0.0 + $0.1 + $1 }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e2 = m.hot("  --e--^-f---g---h------|")
                let e2subs = "         ^----------!      "
                let e3 = m.hot("  --i--^-j---k---l------|")
                let e3subs = "         ^----------!      "
                let e1 = m.hot("  --a--^---b---c---d-|   ")
                let e1subs = "         ^----------!      "
                let expected = "       ----x---y---      "
                let unsub = "          -----------!      "
                let values = ["x": "bfj", "y": "cgk", "z": "dhl"]

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { $0.0 + $0.1 + $1 }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e2 = m.hot("  --e--^-f---g---h------|")
                let e2subs = "         ^----------!      "
                let e3 = m.hot("  --i--^-j---k---l------|")
                let e3subs = "         ^----------!      "
                let e1 = m.hot("  --a--^---b---c---d-|   ")
                let e1subs = "         ^----------!      "
                let expected = "       ----x---y---      "
                let unsub = "          -----------!      "
                let values = ["x": "bfj", "y": "cgk", "z": "dhl"]

                let result = e1.flatMap { x in of(x) }.withLatestFrom(e2).withLatestFrom(e3).map { $0.0 + $0.1 + $1 }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should handle empty") { m in
                let e2 = m.hot("  --e--^-f---g---h----|")
                let e2subs = "         (^!)            "
                let e3 = m.hot("  --i--^-j---k---l----|")
                let e3subs = "         (^!)            "
                let e1 = m.cold("      |               ")
                let e1subs = "         (^!)            "
                let expected = "       |               "

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { [$0.0, $0.1, $1] }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should handle never") { m in
                let e2 = m.hot("   --e--^-f---g---h----|  ")
                let e2subs = "          ^--------------!  "
                let e3 = m.hot("   --i--^-j---k---l----|  ")
                let e3subs = "          ^--------------!  "
                let e1 = m.cold("        -                ")
                let e1subs = "           ^----------------"
                let expected = "      --------------------"

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { [$0.0, $0.1, $1] }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should handle throw") { m in
                let e2 = m.hot("  --e--^-f---g---h----|")
                let e2subs = "         (^!)            "
                let e3 = m.hot("  --i--^-j---k---l----|")
                let e3subs = "         (^!)            "
                let e1 = m.cold("      #               ")
                let e1subs = "         (^!)            "
                let expected = "       #               "

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { [$0.0, $0.1, $1] }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should handle error") { m in
                let e2 = m.hot("  --e--^-f---g---h----|")
                let e2subs = "         ^-------!       "
                let e3 = m.hot("  --i--^-j---k---l----|")
                let e3subs = "         ^-------!       "
                let e1 = m.hot("  --a--^---b---#       ", error: "boo-hoo")
                let e1subs = "         ^-------!       "
                let expected = "       ----x---#       "
                let values = ["x": ["b", "f", "j"]]

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { [$0.0, $0.1, $1] }

                m.expect(result).toBe(expected, values: values, error: "boo-hoo")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should handle error with project argument") { m in
                let e2 = m.hot("  --e--^-f---g---h----|")
                let e2subs = "         ^-------!       "
                let e3 = m.hot("  --i--^-j---k---l----|")
                let e3subs = "         ^-------!       "
                let e1 = m.hot("  --a--^---b---#       ", error: "boo-hoo")
                let e1subs = "         ^-------!       "
                let expected = "       ----x---#       "
                let values = ["x": "bfj"]

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { $0.0 + $0.1 + $1 }

                m.expect(result).toBe(expected, values: values, error: "boo-hoo")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should handle merging with empty") { m in
                let e2 = m.cold("      |                 ")
                let e2subs = "         (^!)              "
                let e3 = m.hot("  --i--^-j---k---l------|")
                let e3subs = "         ^-------------!   "
                let e1 = m.hot("  --a--^---b---c---d-|   ")
                let e1subs = "         ^-------------!   "
                let expected = "       --------------|   "

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { [$0.0, $0.1, $1] }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should handle merging with never") { m in
                let e2 = m.cold("      -                 ")
                let e2subs = "         ^-------------!   "
                let e3 = m.hot("  --i--^-j---k---l------|")
                let e3subs = "         ^-------------!   "
                let e1 = m.hot("  --a--^---b---c---d-|   ")
                let e1subs = "         ^-------------!   "
                let expected = "       --------------|   "

                let result = e1.withLatestFrom(e2).withLatestFrom(e3).map { [$0.0, $0.1, $1] }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.notApplicable("should handle promises", because: Reason.promises)

            spec.equal("should handle arrays") { m in
                let result = of(1).delay(for: .milliseconds(1)).withLatestFrom(from([2, 3, 4])).withLatestFrom(
                    from([4, 5, 6]))
                m.expect(result.map { [$0.0, $0.1, $1] }).toBe("-(x|)", values: ["x": [1, 4, 6]])
            }

            spec.notApplicable("should handle lowercase-o observables", because: Reason.interoperability)

            spec.equal("should work with synchronous observables") { _ in
                #expect(
                    allValues(of(1, 2, 3).withLatestFrom(of(4, 5)).map { [$0, $1] }) == [[1, 5], [2, 5], [3, 5]])
            }
        }
    }
}
