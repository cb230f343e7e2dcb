import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ForkJoinSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/forkJoin", of: 46) { spec in
            spec.equal("should join the last values of the provided observables into an array") { m in
                let s1 = m.hot("  -a--b-----c-d-e-|")
                let s2 = m.hot("  --------f--g-h-i--j-|")
                let s3 = m.cold(" --1--2-3-4---|")
                let e1 = forkJoin([s1, s2, s3])
                let expected = "  --------------------(x|)"

                m.expect(e1).toBe(expected, values: ["x": ["e", "j", "4"]])
            }

            spec.notApplicable(
                "should support a resultSelector with an Array of ObservableInputs", because: Reason.resultSelector)

            spec.notApplicable(
                "should support a resultSelector with a spread of ObservableInputs", because: Reason.resultSelector)

            spec.equal("should accept single observable") { m in
                let e1 = forkJoin([m.hot("--a--b--c--d--|")])
                let expected = "         --------------(x|)"

                m.expect(e1).toBe(expected, values: ["x": ["d"]])
            }

            spec.equal("should join the last values of the provided observables into an array") { m in
                let s1 = m.hot("  --a--b--c--d--|")
                let s2 = m.hot("  (b|)")
                let s3 = m.hot("  --1--2--3--|")
                let e1 = forkJoin([s1, s2, s3])
                let expected = "  --------------(x|)"

                m.expect(e1).toBe(expected, values: ["x": ["d", "b", "3"]])
            }

            spec.equal("should allow emit null or undefined") { m in
                let s1 = m.hot("      --a--b--c--d--|", values: ["a": "a", "b": "b", "c": "c", "d": nil])
                let s2 = m.hot("      (b|)", values: ["b": Optional("b")])
                let s3 = m.hot("      --1--2--3--|", values: ["1": "1", "2": "2", "3": Optional("3")])
                let s4 = m.hot("      -----r--t--u--|", values: ["r": "r", "t": "t", "u": nil])
                let expected = "      --------------(x|)"
                m.expect(forkJoin([s1, s2, s3, s4])).toBe(expected, values: ["x": [nil, "b", "3", nil]])
            }

            spec.equal("should accept array of observable contains single") { m in
                let s1 = m.hot("  --a--b--c--d--|")
                let e1 = forkJoin([s1])
                let expected = "  --------------(x|)"

                m.expect(e1).toBe(expected, values: ["x": ["d"]])
            }

            spec.notApplicable("should accept lowercase-o observables", because: Reason.interoperability)

            spec.notApplicable("should accept empty lowercase-o observables", because: Reason.interoperability)

            spec.notApplicable("should accept promise", because: Reason.promises)

            spec.equal("should accept array of observables") { m in
                let s1 = m.hot("  --a--b--c--d--|")
                let s2 = m.hot("  (b|)")
                let s3 = m.hot("  --1--2--3--|")
                let e1 = forkJoin([s1, s2, s3])
                let expected = "  --------------(x|)"

                m.expect(e1).toBe(expected, values: ["x": ["d", "b", "3"]])
            }

            spec.equal("should not emit if any of source observable is empty") { m in
                let s1 = m.hot("  --a--b--c--d--|")
                let s2 = m.hot("  (b|)")
                let s3 = m.hot("  ------------------|")
                let e1 = forkJoin([s1, s2, s3])
                let expected = "  ------------------|"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should complete early if any of source is empty and completes before than others") { m in
                let s1 = m.hot("  --a--b--c--d--|")
                let s2 = m.hot("  (b|)")
                let s3 = m.hot("  ---------|")
                let e1 = forkJoin([s1, s2, s3])
                let expected = "  ---------|"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should complete when all sources are empty") { m in
                let s1 = m.hot("  --------------|")
                let s2 = m.hot("  ---------|")
                let e1 = forkJoin([s1, s2])
                let expected = "  ---------|"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should not complete when only source never completes") { m in
                let e1 = forkJoin([m.hot("--------------")])
                let expected = "          --------------"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should not complete when one of the sources never completes") { m in
                let s1 = m.hot("--------------")
                let s2 = m.hot("-a---b--c--|")
                let e1 = forkJoin([s1, s2])
                let expected = "  -"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should complete when one of the sources never completes but other completes without values") {
                m in
                let s1 = m.hot("  --------------")
                let s2 = m.hot("  ------|")
                let e1 = forkJoin([s1, s2])
                let expected = "  ------|"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should complete if source is not provided") { m in
                let e1 = forkJoin([Letters]())
                let expected = "  |"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should complete if sources list is empty") { m in
                let e1 = forkJoin([Letters]())
                let expected = "  |"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should raise error when any of source raises error with empty observable") { m in
                let s1 = m.hot("  ------#")
                let s2 = m.hot("  ---------|")
                let e1 = forkJoin([s1, s2])
                let expected = "  ------#"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should raise error when any of source raises error with source that never completes") { m in
                let s1 = m.hot("  ------#")
                let s2 = m.hot("  ----------")
                let e1 = forkJoin([s1, s2])
                let expected = "  ------#"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should raise error when source raises error") { m in
                let s1 = m.hot("  ------#")
                let s2 = m.hot("  ---a-----|")
                let e1 = forkJoin([s1, s2])
                let expected = "  ------#"

                m.expect(e1).toBe(expected)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("--a--^--b--c---d-| ")
                let e1subs = "       ^--------!    "
                let e2 = m.hot("---e-^---f--g---h-|")
                let e2subs = "       ^--------!    "
                let expected = "     ----------    "
                let unsub = "        ---------!    "

                let result = forkJoin([e1, e2])

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should unsubscribe other Observables, when one of them errors") { m in
                let e1 = m.hot("--a--^--b--c---d-| ")
                let e1subs = "       ^--------!    "
                let e2 = m.hot("---e-^---f--g-#")
                let e2subs = "       ^--------!    "
                let expected = "     ---------#    "

                let result = forkJoin([e1, e2])

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.differs(
                "should finalize in the proper order",
                because:
                    "the last values are sent by the completion of the last source, which therefore ends after them"
            ) { m in
                var results: [String] = []
                let parts = [1, 2, 3, 4].map { number in
                    timer(.milliseconds(100)).map { _ in number }.do(onDispose: {
                        results.append("finalized \(number)")
                    })
                }
                forkJoin(parts).subscribe({ results.append("\($0)") })
                m.flush()
                #expect(results == ["finalized 1", "finalized 2", "finalized 3", "[1, 2, 3, 4]", "finalized 4"])
            }

            spec.notApplicable(
                "should join the last values of the provided observables into an array",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should allow emit null or undefined", because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should accept array of observable contains single",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should accept lowercase-o observables", because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should accept empty lowercase-o observables", because: "tuples and arrays take the place of objects")

            spec.notApplicable("should accept promise", because: Reason.promises)

            spec.notApplicable(
                "should accept an object of observables", because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should not emit if any of source observable is empty",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should complete early if any of source is empty and completes before than others",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should complete when all sources are empty", because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should not complete when only source never completes",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should not complete when one of the sources never completes",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should complete when one of the sources never completes but other completes without values",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should have same v5/v6 throwing behavior full argument of null",
                because: "what is not a signal does not compile")

            spec.notApplicable(
                "should complete if sources object is empty", because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should raise error when any of source raises error with empty observable",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should raise error when any of source raises error with source that never completes",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should raise error when source raises error", because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should allow unsubscribing early and explicitly",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable(
                "should unsubscribe other Observables, when one of them errors",
                because: "tuples and arrays take the place of objects")

            spec.notApplicable("should accept promise as the first arg", because: Reason.promises)
        }
    }
}

/// What RxJS makes an operator of: the last values, zipped, since one without any ends them all.
private func forkJoin<S: Signal>(_ signals: [S]) -> some Signal<[S.Value], S.Failure> {
    zip(signals.map { $0.last() })
}
