import BinderyStreams
import BinderyTesting
import Testing

@Suite struct OnErrorResumeNextSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/onErrorResumeNext", of: 15) { spec in
            spec.equal("should continue observable sequence with next observable") { m in
                let e1 = m.hot("  --a--b--#        ")
                let e1subs = "    ^-------!        "
                let e2 = m.cold("         --c--d--|")
                let e2subs = "    --------^-------!"
                let expected = "  --a--b----c--d--|"

                m.expect(e1.onErrorResumeNext(e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should continue with hot observables") { m in
                let e1 = m.hot("  --a--b--#        ")
                let e1subs = "    ^-------!        "
                let e2 = m.hot("  -----x----c--d--|")
                let e2subs = "    --------^-------!"
                let expected = "  --a--b----c--d--|"

                m.expect(e1.onErrorResumeNext(e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should continue with array of multiple observables that throw errors") { m in
                let e1 = m.hot("  --a--b--#                     ")
                let e1subs = "    ^-------!                     "
                let e2 = [
                    m.cold("                  --c--d--#             "),
                    m.cold("                          --e--#        "),
                    m.cold("                               --f--g--|"),
                ]
                let e2subs = [
                    "               --------^-------!",
                    "               ----------------^----!",
                    "               ---------------------^-------!",
                ]
                let expected = "  --a--b----c--d----e----f--g--|"

                m.expect(e1.onErrorResumeNext(e2.map { $0.eraseToAnySignal() })).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2[0]).toBe(e2subs[0])
                m.expectSubscriptions(e2[1]).toBe(e2subs[1])
                m.expectSubscriptions(e2[2]).toBe(e2subs[2])
            }

            spec.equal("should continue with multiple observables that throw errors") { m in
                let e1 = m.hot("  --a--b--#                     ")
                let e1subs = "    ^-------!                     "
                let e2 = m.cold("         --c--d--#             ")
                let e2subs = "    --------^-------!             "
                let e3 = m.cold("                 --e--#        ")
                let e3subs = "    ----------------^----!        "
                let e4 = m.cold("                      --f--g--|")
                let e4subs = "    ---------------------^-------!"
                let expected = "  --a--b----c--d----e----f--g--|"

                m.expect(e1.onErrorResumeNext(e2, e3, e4)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
                m.expectSubscriptions(e4).toBe(e4subs)
            }

            spec.equal("should continue with multiple observables that don't throw error") { m in
                let e1 = m.hot("  --a--b--|                     ")
                let e1subs = "    ^-------!                     "
                let e2 = m.cold("         --c--d--|             ")
                let e2subs = "    --------^-------!             "
                let e3 = m.cold("                 --e--|        ")
                let e3subs = "    ----------------^----!        "
                let e4 = m.cold("                      --f--g--|")
                let e4subs = "    ---------------------^-------!"
                let expected = "  --a--b----c--d----e----f--g--|"

                m.expect(e1.onErrorResumeNext(e2, e3, e4)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
                m.expectSubscriptions(e4).toBe(e4subs)
            }

            spec.equal("should continue after empty observable") { m in
                let e1 = m.hot("  |                     ")
                let e1subs = "    (^!)                  "
                let e2 = m.cold(" --c--d--|             ")
                let e2subs = "    ^-------!             "
                let e3 = m.cold("         --e--#        ")
                let e3subs = "    --------^----!        "
                let e4 = m.cold("              --f--g--|")
                let e4subs = "    -------------^-------!"
                let expected = "  --c--d----e----f--g--|"

                m.expect(e1.onErrorResumeNext(e2, e3, e4)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
                m.expectSubscriptions(e4).toBe(e4subs)
            }

            spec.equal("should not complete with observable that does not complete") { m in
                let e1 = m.hot("  --a--b--| ")
                let e1subs = "    ^-------! "
                let e2 = m.cold("         --")
                let e2subs = "    --------^-"
                let expected = "  --a--b----"

                m.expect(e1.onErrorResumeNext(e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not continue when source observable does not complete") { m in
                let e1 = m.hot("  --a--")
                let e1subs = "    ^----"
                let e2 = m.cold("-b--c-")
                let e2subs: [String] = []
                let expected = "  --a--"

                m.expect(e1.onErrorResumeNext(e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should complete observable when next observable throws") { m in
                let e1 = m.hot("  --a--b--#        ")
                let e1subs = "    ^-------!        "
                let e2 = m.cold("         --c--d--#")
                let e2subs = "    --------^-------!"
                let expected = "  --a--b----c--d--|"

                m.expect(e1.onErrorResumeNext(e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                throwError("Some error", Int.self).onErrorResumeNext(synchronousObservable).take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.notApplicable(
                "should unsubscribe from an interop observable upon explicit unsubscription",
                because: Reason.interoperability)

            spec.notApplicable("should work with promise", because: Reason.promises)

            spec.notApplicable(
                "should skip invalid sources and move on", because: "what is not a signal does not compile")

            spec.equal("should call finalize after each sync observable") { _ in
                var results: [String] = []
                let part = { (number: Int) in of(number).do(onDispose: { results.append("finalize \(number)") }) }
                part(1).onErrorResumeNext(part(2), part(3), part(4))
                    .subscribe({ results.append("\($0)") }, complete: { results.append("complete") })
                #expect(
                    results == ["1", "finalize 1", "2", "finalize 2", "3", "finalize 3", "4", "finalize 4", "complete"])
            }

            spec.equal("should not subscribe to the next source until after the previous is finalized.") { _ in
                var results: [String] = []
                let part = { (number: Int) in
                    of(number).do(
                        onStart: { results.append("subscribe \(number)") },
                        onDispose: { results.append("finalize \(number)") })
                }
                part(1).onErrorResumeNext(part(2), part(3), part(4))
                    .subscribe({ results.append("\($0)") }, complete: { results.append("complete") })
                let expected = (1...4).flatMap { ["subscribe \($0)", "\($0)", "finalize \($0)"] } + ["complete"]
                #expect(results == expected)
            }
        }
    }
}

extension Signal {
    /// What RxJS makes an operator of: each signal without its failure, one after the other.
    fileprivate func onErrorResumeNext(_ next: [AnySignal<Value, Failure>]) -> some Signal<Value, Failure> {
        BinderyStreams.concat(
            ([eraseToAnySignal()] + next).map { signal in signal.catch { _ in Producer<Value, Failure>.empty() } })
    }

    fileprivate func onErrorResumeNext<Next: Signal>(_ next: Next...) -> some Signal<Value, Failure>
    where Next.Value == Value, Next.Failure == Failure {
        onErrorResumeNext(next.map { $0.eraseToAnySignal() })
    }
}
