import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SingleSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/single", of: 26) { spec in
            spec.equal("should raise error from empty predicate if observable emits multiple time") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^----!      "
                let expected = "  -----#      "

                m.expect(e1.single(orFailWith: "not one")).toBe(expected, error: "not one")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error from empty predicate if observable does not emit") { m in
                let e1 = m.hot("--a--^--|")
                let e1subs = "       ^--!"
                let expected = "     ---#"

                m.expect(e1.single(orFailWith: "not one")).toBe(expected, error: "not one")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return only element from empty predicate if observable emits only once") { m in
                let e1 = m.hot("  --a--|")
                let e1subs = "    ^----!"
                let expected = "  -----(a|)"

                m.expect(e1.single(orFailWith: "not one")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --a--b--c--|")
                let unsub = "     ----!        "
                let e1subs = "    ^---!        "
                let expected = "  ------------"

                m.expect(e1.single(orFailWith: "not one"), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^--!        "
                let expected = "  ----        "
                let unsub = "     ---!        "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .single(orFailWith: "not one")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error from empty predicate if observable emits error") { m in
                let e1 = m.hot("  --a--b^--#")
                let e1subs = "          ^--!"
                let expected = "        ---#"

                m.expect(e1.single(orFailWith: "not one")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error from predicate if observable emits error") { m in
                let e1 = m.hot("--a--b^--#")
                let e1subs = "        ^--!"
                let expected = "      ---#"

                m.expect(e1.filter { v in v == "c" }.single(orFailWith: "not one")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if predicate throws error") { m in
                let e1 = m.hot("  --a--b--c--d--|")
                let e1subs = "    ^----------!   "
                let expected = "  -----------#   "
                let predicate = { (v: String) throws(MarbleError) -> Bool in
                    if v != "d" { return false }
                    throw "error"
                }

                m.expect(e1.tryFilter(predicate).single(orFailWith: "not one")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return element from predicate if observable have single matching element") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^----------!"
                let expected = "  -----------(b|)"

                m.expect(e1.filter { v in v == "b" }.single(orFailWith: "not one")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error from predicate if observable have multiple matching element") { m in
                let e1 = m.hot("  --a--b--a--b--b--|")
                let e1subs = "    ^----------!      "
                let expected = "  -----------#      "

                m.expect(e1.filter { v in v == "b" }.single(orFailWith: "not one")).toBe(expected, error: "not one")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error from predicate if observable does not emit") { m in
                let e1 = m.hot("--a--^--|")
                let e1subs = "       ^--!"
                let expected = "     ---#"

                m.expect(e1.filter { v in v == "a" }.single(orFailWith: "not one")).toBe(expected, error: "not one")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error from predicate if observable does not contain matching element") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^----------!"
                let expected = "  -----------#"

                m.expect(e1.filter { v in v == "x" }.single(orFailWith: "not one")).toBe(expected, error: "not one")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should call predicate with indices starting at 0") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^----------!"
                let expected = "  -----------(b|)"

                var indices: [Int] = []
                let result =
                    e1.enumerated()
                    .filter { index, value in
                        indices.append(index)
                        return value == "b"
                    }
                    .map { $0.element }
                    .single(orFailWith: "not one")
                    .do(onCompletion: { #expect(indices == [0, 1, 2]) })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error for synchronous empty observables when no arguments are provided") { m in
                let source = m.cold("|")
                let expected = "     #"
                let subs = ["      (^!)"]
                let result = source.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for async empty observables when no arguments are provided") { m in
                let source = m.cold("-------|")
                let expected = "     -------#"
                let subs = ["      ^------!"]
                let result = source.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for hot observables that do not emit while active when no arguments are provided")
            { m in
                let source = m.hot("--a--b--^----|")
                let expected = "            -----#"
                let subs = ["             ^----!"]
                let result = source.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for synchronous empty observables when predicate never passes") { m in
                let source = m.cold("|")
                let expected = "     #"
                let subs = ["      (^!)"]
                let result = source.filter { _ in false }.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for async empty observables when predicate never passes") { m in
                let source = m.cold("-------|")
                let expected = "     -------#"
                let subs = ["      ^------!"]
                let result = source.filter { _ in false }.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for hot observables that do not emit while active when predicate never passes") {
                m in
                let source = m.hot("--a--b--^----|")
                let expected = "            -----#"
                let subs = ["             ^----!"]
                let result = source.filter { _ in false }.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for synchronous observables that emit when predicate never passes") { m in
                let source = m.cold("(a|)")
                let expected = "     #"
                let subs = ["      (^!)"]
                let result = source.filter { _ in false }.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for async observables that emit when predicate never passes") { m in
                let source = m.cold("--a--b-|")
                let expected = "     -------#"
                let subs = ["      ^------!"]
                let result = source.filter { _ in false }.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for hot observables that emit while active when predicate never passes") { m in
                let source = m.hot("--a--b--^--c--d--|")
                let expected = "            ---------#"
                let subs = ["             ^--------!"]
                let result = source.filter { _ in false }.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for synchronous observables when the predicate passes more than once") { m in
                let source = m.cold("(axbxc|)")
                let expected = "     #"
                let subs = ["      (^!)"]
                let result = source.filter { v in v == "x" }.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error for async observables that emit when the predicate passes more than once") { m in
                let source = m.cold("--a-x-b-x-c-|")
                let expected = "     --------#"
                let subs = ["      ^-------!"]
                let result = source.filter { v in v == "x" }.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal(
                "should error for hot observables that emit while active when the predicate passes more than once"
            ) { m in
                let source = m.hot("--a--b--^--c--x--d--x--|")
                let expected = "            ------------#"
                let subs = ["             ^-----------!"]
                let result = source.filter { v in v == "x" }.single(orFailWith: "not one")

                m.expect(result).toBe(expected, error: "not one")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable.single(orFailWith: "not one").subscribe()

                #expect(sideEffects == [0, 1])
            }
        }
    }
}
