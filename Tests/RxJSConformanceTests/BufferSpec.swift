import BinderyStreams
import BinderyTesting
import Testing

@Suite struct BufferSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/buffer", of: 26) { spec in
            spec.equal("should emit buffers that close and reopen") { m in
                let a = m.hot("   -a-b-c-d-e-f-g-h-i-|")
                let b = m.hot("   -----B-----B-----B-|")
                let expected = "  -----x-----y-----z-(F|)"
                let expectedValues = ["x": ["a", "b", "c"], "y": ["d", "e", "f"], "z": ["g", "h", "i"], "F": []]
                m.expect(a.buffer(on: b)).toBe(expected, values: expectedValues)
            }

            spec.equal("should emit a final buffer if the closingNotifier is already complete") { m in
                let a = m.hot("   -a-b-c-d-e-f-g-h-i-|")
                let b = m.hot("   -----B-----B--|")
                let expected = "  -----x-----y-------(F|)"
                let expectedValues = ["x": ["a", "b", "c"], "y": ["d", "e", "f"], "F": ["g", "h", "i"]]
                m.expect(a.buffer(on: b)).toBe(expected, values: expectedValues)
            }

            spec.equal("should emit all buffered values if the source completes before the closingNotifier does") { m in
                let source = m.hot("---^---a---b---c---d---e--f----|")
                let sourceSubs = "     ^---------------------------!"
                let closer = m.hot("---^-------------B----------------")
                let closerSubs = "     ^---------------------------!"
                let expected = "       --------------x-------------(F|)"

                let result = source.buffer(on: closer)

                let expectedValues = ["x": ["a", "b", "c"], "F": ["d", "e", "f"]]

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(closer).toBe(closerSubs)
            }

            spec.equal("should work with empty and empty selector") { m in
                let a = empty()
                let b = empty()
                let expected = "  (F|)"
                m.expect(a.buffer(on: b)).toBe(expected, values: ["F": []])
            }

            spec.equal("should work with empty and non-empty selector") { m in
                let a = empty()
                let b = m.hot("-----a-----")
                let expected = "  (F|)"
                m.expect(a.buffer(on: b)).toBe(expected, values: ["F": []])
            }

            spec.equal("should work with non-empty and empty selector") { m in
                let a = m.hot("--1--2--^--3--4--5---6----7--8--9---0---|")
                let b = empty()
                let expected = "       --------------------------------(F|)"
                m.expect(a.buffer(on: b)).toBe(expected, values: ["F": ["3", "4", "5", "6", "7", "8", "9", "0"]])
            }

            spec.equal("should work with never and never selector") { m in
                let a = never()
                let b = never()
                let expected = "  -"
                m.expect(a.buffer(on: b)).toBe(expected)
            }

            spec.equal("should work with never and empty selector") { m in
                let a = never()
                let b = empty()
                let expected = "  -"
                m.expect(a.buffer(on: b)).toBe(expected)
            }

            spec.equal("should work with empty and never selector") { m in
                let a = empty()
                let b = never()
                let expected = "  (F|)"
                m.expect(a.buffer(on: b)).toBe(expected, values: ["F": []])
            }

            spec.equal("should work with non-empty and throw selector") { m in
                let a = m.hot("---^--a--")
                let b = throwError("too bad")
                let expected = "  #"
                m.expect(a.buffer(on: b)).toBe(expected, error: "too bad")
            }

            spec.equal("should work with throw and non-empty selector") { m in
                let a = throwError("too bad")
                let b = m.hot("---^--a--")
                let expected = "  #"
                m.expect(a.buffer(on: b)).toBe(expected, error: "too bad")
            }

            spec.equal("should work with error") { m in
                let a = m.hot("---^-------#", error: "too bad")
                let b = m.hot("---^--------")
                let expected = "  --------#"
                m.expect(a.buffer(on: b)).toBe(expected, error: "too bad")
            }

            spec.equal("should work with error and non-empty selector") { m in
                let a = m.hot("---^-------#", error: "too bad")
                let b = m.hot("---^---a----")
                let expected = "  ----a---#"
                m.expect(a.buffer(on: b)).toBe(expected, values: ["a": []], error: "too bad")
            }

            spec.equal("should work with selector") { m in
                let a = m.hot("--1--2--^--3--4--5---6----7--8--9---0---|")
                let b = m.hot("--------^--a-------b---cd---------e---f---|")
                let expected = "       ---a-------b---cd---------e---f-(F|)"
                let expectedValues = [
                    "a": ["3"], "b": ["4", "5"], "c": ["6"], "d": [], "e": ["7", "8", "9"], "f": ["0"], "F": [],
                ]
                m.expect(a.buffer(on: b)).toBe(expected, values: expectedValues)
            }

            spec.equal("should work with selector completed") { m in
                let a = m.hot("--1--2--^--3--4--5---6----7--8--9---0---|")
                let subs = "           ^-------------------------------!"
                let b = m.hot("--------^--a-------b---cd|               ")
                let expected = "       ---a-------b---cd---------------(F|)"
                let expectedValues = ["a": ["3"], "b": ["4", "5"], "c": ["6"], "d": [], "F": ["7", "8", "9", "0"]]
                m.expect(a.buffer(on: b)).toBe(expected, values: expectedValues)
                m.expectSubscriptions(a).toBe(subs)
            }

            spec.equal("should allow unsubscribing the result Observable early") { m in
                let a = m.hot("--1--2--^--3--4--5---6----7--8--9---0---|")
                let unsub = "          --------------!                  "
                let subs = "           ^-------------!                  "
                let b = m.hot("--------^--a-------b---cd|               ")
                let expected = "       ---a-------b---                  "
                let expectedValues = ["a": ["3"], "b": ["4", "5"]]
                m.expect(a.buffer(on: b), unsubscribedAt: unsub).toBe(expected, values: expectedValues)
                m.expectSubscriptions(a).toBe(subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let a = m.hot("--1--2--^--3--4--5---6----7--8--9---0---|")
                let subs = "           ^-------------!                  "
                let b = m.hot("--------^--a-------b---cd|               ")
                let expected = "       ---a-------b---                  "
                let unsub = "          --------------!                  "
                let expectedValues = ["a": ["3"], "b": ["4", "5"]]

                let result =
                    a
                    .flatMap { x in of(x) }
                    .buffer(on: b)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: expectedValues)
                m.expectSubscriptions(a).toBe(subs)
            }

            spec.equal("should work with non-empty and selector error") { m in
                let a = m.hot("--1--2--^--3-----#", values: ["1": 1, "2": 2, "3": 3], error: "too bad")
                let subs = "           ^--------!"
                let b = m.hot("--------^--a--b---")
                let expected = "       ---a--b--#"
                let expectedValues = ["a": [3], "b": []]
                m.expect(a.buffer(on: b)).toBe(expected, values: expectedValues, error: "too bad")
                m.expectSubscriptions(a).toBe(subs)
            }

            spec.equal("should work with non-empty and empty selector error") { m in
                let a = m.hot("--1--2--^--3--4--5---6----7--8--9---0---|")
                let b = m.hot("--------^----------------#", error: "too bad")
                let expected = "       -----------------#"
                m.expect(a.buffer(on: b)).toBe(expected, error: "too bad")
            }

            spec.equal("should work with non-empty and selector error") { m in
                let a = m.hot("--1--2--^--3--4--5---6----7--8--9---0---|")
                let subs = "           ^----------------!"
                let b = m.hot("--------^--a-------b---c-#", error: "too bad")
                let expected = "       ---a-------b---c-#"
                let expectedValues = ["a": ["3"], "b": ["4", "5"], "c": ["6"]]
                m.expect(a.buffer(on: b)).toBe(expected, values: expectedValues, error: "too bad")
                m.expectSubscriptions(a).toBe(subs)
            }

            spec.equal("should unsubscribe notifier when source unsubscribed") { m in
                let a = m.hot("--1--2--^--3--4--5---6----7--8--9---0---|")
                let unsub = "          --------------!                  "
                let subs = "           ^-------------!                  "
                let b = m.hot("--------^--a-------b---cd|               ")
                let bsubs = "          ^-------------!                  "
                let expected = "       ---a-------b---                  "
                let expectedValues = ["a": ["3"], "b": ["4", "5"]]

                m.expect(a.buffer(on: b), unsubscribedAt: unsub).toBe(expected, values: expectedValues)
                m.expectSubscriptions(a).toBe(subs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should unsubscribe notifier when source unsubscribed") { m in
                let a = m.hot("   -a-b-c-d-e-f-g-h-i-|")
                let b = m.hot("   -----1-----2-----3-|")
                let bsubs = "     ^----!"
                let expected = "  -----(x|)"
                let expectedValues = ["x": ["a", "b", "c"]]

                m.expect(
                    a
                        .buffer(on: b)
                        .take(1)
                ).toBe(expected, values: expectedValues)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should emit properly with an observable using itself as a notifier") { _ in
                var results: [String] = []
                let subject = Subject<Int, MarbleError>()
                subject.buffer(on: subject).subscribe(
                    { results.append("\($0)") }, complete: { results.append("complete") })

                subject.send(1)
                #expect(results == ["[1]"])
                subject.send(2)
                #expect(results == ["[1]", "[2]"])
                subject.complete()
                #expect(results == ["[1]", "[2]", "[]", "complete"])
            }

            spec.notApplicable("should buffer when Promise resolves", because: Reason.promises)

            spec.notApplicable("should raise error when Promise rejects", because: Reason.promises)

            spec.equal("should be equivalent for case ${index}") { m in
                let cases = [
                    ("   -a-b-c-d-e-f-g-h-i-|", " -----B-----B-----B-|"),
                    ("   -a-b-c-d-e-f-g-h-i-|", " -----B-----B--|     "),
                    ("   -a-b-c-d-e---------|", " -----B-----B-----B-|"),
                    ("   -a-b-c-d-e-f-g-h-i-|", " -------------------|"),
                ]
                for (source, notifier) in cases {
                    let (a, b) = (m.hot(source), m.hot(notifier))
                    var (buffers, windows): ([String], [String]) = ([], [])
                    a.buffer(on: b).subscribe { buffers.append("\(m.scheduler.now) \($0)") }
                    a.window(on: b).flatMap { $0.collect() }.subscribe { windows.append("\(m.scheduler.now) \($0)") }
                    m.flush()
                    #expect(!buffers.isEmpty)
                    #expect(buffers == windows)
                }
            }
        }
            + spec("operators/bufferToggle", of: 22) { spec in
                spec.notApplicable(count: 22, because: Reason.toggling)
            }
            + spec("operators/bufferWhen", of: 17) { spec in
                spec.notApplicable(count: 17, because: Reason.closing)
            }
    }
}
