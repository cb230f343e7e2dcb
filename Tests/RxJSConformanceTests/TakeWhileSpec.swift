import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeWhileSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/takeWhile", of: 20) { spec in
            spec.equal("should take all elements until predicate is false") { m in
                let e1 = m.hot("-1-^2--3--4--5--6--|")
                let e1subs = "     ^------!         "
                let expected = "   -2--3--|         "

                let result = e1.take(while: { v in Int(v)! < 4 })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take all elements with predicate returns true") { m in
                let e1 = m.hot("--a-^-b--c--d--e--|")
                let e1subs = "      ^-------------!"
                let expected = "    --b--c--d--e--|"

                let result = e1.take(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should take all elements with truthy predicate", because: Reason.conversions)

            spec.equal("should skip all elements with predicate returns false") { m in
                let e1 = m.hot("--a-^-b--c--d--e--|")
                let e1subs = "      ^-!            "
                let expected = "    --|            "

                let result = e1.take(while: { _ in false })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should skip all elements with falsy predicate", because: Reason.conversions)

            spec.equal("should take all elements until predicate return false") { m in
                let e1 = m.hot("--a-^-b--c--d--e--|")
                let e1subs = "      ^-------!      "
                let expected = "    --b--c--|      "

                let predicate = { (value: String) in value != "d" }

                let result = e1.take(while: predicate)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take all elements up to and including the element that made the predicate return false")
            { m in
                let e1 = m.hot("--a-^-b--c--d--e--|")
                let e1subs = "      ^-------!      "
                let expected = "    --b--c--(d|)   "

                let predicate = { (value: String) in value != "d" }

                let result = e1.take(through: { !predicate($0) })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take elements with predicate when source does not complete") { m in
                let e1 = m.hot("--a-^-b--c--d--e--")
                let e1subs = "      ^-------------"
                let expected = "    --b--c--d--e--"

                let result = e1.take(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete when source never completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let result = e1.take(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete when source does not emit") { m in
                let e1 = m.hot("--a-^------------|")
                let e1subs = "      ^------------!"
                let expected = "    -------------|"

                let result = e1.take(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete when source is empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                let result = e1.take(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should pass element index to predicate") { m in
                let e1 = m.hot("--a-^-b--c--d--e--|")
                let e1subs = "      ^-------!      "
                let expected = "    --b--c--|      "

                let result = e1.enumerated().take(while: { $0.offset < 2 }).map { $0.element }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when source raises error") { m in
                let e1 = m.hot("--a-^-b--c--d--e--#")
                let e1subs = "      ^-------------!"
                let expected = "    --b--c--d--e--#"

                let result = e1.take(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when source throws") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let result = e1.take(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should invoke predicate until return false") { m in
                let e1 = m.hot("--a-^-b--c--d--e--|")
                let e1subs = "      ^-------!      "
                let expected = "    --b--c--|      "

                var invoked = 0
                let result =
                    e1
                    .take(while: { value in
                        invoked += 1
                        return value != "d"
                    })
                    .do(onCompletion: { #expect(invoked == 3) })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if predicate throws") { m in
                let e1 = m.hot("--a-^-b--c--d--e--|")
                let e1subs = "      ^-!            "
                let expected = "    --#            "

                let predicate = { (_: String) throws(MarbleError) -> Bool in
                    throw "error"
                }

                let result = e1.checked(predicate).take(while: { $0.holds }).map { $0.value }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take elements until unsubscribed") { m in
                let e1 = m.hot("--a-^-b--c--d--e--|")
                let unsub = "       -----!         "
                let e1subs = "      ^----!         "
                let expected = "    --b---         "

                let predicate = { (value: String) in value != "d" }

                let result = e1.take(while: predicate)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.hot("--a-^-b--c--d--e--|")
                let unsub = "       -----!         "
                let e1subs = "      ^----!         "
                let expected = "    --b---         "

                let predicate = { (value: String) in value != "d" }

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .take(while: predicate)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support type guards without breaking previous behavior", because: Reason.typings)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable.take(while: { value in value < 2 }).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
