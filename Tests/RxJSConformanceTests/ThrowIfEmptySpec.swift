import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ThrowIfEmptySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/throwIfEmpty", of: 14) { spec in
            spec.equal("should error when empty") { m in
                let source = m.cold("----|")
                let expected = "     ----#"

                let result = source.failIfEmpty(with: "test")

                m.expect(result).toBe(expected, error: "test")
            }

            spec.equal("should throw if empty") { _ in
                var thrown: MarbleError?
                empty().failIfEmpty(with: "So empty inside").subscribe(error: { thrown = $0 })
                #expect(thrown == "So empty inside")
            }

            spec.equal("should NOT throw if NOT empty") { _ in
                var thrown: MarbleError?
                of("test").failIfEmpty(with: "So empty inside").subscribe(error: { thrown = $0 })
                #expect(thrown == nil)
            }

            spec.equal("should pass values through") { m in
                let source = m.cold("----a---b---c---|")
                let sub1 = "         ^---------------!"
                let expected = "     ----a---b---c---|"

                let result = source.failIfEmpty(with: "test")

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe([sub1])
            }

            spec.equal("should never when never") { m in
                let source = m.cold("-")
                let sub1 = "         ^"
                let expected = "     -"

                let result = source.failIfEmpty(with: "test")

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe([sub1])
            }

            spec.equal("should error when empty") { m in
                let source = m.cold("----|")
                let sub1 = "         ^---!"
                let expected = "     ----#"

                let result = source.failIfEmpty(with: "test")

                m.expect(result).toBe(expected, error: "test")
                m.expectSubscriptions(source).toBe([sub1])
            }

            spec.equal("should throw if empty after retry") { _ in
                #expect(failureAfterRetry(otherwise: "So empty inside") == "So empty inside")
            }

            spec.equal("should throw EmptyError if empty") { _ in
                var thrown: MarbleError?
                empty().failIfEmpty(with: "EmptyError").subscribe(error: { thrown = $0 })
                #expect(thrown == "EmptyError")
            }

            spec.equal("should NOT throw if NOT empty") { _ in
                var thrown: MarbleError?
                of("test").failIfEmpty(with: "EmptyError").subscribe(error: { thrown = $0 })
                #expect(thrown == nil)
            }

            spec.equal("should pass values through") { m in
                let source = m.cold("----a---b---c---|")
                let sub1 = "         ^---------------!"
                let expected = "     ----a---b---c---|"

                let result = source.failIfEmpty(with: "EmptyError")

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe([sub1])
            }

            spec.equal("should never when never") { m in
                let source = m.cold("-")
                let sub1 = "         ^"
                let expected = "     -"

                let result = source.failIfEmpty(with: "EmptyError")

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe([sub1])
            }

            spec.equal("should error when empty") { m in
                let source = m.cold("----|")
                let sub1 = "         ^---!"
                let expected = "     ----#"

                let result = source.failIfEmpty(with: "EmptyError")

                m.expect(result).toBe(expected, error: "EmptyError")
                m.expectSubscriptions(source).toBe([sub1])
            }

            spec.equal("should throw if empty after retry") { _ in
                #expect(failureAfterRetry(otherwise: "EmptyError") == "EmptyError")
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
                    .failIfEmpty(with: "EmptyError")
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

/// The failure of a signal that has values at first, and none when it is tried again.
private func failureAfterRetry(otherwise failure: MarbleError) -> MarbleError? {
    var thrown: MarbleError?
    var sourceIsEmpty = false
    let source = Producer<Int, MarbleError>.deferred { () -> AnySignal<Int, MarbleError> in
        if sourceIsEmpty { return empty(Int.self) }
        sourceIsEmpty = true
        return of(1, 2)
    }
    source
        .failIfEmpty(with: failure)
        .flatMap { value in value > 1 ? throwError("too large", Int.self) : of(value) }
        .retry(1)
        .subscribe(error: { thrown = $0 })
    return thrown
}
