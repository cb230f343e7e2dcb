import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FilterSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/filter", of: 24) { spec in
            spec.equal("should filter out even values") { m in
                let e1 = m.hot("  --0--1--2--3--4--|")
                let e1subs = "    ^----------------!"
                let expected = "  -----1-----3-----|"

                m.expect(e1.filter(oddFilter)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter in only prime numbers") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^------------------!"
                let expected = "       --3---5----7-------|"

                m.expect(e1.filter(isPrime)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter with an always-true predicate") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^------------------!"
                let expected = "       --3-4-5-6--7-8--9--|"

                let predicate = { (_: String) in true }

                m.expect(e1.filter(predicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter with an always-false predicate") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^------------------!"
                let expected = "       -------------------|"

                let predicate = { (_: String) in false }

                m.expect(e1.filter(predicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter in only prime numbers, source unsubscribes early") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^-----------!       "
                let expected = "       --3---5----7-       "
                let unsub = "          ------------!       "

                m.expect(e1.filter(isPrime), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter in only prime numbers, source throws") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--#")
                let e1subs = "         ^------------------!"
                let expected = "       --3---5----7-------#"

                m.expect(e1.filter(isPrime)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter in only prime numbers, but predicate throws") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^-------!           "
                let expected = "       --3---5-#           "

                var invoked = 0
                let predicate = { (x: String) throws(MarbleError) -> Bool in
                    invoked += 1
                    if invoked == 4 { throw "error" }
                    return isPrime(x)
                }

                m.expect(e1.tryFilter(predicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter in only prime numbers, predicate with index") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^------------------!"
                let expected = "       --3--------7-------|"

                let predicate = { (i: Int, x: String) in isPrime(Int(x)! + i * 10) }

                m.expect(e1.filter(predicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should invoke predicate once for each checked value") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^------------------!"
                let expected = "       --3---5----7-------|"

                var invoked = 0
                let result =
                    e1
                    .filter { x in
                        invoked += 1
                        return isPrime(x)
                    }
                    .do(onCompletion: { #expect(invoked == 7) })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter in only prime numbers, predicate with index, source unsubscribes early") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^-----------!       "
                let expected = "       --3--------7-       "
                let unsub = "          ------------!       "

                let predicate = { (i: Int, x: String) in isPrime(Int(x)! + i * 10) }

                m.expect(e1.filter(predicate), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter in only prime numbers, predicate with index, source throws") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--#")
                let e1subs = "         ^------------------!"
                let expected = "       --3--------7-------#"

                let predicate = { (i: Int, x: String) in isPrime(Int(x)! + i * 10) }

                m.expect(e1.filter(predicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should filter in only prime numbers, predicate with index and throws") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^-------!           "
                let expected = "       --3-----#           "

                var invoked = 0
                let predicate = { (i: Int, x: String) throws(MarbleError) -> Bool in
                    invoked += 1
                    if invoked == 4 { throw "error" }
                    return isPrime(Int(x)! + i * 10)
                }

                m.expect(e1.filter(predicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should compose with another filter to allow multiples of six") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^------------------!"
                let expected = "       --------6----------|"

                let result =
                    e1
                    .filter { x in Int(x)! % 2 == 0 }
                    .filter { x in Int(x)! % 3 == 0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should be able to accept and use a thisArg", because: Reason.thisArgument)

            spec.equal("should be able to use filter and map composed") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^------------------!"
                let expected = "       ----a---b----c-----|"
                let values = ["a": 16, "b": 36, "c": 64]

                let result =
                    e1
                    .filter { x in Int(x)! % 2 == 0 }
                    .map { x in Int(x)! * Int(x)! }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors from the source") { m in
                let e1 = m.hot("  --0--1--2--3--4--#")
                let e1subs = "    ^----------------!"
                let expected = "  -----1-----3-----#"

                m.expect(e1.filter(oddFilter)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.filter(oddFilter)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.filter(oddFilter)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle throw") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.filter(oddFilter)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should send errors down the error path") { _ in
                var failures: [MarbleError] = []
                of(42).tryFilter { _ throws(MarbleError) in throw "bad" }.subscribe(
                    { _ in Issue.record("no value") }, error: { failures.append($0) },
                    complete: { Issue.record("no completion") })
                #expect(failures == ["bad"])
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.hot("-1--2--^-3-4-5-6--7-8--9--|")
                let e1subs = "         ^-----------!       "
                let expected = "       --3---5----7-       "
                let unsub = "          ------------!       "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .filter(isPrime)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support type guards without breaking previous behavior", because: Reason.typings)

            spec.equal("should support Boolean as a predicate") { m in
                let values = ["t": 1, "f": 0]
                let e1 = m.hot("-t--f--^-t-f-t-f--t-f--f--|", values: values)
                let e1subs = "         ^------------------!"
                let expected = "       --t---t----t-------|"

                m.expect(e1.filter({ $0 != 0 })).toBe(expected, values: values)
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
                    .filter { _ in true }
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private func oddFilter(_ x: String) -> Bool { Int(x)! % 2 == 1 }

private func isPrime(_ x: String) -> Bool { isPrime(Int(x)!) }

private func isPrime(_ i: Int) -> Bool {
    if i <= 20 { return [2, 3, 5, 7, 11, 13, 17, 19].contains(i) }
    return (2..<i).allSatisfy { i % $0 != 0 }
}

extension Signal where Failure == MarbleError, Value == String {
    /// `filter` with a predicate that gets the position too.
    fileprivate func filter(
        _ predicate: @escaping (Int, String) throws(MarbleError) -> Bool
    ) -> some Signal<String, MarbleError> {
        enumerated()
            .tryFilter { value throws(MarbleError) in try predicate(value.offset, value.element) }
            .map { $0.element }
    }
}
