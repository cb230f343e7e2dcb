import BinderyStreams
import BinderyTesting
import Testing

@Suite struct WindowCountSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/windowCount", of: 10) { spec in
            spec.equal("should emit windows with count 3, no skip specified") { m in
                let source = m.hot("---a---b---c---d---e---f---g---h---i---|")
                let sourceSubs = "  ^--------------------------------------!"
                let expected = "    x----------y-----------z-----------w---|"
                let x = m.cold("    ---a---b---(c|)                         ")
                let y = m.cold("               ----d---e---(f|)             ")
                let z = m.cold("                           ----g---h---(i|) ")
                let w = m.cold("                                       ----|")
                let expectedValues = ["x": x, "y": y, "z": z, "w": w]

                let result = source.window(count: 3)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should emit windows with count 2 and skip 1") { m in
                let source = m.hot("^-a--b--c--d--|")
                let subs = "        ^-------------!"
                let expected = "    u-v--x--y--z--|"
                let u = m.cold("    --a--(b|)      ")
                let v = m.cold("      ---b--(c|)   ")
                let x = m.cold("         ---c--(d|)")
                let y = m.cold("            ---d--|")
                let z = m.cold("               ---|")
                let values = ["u": u, "v": v, "x": x, "y": y, "z": z]

                let result = source.window(count: 2, skip: 1)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should emit windows with count 2, and skip unspecified") { m in
                let source = m.hot("--a--b--c--d--e--f--|")
                let subs = "        ^-------------------!"
                let expected = "    x----y-----z-----w--|"
                let x = m.cold("    --a--(b|)            ")
                let y = m.cold("         ---c--(d|)      ")
                let z = m.cold("               ---e--(f|)")
                let w = m.cold("                     ---|")
                let values = ["x": x, "y": y, "z": z, "w": w]

                let result = source.window(count: 2)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should return empty if source is empty") { m in
                let source = m.cold("|")
                let subs = "         (^!)"
                let expected = "     (w|)"
                let w = m.cold("     |")
                let values = ["w": w]

                let result = source.window(count: 2, skip: 1)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should return Never if source if Never") { m in
                let source = m.cold("-")
                let subs = "         ^"
                let expected = "   w"
                let w = m.cold("     -")
                let expectedValues = ["w": w]

                let result = source.window(count: 2, skip: 1)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should propagate error from a just-throw source") { m in
                let source = m.cold("  #")
                let subs = "           (^!)"
                let expected = "       (w#)"
                let w = m.cold("       #")
                let expectedValues = ["w": w]

                let result = source.window(count: 2, skip: 1)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should raise error if source raises error") { m in
                let source = m.hot("--a--b--c--d--e--f--#")
                let subs = "        ^-------------------!"
                let expected = "    u-v--w--x--y--z--q--#"
                let u = m.cold("    --a--b--(c|)         ")
                let v = m.cold("      ---b--c--(d|)      ")
                let w = m.cold("         ---c--d--(e|)   ")
                let x = m.cold("            ---d--e--(f|)")
                let y = m.cold("               ---e--f--#")
                let z = m.cold("                  ---f--#")
                let q = m.cold("                     ---#")
                let values = ["u": u, "v": v, "w": w, "x": x, "y": y, "z": z, "q": q]

                let result = source.window(count: 3, skip: 1)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should dispose of inner windows once outer is unsubscribed early") { m in
                let source = m.hot("^-a--b--c--d--|")
                let subs = "        ^--------!     "
                let expected = "    w-x--y--z-     "
                let w = m.cold("    --a--(b|)      ")
                let x = m.cold("      ---b--(c|)   ")
                let y = m.cold("         ---c-     ")
                let z = m.cold("            --     ")
                let unsub = "       ---------!     "
                let values = ["w": w, "x": x, "y": y, "z": z]

                let result = source.window(count: 2, skip: 1)

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let source = m.hot("^-a--b--c--d--|")
                let subs = "        ^--------!     "
                let expected = "    w-x--y--z-     "
                let w = m.cold("    --a--(b|)      ")
                let x = m.cold("      ---b--(c|)   ")
                let y = m.cold("         ---c-     ")
                let z = m.cold("            --     ")
                let unsub = "       ---------!     "
                let values = ["w": w, "x": x, "y": y, "z": z]

                let result =
                    source
                    .flatMap { x in of(x) }
                    .window(count: 2, skip: 1)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
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
                    .window(count: 3)
                    .flatMap { $0 }
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
