import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FinalizeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/finalize", of: 21) { spec in
            spec.equal("should call finalize after complete") { _ in
                var completed = false
                var isDone = false
                let source = of(1, 2, 3).do(onDispose: {
                    #expect(completed)
                    isDone = true
                })
                source.subscribe(complete: { completed = true })
                #expect(isDone)
            }

            spec.equal("should call finalize after error") { _ in
                var thrown = false
                var isDone = false
                let source =
                    of(1, 2, 3)
                    .tryMap { x throws(MarbleError) -> Int in
                        if x == 3 { throw "3" }
                        return x
                    }
                    .do(onDispose: {
                        #expect(thrown)
                        isDone = true
                    })
                source.subscribe(error: { _ in thrown = true })
                #expect(isDone)
            }

            spec.equal("should call finalize upon disposal") { _ in
                var disposed = false
                var isDone = false
                let source = timer(.milliseconds(100)).do(onDispose: {
                    #expect(disposed)
                    isDone = true
                })
                let subscription = source.subscribe()
                disposed = true
                subscription.dispose()
                #expect(isDone)
            }

            spec.equal(
                "should call finalize when synchronously subscribing to and unsubscribing from a shared Observable"
            ) { _ in
                var isDone = false
                interval(.milliseconds(50)).do(onDispose: { isDone = true }).share().subscribe().dispose()
                #expect(isDone)
            }

            spec.equal("should call two finalize instances in succession on a shared Observable") { _ in
                var invoked = 0
                of(1, 2, 3).do(onDispose: { invoked += 1 }).do(onDispose: { invoked += 1 }).share().subscribe()
                #expect(invoked == 2)
            }

            spec.equal("should handle empty") { m in
                var executed = false
                let e1 = m.hot("  |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                let result = e1.do(onDispose: { executed = true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.flush()
                #expect(executed)
            }

            spec.equal("should handle never") { m in
                var executed = false
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let expected = "  -"

                let result = e1.do(onDispose: { executed = true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.flush()
                #expect(!executed)
            }

            spec.equal("should handle throw") { m in
                var executed = false
                let e1 = m.hot("  #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let result = e1.do(onDispose: { executed = true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.flush()
                #expect(executed)
            }

            spec.equal("should handle basic hot observable") { m in
                var executed = false
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^----------!"
                let expected = "  --a--b--c--|"

                let result = e1.do(onDispose: { executed = true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.flush()
                #expect(executed)
            }

            spec.equal("should handle basic cold observable") { m in
                var executed = false
                let e1 = m.cold(" --a--b--c--|")
                let e1subs = "    ^----------!"
                let expected = "  --a--b--c--|"

                let result = e1.do(onDispose: { executed = true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.flush()
                #expect(executed)
            }

            spec.equal("should handle basic error") { m in
                var executed = false
                let e1 = m.hot("  --a--b--c--#")
                let e1subs = "    ^----------!"
                let expected = "  --a--b--c--#"

                let result = e1.do(onDispose: { executed = true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.flush()
                #expect(executed)
            }

            spec.equal("should handle unsubscription") { m in
                var executed = false
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-----!     "
                let expected = "  --a--b-"
                let unsub = "     ------!"

                let result = e1.do(onDispose: { executed = true })

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.flush()
                #expect(executed)
            }

            spec.notApplicable("should handle interop source observables", because: Reason.interoperability)

            spec.differs("should finalize sources before sinks", because: Reason.disposalOrder) { _ in
                var finalized: [String] = []
                let source = of(42).do(onDispose: { finalized.append("source") }).do(onDispose: {
                    finalized.append("sink")
                })
                source.subscribe()
                #expect(finalized == ["sink", "source"])
            }

            spec.differs("should finalize after the finalization", because: Reason.disposalOrder) { _ in
                var order: [String] = []
                let source = create(Int.self) { emitter in emitter.onDispose { order.append("finalizer") } }
                let subscription = source.do(onDispose: { order.append("finalize") }).subscribe()
                subscription.dispose()
                #expect(order == ["finalize", "finalizer"])
            }

            spec.differs(
                "should finalize after the finalizer with synchronous completion", because: Reason.disposalOrder
            ) { _ in
                var order: [String] = []
                let source = create(Int.self) { emitter in
                    emitter.complete()
                    emitter.onDispose { order.append("finalizer") }
                }
                source.do(onDispose: { order.append("finalize") }).subscribe()
                #expect(order == ["finalize", "finalizer"])
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
                    .do(onDispose: {})
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.notApplicable("should execute finalize even with a sync thrown error", because: Reason.typedFailure)

            spec.differs("should execute finalize in order even with a sync error", because: Reason.disposalOrder) {
                _ in
                var results: [Int] = []
                let badObservable = create(Int.self) { $0.fail("bad") }
                badObservable.do(onDispose: { results.append(1) }).do(onDispose: { results.append(2) }).subscribe()
                #expect(results == [2, 1])
            }

            spec.notApplicable(
                "should execute finalize in order even with a sync thrown error", because: Reason.typedFailure)

            spec.differs("should finalize in the proper order", because: Reason.disposalOrder) { _ in
                var results: [Int] = []
                let source =
                    of(1)
                    .do(onDispose: { results.append(1) })
                    .do(onDispose: { results.append(2) })
                    .do(onDispose: { results.append(3) })
                    .do(onDispose: { results.append(4) })
                source.subscribe()
                #expect(results == [4, 3, 2, 1])
            }
        }
    }
}
