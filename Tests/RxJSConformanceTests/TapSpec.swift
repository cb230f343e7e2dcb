import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TapSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/tap", of: 20) { spec in
            spec.equal("should mirror multiple values and complete") { m in
                let e1 = m.cold(" --1--2--3--|")
                let e1subs = "    ^----------!"
                let expected = "  --1--2--3--|"

                let result = e1.do(onValue: { _ in })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should next with a callback") { _ in
                var value: Int?
                of(42).do(onValue: { value = $0 }).subscribe()
                #expect(value == 42)
            }

            spec.equal("should error with a callback") { _ in
                var failure: MarbleError?
                throwError("bad").do(onFailure: { failure = $0 }).subscribe(error: { #expect($0 == "bad") })
                #expect(failure == "bad")
            }

            spec.equal("should handle everything with an observer") { _ in
                var results: [Int] = []
                var isComplete = false
                let source = of(1, 2, 3).do(
                    onValue: { results.append($0) }, onFailure: { _ in Issue.record("no failure") },
                    onCompletion: {
                        isComplete = true
                        #expect(results == [1, 2, 3])
                    })
                source.subscribe()
                #expect(isComplete)
            }

            spec.equal("should handle everything with a Subject") { _ in
                var results: [Int] = []
                var isComplete = false
                let subject = Subject<Int, MarbleError>()
                subject.subscribe(
                    { results.append($0) }, error: { _ in Issue.record("no failure") },
                    complete: {
                        isComplete = true
                        #expect(results == [1, 2, 3])
                    })

                let source = of(1, 2, 3).do(
                    onValue: { subject.send($0) }, onFailure: { subject.fail($0) }, onCompletion: { subject.complete() }
                )
                source.subscribe()
                #expect(isComplete)
            }

            spec.equal("should handle an error with a callback") { _ in
                var errored = false
                throwError("bad").do(onFailure: { #expect($0 == "bad") }).subscribe(error: { failure in
                    errored = true
                    #expect(failure == "bad")
                })
                #expect(errored)
            }

            spec.equal("should handle an error with observer") { _ in
                var errored = false
                throwError("bad").do(onFailure: { #expect($0 == "bad") }).subscribe(error: { failure in
                    errored = true
                    #expect(failure == "bad")
                })
                #expect(errored)
            }

            spec.equal("should handle complete with observer") { _ in
                var completed = false
                empty().do(onCompletion: { completed = true }).subscribe()
                #expect(completed)
            }

            spec.equal("should handle next with observer") { _ in
                var value: Int?
                of(42).do(onValue: { value = $0 }).subscribe()
                #expect(value == 42)
            }

            spec.notApplicable("should raise error if next handler raises error", because: Reason.typedFailure)

            spec.notApplicable("should raise error if error handler raises error", because: Reason.typedFailure)

            spec.notApplicable("should raise error if complete handler raises error", because: Reason.typedFailure)

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --1--2--3--#")
                let unsub = "     -------!    "
                let e1subs = "    ^------!    "
                let expected = "  --1--2--    "

                let result = e1.do(onValue: { _ in })
                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --1--2--3--#")
                let e1subs = "    ^------!    "
                let expected = "  --1--2--    "
                let unsub = "     -------!    "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .do(onValue: { _ in })
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mirror multiple values and complete") { m in
                let e1 = m.cold(" --1--2--3--|")
                let e1subs = "    ^----------!"
                let expected = "  --1--2--3--|"

                let result = e1.do(onValue: { _ in })
                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mirror multiple values and terminate with error") { m in
                let e1 = m.cold(" --1--2--3--#")
                let e1subs = "    ^----------!"
                let expected = "  --1--2--3--#"

                let result = e1.do(onValue: { _ in })
                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable
                    .do(onValue: { _ in })
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.differs(
                "should support an unsubscribe event that fires before finalize",
                because: "no closure of its own for the end by disposal: `onDispose` tells every end"
            ) { _ in
                var results: [String] = []
                let subject = Subject<Int, MarbleError>()
                let subscription = subject.noting({ results.append($0) }).subscribe()

                subject.send(1)
                subject.send(2)
                #expect(results == ["subscribe", "next 1", "next 2"])

                subscription.dispose()
                #expect(results == ["subscribe", "next 1", "next 2", "finalize"])
            }

            spec.equal("should not call unsubscribe if source completes") { _ in
                var results: [String] = []
                let subject = Subject<Int, MarbleError>()
                let subscription = subject.noting({ results.append($0) }).subscribe()

                subject.send(1)
                subject.send(2)
                #expect(results == ["subscribe", "next 1", "next 2"])

                subject.complete()
                subscription.dispose()
                #expect(results == ["subscribe", "next 1", "next 2", "complete", "finalize"])
            }

            spec.equal("should not call unsubscribe if source errors") { _ in
                var results: [String] = []
                let subject = Subject<Int, MarbleError>()
                let subscription = subject.noting({ results.append($0) }).subscribe()

                subject.send(1)
                subject.send(2)
                #expect(results == ["subscribe", "next 1", "next 2"])

                subject.fail("bad")
                subscription.dispose()
                #expect(results == ["subscribe", "next 1", "next 2", "error: bad", "finalize"])
            }
        }
    }
}

extension Signal where Value == Int, Failure == MarbleError {
    fileprivate func noting(_ note: @escaping (String) -> Void) -> some Signal<Int, MarbleError> {
        self.do(
            onStart: { note("subscribe") }, onValue: { note("next \($0)") }, onFailure: { note("error: \($0)") },
            onCompletion: { note("complete") }, onDispose: { note("finalize") })
    }
}
