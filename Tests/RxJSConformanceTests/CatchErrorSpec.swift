import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CatchErrorSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/catchError", of: 23) { spec in
            spec.equal("should catch error and replace with a cold Observable") { m in
                let e1 = m.hot("  --a--b--#       ")
                let e2 = m.cold("         -1-2-3-|")
                let expected = "  --a--b---1-2-3-|"

                let result = e1.catch { _ in e2 }

                m.expect(result).toBe(expected)
            }

            spec.equal("should catch error and replace it with Observable.of()") { m in
                let e1 = m.hot("  --a--b--c--------|")
                let subs = "      ^-------!"
                let expected = "  --a--b--(XYZ|)"

                let result =
                    e1
                    .tryMap { n throws(MarbleError) in try failing(at: "c", n) }
                    .catch { _ in of("X", "Y", "Z") }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should catch error and replace it with a cold Observable") { m in
                let e1 = m.hot("  --a--b--#          ")
                let e1subs = "    ^-------!          "
                let e2 = m.cold("         1-2-3-4-5-|")
                let e2subs = "    --------^---------!"
                let expected = "  --a--b--1-2-3-4-5-|"

                let result = e1.catch { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --1-2-3-4-5-6---#")
                let e1subs = "    ^------!         "
                let expected = "  --1-2-3-         "
                let unsub = "     -------!         "

                let result = e1.catch { _ in of("X", "Y", "Z") }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.hot("  --1-2-3-4-5-6---#")
                let e1subs = "    ^------!         "
                let expected = "  --1-2-3-         "
                let unsub = "     -------!         "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .catch { _ in of("X", "Y", "Z") }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should unsubscribe from a caught hot caught observable when unsubscribed explicitly") { m in
                let e1 = m.hot("  -1-2-3-#          ")
                let e1subs = "    ^------!          "
                let e2 = m.hot("  ---3-4-5-6-7-8-9-|")
                let e2subs = "    -------^----!     "
                let expected = "  -1-2-3-5-6-7-     "
                let unsub = "     ------------!     "

                let result = e1.catch { _ in e2 }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should unsubscribe from a caught cold caught observable when unsubscribed explicitly") { m in
                let e1 = m.hot("  -1-2-3-#          ")
                let e1subs = "    ^------!          "
                let e2 = m.cold("        5-6-7-8-9-|")
                let e2subs = "    -------^----!     "
                let expected = "  -1-2-3-5-6-7-     "
                let unsub = "     ------------!     "

                let result = e1.catch { _ in e2 }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.notApplicable(
                "should unsubscribe from a caught cold caught interop observable when unsubscribed explicitly",
                because: Reason.interoperability)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let step = { (number: Int) in
                    Producer<Int, MarbleError>.deferred {
                        sideEffects.append(number)
                        return of(number)
                    }
                }
                let synchronous = step(1).concat(with: step(2)).concat(with: step(3))
                throwError("Some error", Int.self).catch { _ in synchronous }.take(while: { $0 != 2 }).subscribe()
                #expect(sideEffects == [1, 2])
            }

            spec.equal("should catch error and replace it with a hot Observable") { m in
                let e1 = m.hot("  --a--b--#          ")
                let e1subs = "    ^-------!          "
                let e2 = m.hot("  1-2-3-4-5-6-7-8-9-|")
                let e2subs = "    --------^---------!"
                let expected = "  --a--b--5-6-7-8-9-|"

                let result = e1.catch { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should catch and allow the cold observable to be repeated with the third (caught) argument") {
                m in
                let e1 = m.cold("--a--b--c--------|       ")
                let subs = [
                    "               ^-------!                ",
                    "              --------^-------!         ",
                    "              ----------------^-------! ",
                ]
                let expected = "  --a--b----a--b----a--b--#"

                let caught = e1.tryMap { n throws(MarbleError) in try failing(at: "c", n) }
                let result = caught.catch { _ in caught.catch { _ in caught.catch { _ in throwError("done") } } }

                m.expect(result).toBe(expected, error: "done")
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should catch and allow the hot observable to proceed with the third (caught) argument") { m in
                let e1 = m.hot("  --a--b--c----d---|")
                let subs = [
                    "               ^-------!         ",
                    "              --------^--------! ",
                ]
                let expected = "  --a--b-------d---|"

                let caught = e1.tryMap { n throws(MarbleError) in try failing(at: "c", n) }
                let result = caught.catch { _ in caught.catch { _ in caught.catch { _ in throwError("done") } } }

                m.expect(result).toBe(expected, error: "done")
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should catch and replace a Observable.throw() as the source") { m in
                let e1 = m.cold(" #")
                let subs = "      (^!)"
                let expected = "  (abc|)"

                let result = e1.catch { _ in of("a", "b", "c") }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should mirror the source if it does not raise errors") { m in
                let e1 = m.cold(" --a--b--c--|")
                let subs = "      ^----------!"
                let expected = "  --a--b--c--|"

                let result = e1.catch { _ in of("x", "y", "z") }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should complete if you return Observable.empty()") { m in
                let e1 = m.hot("  --a--b--#")
                let e1subs = "    ^-------!"
                let e2 = m.cold("         |")
                let e2subs = "    --------(^!)"
                let expected = "  --a--b--|"

                let result = e1.catch { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error if you return Observable.throw()") { m in
                let e1 = m.hot("  --a--b--#")
                let e1subs = "    ^-------!"
                let e2 = m.cold("         #")
                let e2subs = "    --------(^!)"
                let expected = "  --a--b--#"

                let result = e1.catch { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should never terminate if you return NEVER") { m in
                let e1 = m.hot("  --a--b--#")
                let e1subs = "    ^-------!"
                let e2 = m.cold("         -")
                let e2subs = "    --------^"
                let expected = "  --a--b---"

                let result = e1.catch { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should pass the error as the first argument") { _ in
                var errors: [MarbleError] = []
                var isCompleted = false
                throwError("bad").catch { error in
                    errors.append(error)
                    return empty(String.self)
                }.subscribe(complete: { isCompleted = true })
                #expect(errors == ["bad"])
                #expect(isCompleted)
            }

            spec.notApplicable("should accept selector returns any ObservableInput", because: Reason.interoperability)

            spec.notApplicable("should catch errors throw from within the constructor", because: Reason.typedFailure)

            spec.notApplicable("should chain a throw from a promise using Observable.throw", because: Reason.noPromise)

            spec.equal("Properly handle async handled result if source is synchronous") { m in
                var values: [String] = []
                var isCompleted = false
                let source = create(String.self) { emitter in
                    emitter.fail("kaboom!")
                    emitter.complete()
                }
                let sourceWithDelay = create(String.self) { emitter in
                    emitter.send("delayed")
                    emitter.complete()
                }.delay(for: .zero)
                source.catch { _ in sourceWithDelay }.subscribe({ values.append($0) }, complete: { isCompleted = true })
                m.flush()
                #expect(values == ["delayed"])
                #expect(isCompleted)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = looping { sideEffects.append($0) }

                synchronousObservable
                    .catch { _ in empty(Int.self) }
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private func failing(at bad: String, _ value: String) throws(MarbleError) -> String {
    if value == bad { throw "bad" }
    return value
}
