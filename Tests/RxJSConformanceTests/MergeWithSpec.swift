import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MergeWithSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/mergeWith", of: 22) { spec in
            spec.equal("should handle merging two hot observables") { m in
                let e1 = m.hot("  --a-----b-----c----|")
                let e1subs = "    ^------------------!"
                let e2 = m.hot("-----d-----e-----f---|")
                let e2subs = "    ^--------------------!"
                let expected = "  --a--d--b--e--c--f---|"

                let result = e1.merge(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge a source with a second") { _ in
                #expect(allValues(of(1, 2, 3).merge(with: of(4, 5, 6, 7, 8))) == [1, 2, 3, 4, 5, 6, 7, 8])
            }

            spec.equal("should merge a source with a second, when the second is just a plain array") { _ in
                #expect(allValues(of(1, 2, 3).merge(with: from([4, 5, 6, 7, 8]))) == [1, 2, 3, 4, 5, 6, 7, 8])
            }

            spec.equal("should merge cold and cold") { m in
                let e1 = m.cold(" ---a-----b-----c----|")
                let e1subs = "    ^-------------------!"
                let e2 = m.cold(" ------x-----y-----z----|")
                let e2subs = "    ^----------------------!"
                let expected = "  ---a--x--b--y--c--z----|"

                let result = e1.merge(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge hot and hot") { m in
                let e1 = m.hot("---a---^-b-----c----|")
                let e1subs = "         ^------------!"
                let e2 = m.hot("-----x-^----y-----z----|")
                let e2subs = "         ^---------------!"
                let expected = "       --b--y--c--z----|"

                let result = e1.merge(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge hot and cold") { m in
                let e1 = m.hot("---a-^---b-----c----|")
                let e1subs = "       ^--------------!"
                let e2 = m.cold("    --x-----y-----z----|")
                let e2subs = "       ^------------------!"
                let expected = "     --x-b---y-c---z----|"

                let result = e1.merge(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge parallel emissions") { m in
                let e1 = m.hot("  ---a----b----c----|")
                let e1subs = "    ^-----------------!"
                let e2 = m.hot("  ---x----y----z----|")
                let e2subs = "    ^-----------------!"
                let expected = "  ---(ax)-(by)-(cz)-|"

                let result = e1.merge(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --a-----b-----c----|  ")
                let e1subs = "    ^---------!           "
                let e2 = m.hot("  -----d-----e-----f---|")
                let e2subs = "    ^---------!           "
                let expected = "  --a--d--b--           "
                let unsub = "     ----------!           "

                let result = e1.merge(with: e2)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a-----b-----c----|  ")
                let e1subs = "    ^---------!           "
                let e2 = m.hot("  -----d-----e-----f---|")
                let e2subs = "    ^---------!           "
                let expected = "  --a--d--b--           "
                let unsub = "     ----------!           "

                let result = e1.map { x in x }.merge(with: e2).map { x in x }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge empty and empty") { m in
                let e1 = m.cold("|   ")
                let e1subs = "   (^!)"
                let e2 = m.cold("|   ")
                let e2subs = "   (^!)"

                let result = e1.merge(with: e2)

                m.expect(result).toBe("|")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge three empties") { m in
                let e1 = m.cold("|")
                let e1subs = "   (^!)"
                let e2 = m.cold("|")
                let e2subs = "   (^!)"
                let e3 = m.cold("|")
                let e3subs = "   (^!)"

                let result = e1.merge(with: e2).merge(with: e3)

                m.expect(result).toBe("|")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should merge never and empty") { m in
                let e1 = m.cold("-")
                let e1subs = "   ^"
                let e2 = m.cold("|")
                let e2subs = "   (^!)"

                let result = e1.merge(with: e2)

                m.expect(result).toBe("-")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge never and never") { m in
                let e1 = m.cold("-")
                let e1subs = "   ^"
                let e2 = m.cold("-")
                let e2subs = "   ^"

                let result = e1.merge(with: e2)

                m.expect(result).toBe("-")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge empty and throw") { m in
                let e1 = m.cold("|")
                let e1subs = "   (^!)"
                let e2 = m.cold("#")
                let e2subs = "   (^!)"

                let result = e1.merge(with: e2)

                m.expect(result).toBe("#")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge hot and throw") { m in
                let e1 = m.hot(" --a--b--c--|")
                let e1subs = "  (^!)"
                let e2 = m.cold("#")
                let e2subs = "  (^!)"

                let result = e1.merge(with: e2)

                m.expect(result).toBe("#")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge never and throw") { m in
                let e1 = m.cold("-")
                let e1subs = "   (^!)"
                let e2 = m.cold("#")
                let e2subs = "   (^!)"

                let result = e1.merge(with: e2)

                m.expect(result).toBe("#")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge empty and eventual error") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)    "
                let e2 = m.hot("  -------#")
                let e2subs = "    ^------!"
                let expected = "  -------#"

                let result = e1.merge(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge hot and error") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^------!    "
                let e2 = m.hot("  -------#    ")
                let e2subs = "    ^------!    "
                let expected = "  --a--b-#    "

                let result = e1.merge(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge never and error") { m in
                let e1 = m.hot("  --------")
                let e1subs = "    ^------!"
                let e2 = m.hot("  -------#")
                let e2subs = "    ^------!"
                let expected = "  -------#"

                let result = e1.merge(with: e2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should merge two observables") { _ in
                let a = of(1, 2, 3)
                let b = of(4, 5, 6, 7, 8)
                #expect(allValues(of(a, b).flatMap { $0 }) == [1, 2, 3, 4, 5, 6, 7, 8])
            }

            spec.notApplicable("should merge two immediately-scheduled observables", because: Reason.schedulerArgument)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                synchronousObservable.merge(with: of(0)).take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
