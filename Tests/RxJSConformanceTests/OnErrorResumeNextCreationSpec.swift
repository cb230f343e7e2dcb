import BinderyStreams
import BinderyTesting
import Testing

@Suite struct OnErrorResumeNextCreationSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/onErrorResumeNext", of: 5) { spec in
            spec.equal("should continue with observables") { m in
                let s1 = m.hot("  --a--b--#                     ")
                let s2 = m.cold("         --c--d--#             ")
                let s3 = m.cold("                 --e--#        ")
                let s4 = m.cold("                      --f--g--|")
                let subs1 = "     ^-------!                     "
                let subs2 = "     --------^-------!             "
                let subs3 = "     ----------------^----!        "
                let subs4 = "     ---------------------^-------!"
                let expected = "  --a--b----c--d----e----f--g--|"

                m.expect(onErrorResumeNext([s1, s2, s3, s4])).toBe(expected)
                m.expectSubscriptions(s1).toBe(subs1)
                m.expectSubscriptions(s2).toBe(subs2)
                m.expectSubscriptions(s3).toBe(subs3)
                m.expectSubscriptions(s4).toBe(subs4)
            }

            spec.equal("should continue array of observables") { m in
                let s1 = m.hot("  --a--b--#                     ")
                let s2 = m.cold("         --c--d--#             ")
                let s3 = m.cold("                 --e--#        ")
                let s4 = m.cold("                      --f--g--|")
                let subs1 = "     ^-------!                     "
                let subs2 = "     --------^-------!             "
                let subs3 = "     ----------------^----!        "
                let subs4 = "     ---------------------^-------!"
                let expected = "  --a--b----c--d----e----f--g--|"

                m.expect(onErrorResumeNext([s1, s2, s3, s4])).toBe(expected)
                m.expectSubscriptions(s1).toBe(subs1)
                m.expectSubscriptions(s2).toBe(subs2)
                m.expectSubscriptions(s3).toBe(subs3)
                m.expectSubscriptions(s4).toBe(subs4)
            }

            spec.equal("should complete single observable throws") { m in
                let source = m.hot("#   ")
                let subs = "        (^!)"
                let expected = "    |   "

                m.expect(onErrorResumeNext([source])).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.notApplicable(
                "should skip invalid sources and move on", because: "what is not a signal does not compile")

            spec.equal("should call finalize after each sync observable") { _ in
                var results: [String] = []
                let part = { (number: Int) in of(number).do(onDispose: { results.append("finalize \(number)") }) }
                onErrorResumeNext([part(1), part(2), part(3), part(4)])
                    .subscribe({ results.append("\($0)") }, complete: { results.append("complete") })
                #expect(
                    results == ["1", "finalize 1", "2", "finalize 2", "3", "finalize 3", "4", "finalize 4", "complete"])
            }
        }
    }
}

/// What RxJS makes an operator of: each signal without its failure, one after the other.
private func onErrorResumeNext<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> {
    concat(signals.map { signal in signal.catch { _ in Producer<S.Value, S.Failure>.empty() } })
}
