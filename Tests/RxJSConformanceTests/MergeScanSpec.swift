import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MergeScanSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/mergeScan", of: 23) { spec in
            spec.equal("should mergeScan things") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------------------!"
                let expected = "     ---u--v--w--x--y--z--|"

                let values = [
                    "u": ["b"], "v": ["b", "c"], "w": ["b", "c", "d"], "x": ["b", "c", "d", "e"],
                    "y": ["b", "c", "d", "e", "f"], "z": ["b", "c", "d", "e", "f", "g"],
                ]

                let result = e1.mergeScan([String]()) { acc, x in of(acc + [x]) }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle errors") { m in
                let e1 = m.hot("--a--^--b--c--d--#")
                let e1subs = "       ^-----------!"
                let expected = "     ---u--v--w--#"

                let values = ["u": ["b"], "v": ["b", "c"], "w": ["b", "c", "d"]]

                let result = e1.mergeScan([String]()) { acc, x in of(acc + [x]) }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeScan values and be able to asynchronously project them") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------------------!"
                let t = m.time("        --|                ")
                //                         --|
                //                            --|
                //                               --|
                //                                  --|
                //                                     --|
                let expected = "     -----u--v--w--x--y--z|"

                let values = [
                    "u": ["b"], "v": ["b", "c"], "w": ["b", "c", "d"], "x": ["b", "c", "d", "e"],
                    "y": ["b", "c", "d", "e", "f"], "z": ["b", "c", "d", "e", "f", "g"],
                ]

                let result = e1.mergeScan([String]()) { acc, x in of(acc + [x]).delay(for: t) }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not stop ongoing async projections when source completes") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|     ")
                let e1subs = "       ^--------------------!     "
                let t = m.time("        -----|")
                //                         -----|             acc = []; x = "c"; acc + [x] = ["c"]
                //                            -----|          acc = ["b"]; x = "d"; acc + [x] = ["b", "d"]
                //                               -----|       acc = ["c"]; x = "e"; acc + [x] = ["c", "e"]
                //                                  -----|    acc = ["b", "d"]; x = "f"; acc + [x] = ["b", "d", "f"]
                //                                     -----| acc = ["c", "e"]; x = "g"; acc + [x] = ["c", "e", "g"]
                let expected = "     --------u--v--w--x--y--(z|)"

                let values = [
                    "u": ["b"], "v": ["c"], "w": ["b", "d"], "x": ["c", "e"], "y": ["b", "d", "f"],
                    "z": ["c", "e", "g"],
                ]

                let result = e1.mergeScan([String]()) { acc, x in of(acc + [x]).delay(for: t) }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should interrupt ongoing async projections when result is unsubscribed early") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^---------------!     "
                let t = m.time("        -----|")
                //                         -----|    acc = []; x = "c"; acc + [x] = ["c"]
                //                            -----| acc = ["b"]; x = "d"; acc + [x] = ["b", "d"]
                let expected = "     --------u--v--w--     "
                let unsub = "        ----------------!     "

                let values = ["u": ["b"], "v": ["c"], "w": ["b", "d"]]

                let result = e1.mergeScan([String]()) { acc, x in of(acc + [x]).delay(for: t) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^---------------!     "
                let t = m.time("        -----|")
                //                         -----|    acc = []; x = "c"; acc + [x] = ["c"]
                //                            -----| acc = ["b"]; x = "d"; acc + [x] = ["b", "d"]
                let expected = "     --------u--v--w--     "
                let unsub = "        ----------------!     "

                let values = ["u": ["b"], "v": ["c"], "w": ["b", "d"]]

                let result = e1.flatMap { x in of(x) }.mergeScan([String]()) { acc, x in of(acc + [x]).delay(for: t) }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = steps { sideEffects.append($0) }
                of(0).mergeScan(0) { _, _ in synchronousObservable }.take(while: { $0 != 2 }).subscribe()
                #expect(sideEffects == [1, 2])
            }

            spec.equal("should handle errors in the projection function") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------!"
                let expected = "     ---u--v--#"

                let values = ["u": ["b"], "v": ["b", "c"]]

                let result = e1.mergeScan([String]()) { acc, x -> AnySignal<[String], MarbleError> in
                    if x == "d" {
                        return throwError("bad!", [String].self)
                    }
                    return of(acc + [x])
                }

                m.expect(result).toBe(expected, values: values, error: "bad!")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors from the projected Observable") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--!"
                let expected = "     ---#"

                let result = e1.mergeScan([String]()) { _, _ in throwError("bad!", [String].self) }

                m.expect(result).toBe(expected, error: "bad!")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an empty projected Observable") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------------------!"
                let expected = "     ---------------------|"

                let result = e1.mergeScan([String]()) { _, _ in empty([String].self) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a never projected Observable") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------------------!"
                let expected = "     ----------------------"

                let result = e1.mergeScan([String]()) { _, _ in never([String].self) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("handle empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                let result = e1.mergeScan([String]()) { acc, x in of(acc + [x]) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("handle never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let result = e1.mergeScan([String]()) { acc, x in of(acc + [x]) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("handle throw") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let result = e1.mergeScan([String]()) { acc, x in of(acc + [x]) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeScan unsubscription") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^-------------!       "
                let expected = "     ---u--v--w--x--       "
                let unsub = "        --------------!       "

                let values = ["u": ["b"], "v": ["b", "c"], "w": ["b", "c", "d"], "x": ["b", "c", "d", "e"]]

                let result = e1.mergeScan([String]()) { acc, x in of(acc + [x]) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeScan projects cold Observable with single concurrency") { m in
                let inner = [
                    m.cold("            --d--e--f--|                      "),
                    m.cold("                       --g--h--i--|           "),
                    m.cold("                                  --j--k--l--|"),
                ]
                let xsubs = "     --^----------!                      "
                let ysubs = "     -------------^----------!           "
                let zsubs = "     ------------------------^----------!"

                let e1 = m.hot("  --0--1--2--|                        ")
                let e1subs = "    ^----------!                        "
                let expected = "  --x-d--e--f--f-g--h--i--i-j--k--l--|"

                let result = e1.mergeScan("x", maxConcurrent: 1) { acc, x in inner[Int(x)!].startWith(acc) }

                m.expect(result).toBe(expected)

                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner[0]).toBe(xsubs)
                m.expectSubscriptions(inner[1]).toBe(ysubs)
                m.expectSubscriptions(inner[2]).toBe(zsubs)
            }

            spec.equal("should not emit accumulator if inner completes without value") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------------------!"
                let expected = "     ---------------------|"

                let result = e1.mergeScan(["1"]) { _, _ in empty([String].self) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not emit accumulator if inner completes without value after source completes") { m in
                let x = m.cold("        -----|   ")
                //                         -----|
                let xsubs = [
                    "                  ---^----!   ",
                    "                  ------^----!",
                ]
                let e1 = m.hot("--a--^--b--c--|  ")
                let e1subs = "       ^--------!  "
                let expected = "     -----------|"

                let result = e1.mergeScan("1") { _, _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(x).toBe(xsubs)
            }

            spec.equal("should mergeScan projects hot Observable with single concurrency") { m in
                let inner = [
                    m.hot("           --d--e--f--|                 "),
                    m.hot("           ----g----h----i----|         "),
                    m.hot("           ------j------k-------l------|"),
                ]
                let xsubs = "     ---^-------!                 "
                let ysubs = "     -----------^-------!         "
                let zsubs = "     -------------------^--------!"
                let e1 = m.hot("  ---0---1---2---|             ")
                let e1subs = "    ^--------------!             "
                let expected = "  ---x-e--f--f--i----i-l------|"

                let result = e1.mergeScan("x", maxConcurrent: 1) { acc, x in inner[Int(x)!].startWith(acc) }

                m.expect(result).toBe(expected)

                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner[0]).toBe(xsubs)
                m.expectSubscriptions(inner[1]).toBe(ysubs)
                m.expectSubscriptions(inner[2]).toBe(zsubs)
            }

            spec.equal("should mergeScan projects cold Observable with dual concurrency") { m in
                let inner = [
                    m.cold("              ---d---e---f---|               "),
                    m.cold("                   ---g---h---i---|          "),
                    m.cold("                             ---j---k---l---|"),
                ]
                let xsubs = "     ----^--------------!               "
                let ysubs = "     ---------^--------------!          "
                let zsubs = "     -------------------^--------------!"
                let e1 = m.hot("  ----0----1----2----|               ")
                let e1subs = "    ^------------------!               "
                let expected = "  ----x--d-d-eg--fh--hi-j---k---l---|"

                let result = e1.mergeScan("x", maxConcurrent: 2) { acc, x in inner[Int(x)!].startWith(acc) }

                m.expect(result).toBe(expected)

                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner[0]).toBe(xsubs)
                m.expectSubscriptions(inner[1]).toBe(ysubs)
                m.expectSubscriptions(inner[2]).toBe(zsubs)
            }

            spec.equal("should mergeScan projects hot Observable with dual concurrency") { m in
                let inner = [
                    m.hot("           --d--e--f-----|              "),
                    m.hot("           ----g----h------i----|       "),
                    m.hot("           ------j--------k-----l------|"),
                ]
                let xsubs = "     ---^----------!              "
                let ysubs = "     -------^-------------!       "
                let zsubs = "     --------------^-------------!"
                let e1 = m.hot("  ---0---1---2---|             ")
                let e1subs = "    ^--------------!             "
                let expected = "  ---x-e-efh----hki----l------|"

                let result = e1.mergeScan("x", maxConcurrent: 2) { acc, x in inner[Int(x)!].startWith(acc) }

                m.expect(result).toBe(expected)

                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner[0]).toBe(xsubs)
                m.expectSubscriptions(inner[1]).toBe(ysubs)
                m.expectSubscriptions(inner[2]).toBe(zsubs)
            }

            spec.notApplicable("should pass current index to accumulator", because: Reason.indexArgument)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                counting { sideEffects.append($0) }.mergeScan(0) { _, value in of(value) }.take(3).subscribe()
                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

extension Signal {
    /// What RxJS makes an operator of: `flatMap` with a state per observation, the latest value.
    fileprivate func mergeScan<Inner: Signal>(
        _ seed: Inner.Value, maxConcurrent: Int = .max, _ transform: @escaping (Inner.Value, Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        Producer<Inner.Value, Failure>.deferred {
            var state = seed
            return flatMap(maxConcurrent: maxConcurrent) { transform(state, $0).do(onValue: { state = $0 }) }
        }
    }
}
