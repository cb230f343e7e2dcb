import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SkipUntilSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/skipUntil", of: 24) { spec in
            spec.equal("should skip values until another observable notifies") { m in
                let e1 = m.hot("    --a--b--c--d--e----|")
                let e1subs = "      ^------------------!"
                let skip = m.hot("  ---------x------|   ")
                let skipSubs = "    ^--------!          "
                let expected = "    -----------d--e----|"

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should emit elements after notifier emits") { m in
                let e1 = m.hot("    --a--b--c--d--e--|")
                let e1subs = "      ^----------------!"
                let skip = m.hot("  ---------x----|   ")
                let skipSubs = "    ^--------!        "
                let expected = "    -----------d--e--|"

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should emit elements after a synchronous notifier emits") { _ in
                var values: [String] = []
                of("a", "b").skip(until: of("x")).subscribe(
                    { values.append($0) }, error: { _ in Issue.record("no failure") },
                    complete: { #expect(values == ["a", "b"]) })
                #expect(values == ["a", "b"])
            }

            spec.equal("should raise an error if notifier throws and source is hot") { m in
                let e1 = m.hot("  --a--b--c--d--e--|")
                let e1subs = "    ^------------!    "
                let skip = m.hot("-------------#    ")
                let skipSubs = "  ^------------!    "
                let expected = "  -------------#    "

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should skip all elements when notifier does not emit and completes early") { m in
                let e1 = m.hot("  --a--b--c--d--e--|")
                let e1subs = "    ^----------------!"
                let skip = m.hot("------------|     ")
                let skipSubs = "  ^-----------!     "
                let expected = "  -----------------|"

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("    --a--b--c--d--e----|")
                let unsub = "       ---------!          "
                let e1subs = "      ^--------!          "
                let skip = m.hot("  -------------x--|   ")
                let skipSubs = "    ^--------!          "
                let expected = "    ----------          "

                m.expect(e1.skip(until: skip), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("    --a--b--c--d--e----|")
                let e1subs = "      ^--------!          "
                let skip = m.hot("  -------------x--|   ")
                let skipSubs = "    ^--------!          "
                let expected = "    ----------          "
                let unsub = "       ---------!          "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .skip(until: skip)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.notApplicable(
                "should not break unsubscription chains with interop inners when result is unsubscribed explicitly",
                because: Reason.interoperability)

            spec.equal("should skip all elements when notifier is empty") { m in
                let e1 = m.hot("   --a--b--c--d--e--|")
                let e1subs = "     ^----------------!"
                let skip = m.cold("|                 ")
                let skipSubs = "   (^!)              "
                let expected = "   -----------------|"

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should keep subscription to source, to wait for its eventual completion") { m in
                let e1 = m.hot("  ------------------------------|")
                let e1subs = "    ^-----------------------------!"
                let skip = m.hot("-------|                       ")
                let skipSubs = "  ^------!                       "
                let expected = "  ------------------------------|"

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should not complete if hot source observable does not complete") { m in
                let e1 = m.hot("  -                ")
                let e1subs = "    ^                "
                let skip = m.hot("-------------x--|")
                let skipSubs = "  ^------------!   "
                let expected = "  -                "

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should not complete if cold source observable never completes") { m in
                let e1 = m.cold(" -                ")
                let e1subs = "    ^                "
                let skip = m.hot("-------------x--|")
                let skipSubs = "  ^------------!   "
                let expected = "  -                "

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should raise error if cold source is never and notifier errors") { m in
                let e1 = m.cold(" -             ")
                let e1subs = "    ^------------!"
                let skip = m.hot("-------------#")
                let skipSubs = "  ^------------!"
                let expected = "  -------------#"

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should skip all elements and complete if notifier is cold never") { m in
                let e1 = m.hot("   --a--b--c--d--e--|")
                let e1subs = "     ^----------------!"
                let skip = m.cold("-                 ")
                let skipSubs = "   ^----------------!"
                let expected = "   -----------------|"

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should skip all elements and complete if notifier is a hot never") { m in
                let e1 = m.hot("  --a--b--c--d--e--|")
                let e1subs = "    ^----------------!"
                let skip = m.hot("-                 ")
                let skipSubs = "  ^----------------!"
                let expected = "  -----------------|"

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should skip all elements and complete, even if notifier would not complete until later") { m in
                let e1 = m.hot("  ^-a--b--c--d--e--|       ")
                let e1subs = "    ^----------------!       "
                let skip = m.hot("^-----------------------|")
                let skipSubs = "  ^----------------!       "
                let expected = "  -----------------|       "

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should not complete if source does not complete if notifier completes without emission") { m in
                let e1 = m.hot("  -              ")
                let e1subs = "    ^              "
                let skip = m.hot("--------------|")
                let skipSubs = "  ^-------------!"
                let expected = "  -              "

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.equal("should not complete if source and notifier are both hot never") { m in
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let skip = m.hot("-")
                let skipSubs = "  ^"
                let expected = "  -"

                m.expect(e1.skip(until: skip)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(skip).toBe(skipSubs)
            }

            spec.notApplicable(
                "should skip all elements if notifier is unsubscribed explicitly before the notifier emits",
                because: "a subject cannot be closed without an event")

            spec.equal("should unsubscribe the notifier after its first nexted value") { m in
                let source = m.hot("  -^-o---o---o---o---o---o---|")
                let notifier = m.hot("-^--------n--n--n--n--n--n-|")
                let nSubs = "          ^--------!                 "
                let expected = "      -^---------o---o---o---o---|"
                let result = source.skip(until: notifier)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(notifier).toBe(nSubs)
            }

            spec.equal("should stop listening to a synchronous notifier after its first nexted value") { _ in
                var sideEffects: [Int] = []
                func noted(_ number: Int) -> AnySignal<Int, MarbleError> {
                    create(Int.self) { emitter in
                        sideEffects.append(number)
                        emitter.send(number)
                        emitter.complete()
                    }.eraseToAnySignal()
                }
                let synchronousNotifier = concat(noted(1), noted(2), noted(3))

                of(0).skip(until: synchronousNotifier).subscribe()

                #expect(sideEffects == [1])
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
                    .skip(until: of(0))
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.notApplicable("should skip until Promise resolves", because: Reason.promises)

            spec.notApplicable("should raise error when Promise rejects", because: Reason.promises)
        }
    }
}
