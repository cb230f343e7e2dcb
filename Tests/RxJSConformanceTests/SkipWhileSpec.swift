import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SkipWhileSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/skipWhile", of: 16) { spec in
            spec.equal("should skip all elements until predicate is false") { m in
                let source = m.hot("-1-^2--3--4--5--6--|")
                let sourceSubs = "     ^---------------!"
                let expected = "       -------4--5--6--|"

                let predicate = { (v: String) in Int(v)! < 4 }

                let result = source.skip(while: predicate)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should skip all elements with a true predicate") { m in
                let source = m.hot("-1-^2--3--4--5--6--|")
                let sourceSubs = "     ^---------------!"
                let expected = "       ----------------|"

                let result = source.skip(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.notApplicable("should skip all elements with a truthy predicate", because: Reason.conversions)

            spec.equal("should not skip any element with a false predicate") { m in
                let source = m.hot("-1-^2--3--4--5--6--|")
                let sourceSubs = "     ^---------------!"
                let expected = "       -2--3--4--5--6--|"

                let result = source.skip(while: { _ in false })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.notApplicable("should not skip any elements with a falsy predicate", because: Reason.conversions)

            spec.equal("should skip elements on hot source") { m in
                let source = m.hot("--1--2-^-3--4--5--6--7--8--")
                let sourceSubs = "         ^-------------------"
                let expected = "           --------5--6--7--8--"

                let predicate = { (v: String) in Int(v)! < 5 }

                let result = source.skip(while: predicate)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should be possible to skip using the element's index") { m in
                let source = m.hot("--a--b-^-c--d--e--f--g--h--|")
                let sourceSubs = "         ^-------------------!"
                let expected = "           --------e--f--g--h--|"

                let result = source.enumerated().skip(while: { $0.offset < 2 }).map { $0.element }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should skip using index with source unsubscribes early") { m in
                let source = m.hot("--a--b-^-c--d--e--f--g--h--|")
                let sourceSubs = "         ^----------!         "
                let unsub = "              -----------!         "
                let expected = "           -----d--e---         "

                let result = source.enumerated().skip(while: { $0.offset < 1 }).map { $0.element }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let source = m.hot("--a--b-^-c--d--e--f--g--h--|")
                let sourceSubs = "         ^----------!         "
                let unsub = "              -----------!         "
                let expected = "           -----d--e---         "

                let result =
                    source
                    .flatMap { x in of(x) }
                    .enumerated().skip(while: { $0.offset < 1 }).map { $0.element }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should skip using value with source throws") { m in
                let source = m.hot("--a--b-^-c--d--e--f--g--h--#")
                let sourceSubs = "         ^-------------------!"
                let expected = "           -----d--e--f--g--h--#"

                let predicate = { (v: String) in v != "d" }

                let result = source.skip(while: predicate)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should invoke predicate while its false and never again") { m in
                let source = m.hot("--a--b-^-c--d--e--f--g--h--|")
                let sourceSubs = "         ^-------------------!"
                let expected = "           --------e--f--g--h--|"

                var invoked = 0
                let result =
                    source
                    .skip(while: { v in
                        invoked += 1
                        return v != "e"
                    })
                    .do(onCompletion: { #expect(invoked == 3) })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should handle predicate that throws") { m in
                let source = m.hot("--a--b-^-c--d--e--f--g--h--|")
                let sourceSubs = "         ^-------!            "
                let expected = "           --------#            "

                let predicate = { (v: String) throws(MarbleError) -> Bool in
                    if v == "e" { throw "nom d'une pipe !" }
                    return v != "f"
                }
                let result = source.checked(predicate).skip(while: { $0.holds }).map { $0.value }

                m.expect(result).toBe(expected, error: "nom d'une pipe !")
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should handle Observable.empty") { m in
                let source = m.cold("|   ")
                let subs = "         (^!)"
                let expected = "     |   "

                let result = source.skip(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should handle Observable.never") { m in
                let source = m.cold("-")
                let subs = "         ^"
                let expected = "     -"

                let result = source.skip(while: { _ in true })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should handle Observable.throw") { m in
                let source = m.cold("#   ")
                let subs = "         (^!)"
                let expected = "     #   "

                let result = source.skip(while: { _ in true })

                m.expect(result).toBe(expected)
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

                synchronousObservable
                    .skip(while: { value in value < 2 })
                    .take(1)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
