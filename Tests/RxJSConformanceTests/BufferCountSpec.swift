import BinderyStreams
import BinderyTesting
import Testing

@Suite struct BufferCountSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/bufferCount", of: 11) { spec in
            spec.equal("should emit buffers at intervals") { m in
                let values = [
                    "v": ["a", "b", "c"], "w": ["c", "d", "e"], "x": ["e", "f", "g"], "y": ["g", "h", "i"], "z": ["i"],
                ]
                let e1 = m.hot("  --a--b--c--d--e--f--g--h--i--|")
                let expected = "  --------v-----w-----x-----y--(z|)"

                m.expect(e1.buffer(count: 3, skip: 2)).toBe(expected, values: values)
            }

            spec.equal("should emit buffers at buffersize of intervals if not specified") { m in
                let values = ["x": ["a", "b"], "y": ["c", "d"], "z": ["e", "f"]]
                let e1 = m.hot("  --a--b--c--d--e--f--|")
                let expected = "  -----x-----y-----z--|"

                m.expect(e1.buffer(count: 2)).toBe(expected, values: values)
            }

            spec.equal("should buffer properly (issue #2062)") { _ in
                let source = Subject<Int, MarbleError>()
                var results: [[Int]] = []

                source.buffer(count: 3, skip: 1).subscribe { value in
                    results.append(value)
                    if value == [1, 2, 3] { source.send(4) }
                }
                source.send(1)
                source.send(2)
                source.send(3)

                #expect(results == [[1, 2, 3], [2, 3, 4]])
            }

            spec.equal("should emit partial buffers if source completes before reaching specified buffer count") { m in
                let e1 = m.hot("  --a--b--c--d--|")
                let expected = "  --------------(x|)"

                m.expect(e1.buffer(count: 5)).toBe(expected, values: ["x": ["a", "b", "c", "d"]])
            }

            spec.equal("should emit full buffer then last partial buffer if source completes") { m in
                let e1 = m.hot("  --a^-b--c--d--e--|")
                let e1subs = "       ^-------------!"
                let expected = "     --------y-----(z|)"

                m.expect(e1.buffer(count: 3)).toBe(expected, values: ["y": ["b", "c", "d"], "z": ["e"]])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit buffers at intervals, but stop when result is unsubscribed early") { m in
                let values = ["v": ["a", "b", "c"], "w": ["c", "d", "e"]]
                let e1 = m.hot("  --a--b--c--d--e--f--g--h--i--|")
                let unsub = "     ------------------!           "
                let subs = "      ^-----------------!           "
                let expected = "  --------v-----w----           "

                m.expect(e1.buffer(count: 3, skip: 2), unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let values = ["v": ["a", "b", "c"], "w": ["c", "d", "e"]]
                let e1 = m.hot("  --a--b--c--d--e--f--g--h--i--|")
                let subs = "      ^-----------------!           "
                let expected = "  --------v-----w----           "
                let unsub = "     ------------------!           "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .buffer(count: 3, skip: 2)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should raise error if source raise error before reaching specified buffer count") { m in
                let e1 = m.hot("  --a--b--c--d--#")
                let e1subs = "    ^-------------!"
                let expected = "  --------------#"

                m.expect(e1.buffer(count: 5)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit buffers with specified skip count when skip count is less than window count") { m in
                let values = [
                    "v": ["a", "b", "c"], "w": ["b", "c", "d"], "x": ["c", "d", "e"], "y": ["d", "e"], "z": ["e"],
                ]
                let e1 = m.hot("  --a--b--c--d--e--|")
                let e1subs = "    ^----------------!"
                let expected = "  --------v--w--x--(yz|)"

                m.expect(e1.buffer(count: 3, skip: 1)).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit buffers with specified skip count when skip count is more than window count") { m in
                let e1 = m.hot("--a--b--c--d--e--|")
                let e1subs = "    ^----------------!"
                let expected = "  -----y--------z--|"
                let values = ["y": ["a", "b"], "z": ["d", "e"]]

                m.expect(e1.buffer(count: 2, skip: 3)).toBe(expected, values: values)
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
                    .buffer(count: 1)
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
