import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RepeatSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/repeat", of: 28) { spec in
            spec.equal("should resubscribe count number of times") { m in
                let e1 = m.cold(" --a--b--|                ")
                let subs = [
                    "               ^-------!                ",
                    "               --------^-------!        ",
                    "               ----------------^-------!",
                ]
                let expected = "  --a--b----a--b----a--b--|"

                m.expect(e1.repeat(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should resubscribe multiple times") { m in
                let e1 = m.cold(" --a--b--|                        ")
                let subs = [
                    "               ^-------!                        ",
                    "               --------^-------!                ",
                    "               ----------------^-------!        ",
                    "               ------------------------^-------!",
                ]
                let expected = "  --a--b----a--b----a--b----a--b--|"

                m.expect(
                    e1
                        .repeat(2)
                        .repeat(2)
                ).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should complete without emit when count is zero") { m in
                let e1 = m.cold("--a--b--|")
                let subs: [String] = []
                let expected = "  |"

                m.expect(e1.repeat(0)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should emit source once when count is one") { m in
                let e1 = m.cold(" --a--b--|")
                let subs = "      ^-------!"
                let expected = "  --a--b--|"

                m.expect(e1.repeat(1)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should repeat until gets unsubscribed") { m in
                let e1 = m.cold(" --a--b--|      ")
                let subs = [
                    "               ^-------!      ",
                    "               --------^------!",
                ]
                let unsub = "     ---------------!"
                let expected = "  --a--b----a--b-"

                m.expect(e1.repeat(10), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should be able to repeat indefinitely until unsubscribed") { m in
                let e1 = m.cold(" --a--b--|                                    ")
                let subs = [
                    "               ^-------!                                    ",
                    "               --------^-------!                            ",
                    "               ----------------^-------!                    ",
                    "               ------------------------^-------!            ",
                    "               --------------------------------^-------!    ",
                    "               ----------------------------------------^---!",
                ]
                let unsub = "     --------------------------------------------!"
                let expected = "  --a--b----a--b----a--b----a--b----a--b----a--"

                m.expect(e1.repeat(), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.cold(" --a--b--|                                    ")
                let subs = [
                    "               ^-------!                                    ",
                    "               --------^-------!                            ",
                    "               ----------------^-------!                    ",
                    "               ------------------------^-------!            ",
                    "               --------------------------------^-------!    ",
                    "               ----------------------------------------^---!",
                ]
                let unsub = "     --------------------------------------------!"
                let expected = "  --a--b----a--b----a--b----a--b----a--b----a--"

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .repeat()
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should consider negative count as no repeat, and return EMPTY") { m in
                let e1 = m.cold("--a--b--|                                    ")
                let expected = "  |"

                m.expect(e1.repeat(-1)).toBe(expected)
                m.expectSubscriptions(e1).toBe([])
            }

            spec.equal("should always finalization before starting the next cycle") { m in
                var results: [String] = []
                let source = create(String.self) { emitter in
                    var number = 0
                    func next() {
                        number += 1
                        if number == 3 { return emitter.complete() }
                        emitter.send("\(number)")
                        _ = m.scheduler.schedule(after: .zero, next)
                    }
                    _ = m.scheduler.schedule(after: .zero, next)
                    emitter.onDispose { results.append("finalizer") }
                }
                source.repeat(3).subscribe({ results.append($0) })
                m.flush()
                #expect(results == ["1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "finalizer"])
            }

            spec.equal("should always finalize before starting the next cycle, even when synchronous") { _ in
                var results: [String] = []
                let source = create(String.self) { emitter in
                    emitter.send("1")
                    emitter.send("2")
                    emitter.complete()
                    emitter.onDispose { results.append("finalizer") }
                }
                let subscription = source.repeat(3).subscribe(
                    { results.append($0) }, complete: { results.append("complete") })
                #expect(subscription.isDisposed)
                #expect(results == ["1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "complete", "finalizer"])
            }

            spec.equal("should not complete when source never completes") { m in
                let e1 = m.cold("-")
                let e1subs = "  ^"
                let expected = "  -"

                m.expect(e1.repeat(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete when source does not completes") { m in
                let e1 = m.cold("-")
                let unsub = "  ------------------------------!"
                let subs = "   ^-----------------------------!"
                let expected = "  -"

                m.expect(e1.repeat(3), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should complete immediately when source does not complete without emit but count is zero") {
                m in
                let e1 = m.cold("-")
                let subs: [String] = []
                let expected = "  |"

                m.expect(e1.repeat(0)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should complete immediately when source does not complete but count is zero") { m in
                let e1 = m.cold("--a--b--")
                let subs: [String] = []
                let expected = "  |"

                m.expect(e1.repeat(0)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should emit source once and does not complete when source emits but does not complete") { m in
                let e1 = m.cold(" --a--b--")
                let subs = ["   ^-------"]
                let expected = "  --a--b--"

                m.expect(e1.repeat(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should complete when source is empty") { m in
                let e1 = m.cold("|")
                let e1subs = ["(^!)", "(^!)", "(^!)"]
                let expected = "  |"

                m.expect(e1.repeat(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete when source does not emit") { m in
                let e1 = m.cold("----|        ")
                let subs = [
                    "              ^---!        ",
                    "              ----^---!    ",
                    "              --------^---!",
                ]
                let expected = "  ------------|"

                m.expect(e1.repeat(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should complete immediately when source does not emit but count is zero") { m in
                let e1 = m.cold("----|")
                let subs: [String] = []
                let expected = "  |"

                m.expect(e1.repeat(0)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should raise error when source raises error") { m in
                let e1 = m.cold(" --a--b--#")
                let subs = "      ^-------!"
                let expected = "  --a--b--#"

                m.expect(e1.repeat(2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should raises error if source throws") { m in
                let e1 = m.cold("#")
                let e1subs = "  (^!)"
                let expected = "  #"

                m.expect(e1.repeat(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raises error if source throws when repeating infinitely") { m in
                let e1 = m.cold("#")
                let e1subs = "  (^!)"
                let expected = "  #"

                m.expect(e1.repeat()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error after first emit succeed") { m in
                var repeated = false
                let e1 = m.cold("--a--|").tryMap { x throws(MarbleError) in
                    if repeated { throw "error" }
                    repeated = true
                    return x
                }
                let expected = " --a----#"

                m.expect(e1.repeat(2)).toBe(expected)
            }

            spec.equal("should repeat a synchronous source (multicasted and refCounted) multiple times") { _ in
                var results: [Int] = []
                var isCompleted = false
                of(1, 2, 3).share().repeat(5).subscribe({ results.append($0) }, complete: { isCompleted = true })
                #expect(results == [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3])
                #expect(isCompleted)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronous = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }
                synchronous.repeat().take(3).subscribe()
                #expect(sideEffects == [0, 1, 2])
            }

            spec.equal("should allow count configuration") { m in
                let e1 = m.cold(" --a--b--|                ")
                let subs = [
                    "               ^-------!                ",
                    "               --------^-------!        ",
                    "               ----------------^-------!",
                ]
                let expected = "  --a--b----a--b----a--b--|"

                m.expect(e1.repeat(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should allow delay time configuration") { m in
                let e1 = m.cold(" --a--b--|                ")
                let subs = [
                    "               ^-------!                ",
                    "               -----------^-------!        ",
                    "               ----------------------^-------!",
                ]
                let expected = "  --a--b-------a--b-------a--b--|"

                m.expect(e1.repeat { $0 < 3 ? timer(.milliseconds(3)) : empty(Int.self) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should allow delay function configuration") { m in
                var counts: [Int] = []
                let e1 = m.cold(" --a--b--|                ")
                let subs = [
                    "               ^-------!                ",
                    "               -----------^-------!        ",
                    "               ----------------------^-------!",
                ]
                let expected = "  --a--b-------a--b-------a--b--|"

                let result = e1.repeat { count in
                    counts.append(count)
                    return count < 3 ? timer(.milliseconds(3)) : empty(Int.self)
                }
                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.flush()
                #expect(counts == [1, 2, 3])
            }

            spec.notApplicable("should handle delay function throwing", because: Reason.typedFailure)
        }
    }
}
