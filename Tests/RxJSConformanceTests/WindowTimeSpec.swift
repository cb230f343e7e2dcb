import BinderyStreams
import BinderyTesting
import Testing

@Suite struct WindowTimeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/windowTime", of: 13) { spec in
            spec.equal("should emit windows given windowTimeSpan and windowCreationInterval") { m in
                let source = m.hot("--1--2--^-a--b--c--d--e---f--g--h-|")
                let subs = "                ^-------------------------!"
                let expected = "            x---------y---------z-----|"
                let x = m.cold("            --a--(b|)                  ")
                let y = m.cold("                      -d--e|           ")
                let z = m.cold("                                -g--h| ")
                let values = ["x": x, "y": y, "z": z]

                let result = source.window(for: .milliseconds(5), every: .milliseconds(10))

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should close windows after max count is reached") { m in
                let source = m.hot("--1--2--^--a--b--c--d--e--f--g-----|")
                let subs = "                ^--------------------------!"
                let timeSpan = m.time("     ----------|                 ")
                let expected = "            w-----x-----y-----z--------|"
                let w = m.cold("            ---a--(b|)                  ")
                let x = m.cold("                  ---c--(d|)            ")
                let y = m.cold("                        ---e--(f|)      ")
                let z = m.cold("                              ---g-----|")
                let values = ["w": w, "x": x, "y": y, "z": z]

                let result = source.window(for: timeSpan, count: 2)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should close window after max count is reached with windowCreationInterval") { m in
                let source = m.hot("--1--2--^-a--b--c--de-f---g--h--i-|")
                let subs = "                ^-------------------------!"
                let expected = "            x---------y---------z-----|"
                let x = m.cold("            --a--(b|)                  ")
                let y = m.cold("                      -de-(f|)         ")
                let z = m.cold("                                -h--i| ")
                let values = ["x": x, "y": y, "z": z]

                let result = source.window(for: .milliseconds(5), every: .milliseconds(10), count: 3)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should emit windows given windowTimeSpan") { m in
                let source = m.hot("--1--2--^--a--b--c--d--e--f--g--h--|")
                let subs = "                ^--------------------------!"
                let timeSpan = m.time("     ----------|                 ")
                let expected = "            x---------y---------z------|"
                let x = m.cold("            ---a--b--c|                 ")
                let y = m.cold("                      --d--e--f-|       ")
                let z = m.cold("                                -g--h--|")
                let values = ["x": x, "y": y, "z": z]

                let result = source.window(for: timeSpan)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should emit windows given windowTimeSpan and windowCreationInterval") { m in
                let source = m.hot("--1--2--^--a--b--c--d--e--f--g--h--|")
                let subs = "                ^--------------------------!"
                let interval = m.time("     ----------|                 ")
                let timeSpan = m.time("     -----|                      ")
                let expected = "            x---------y---------z------|"
                let x = m.cold("            ---a-|                      ")
                let y = m.cold("                      --d--(e|)         ")
                let z = m.cold("                                -g--h|  ")
                let values = ["x": x, "y": y, "z": z]

                let result = source.window(for: timeSpan, every: interval)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should return a single empty window if source is empty") { m in
                let source = m.cold("|")
                let subs = "         (^!)"
                let expected = "     (w|)"
                let w = m.cold("     |")
                let expectedValues = ["w": w]
                let timeSpan = m.time("-----|")
                let interval = m.time("----------|")

                let result = source.window(for: timeSpan, every: interval)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should split a Just source into a single window identical to source") { m in
                let source = m.cold("(a|)")
                let subs = "         (^!)"
                let expected = "     (w|)"
                let w = m.cold("     (a|)")
                let expectedValues = ["w": w]
                let timeSpan = m.time("-----|")
                let interval = m.time("----------|")

                let result = source.window(for: timeSpan, every: interval)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should be able to split a never Observable into timely empty windows") { m in
                let source = m.hot("   ^----------")
                let subs = "           ^---------!"
                let timeSpan = m.time("---|")
                let interval = m.time("---|")
                let expected = "       a--b--c--d-"
                let a = m.cold("       ---|       ")
                let b = m.cold("          ---|    ")
                let c = m.cold("             ---| ")
                let d = m.cold("                --")
                let unsub = "          ----------!"
                let expectedValues = ["a": a, "b": b, "c": c, "d": d]

                let result = source.window(for: timeSpan, every: interval)

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should emit an error-only window if outer is a simple throw-Observable") { m in
                let source = m.cold("#   ")
                let subs = "         (^!)"
                let expected = "     (w#)"
                let w = m.cold("     #   ")
                let expectedValues = ["w": w]
                let timeSpan = m.time("-----|")
                let interval = m.time("----------|")

                let result = source.window(for: timeSpan, every: interval)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should handle source Observable which eventually emits an error") { m in
                let source = m.hot("--1--2--^--a--b--c--d--e--f--g--h--#")
                let subs = "                ^--------------------------!"
                let timeSpan = m.time("     -----|                      ")
                let interval = m.time("     ----------|                 ")
                let expected = "            x---------y---------z------#"
                let x = m.cold("            ---a-|                      ")
                let y = m.cold("                      --d--(e|)         ")
                let z = m.cold("                                -g--h|  ")
                let values = ["x": x, "y": y, "z": z]

                let result = source.window(for: timeSpan, every: interval)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal(
                "should emit windows given windowTimeSpan and windowCreationInterval, but outer is unsubscribed early"
            ) { m in
                let source = m.hot("--1--2--^--a--b--c--d--e--f--g--h--|")
                let subs = "                ^----------!                "
                let timeSpan = m.time("     -----|                      ")
                let interval = m.time("     ----------|                 ")
                let expected = "            x---------y-                "
                let x = m.cold("            ---a-|                      ")
                let y = m.cold("                      --                ")
                let unsub = "               -----------!                "
                let values = ["x": x, "y": y]

                let result = source.window(for: timeSpan, every: interval)

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let source = m.hot("--1--2--^--a--b--c--d--e--f--g--h--|")
                let sourcesubs = "          ^-------------!             "
                let timeSpan = m.time("     -----|                      ")
                let interval = m.time("     ----------|                 ")
                let expected = "            x---------y----             "
                let x = m.cold("            ---a-|                      ")
                let y = m.cold("                      --d--             ")
                let unsub = "               --------------!             "
                let values = ["x": x, "y": y]

                let result =
                    source
                    .flatMap { x in of(x) }
                    .window(for: timeSpan, every: interval)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(sourcesubs)
            }

            spec.equal("should not error if maxWindowSize is hit while nexting to other windows.") { m in
                let source = m.cold("                ----a---b---c---d---e---f---g---h---i---j---")
                let windowTimeSpan = m.time("        ------------|                               ")
                let windowCreationInterval = m.time("--------|                                   ")
                let maxWindowSize = 4
                let a = m.cold("                     ----a---b---|                               ")
                let b = m.cold("                             b---c---d---(e|)")
                let c = m.cold("                                     ----e---f---(g|)")
                let d = m.cold("                                             ----g---h---(i|)    ")
                let e = m.cold("                                                     ----i---j---")
                let f = m.cold("                                                             ----")
                let expected = "                     a-------b-------c-------d-------e-------f---"
                let killSub = "                      ------------------------------------------! "
                let values = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f]
                let result = source.window(for: windowTimeSpan, every: windowCreationInterval, count: maxWindowSize)
                m.expect(result, unsubscribedAt: killSub).toBe(expected, values: values)
            }
        }
    }
}
