import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ZipAllSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/zipAll", of: 51) { spec in
            spec.equal("should combine paired events from two observables") { m in
                let x = m.cold("                  -a-----b-|")
                let y = m.cold("                  --1-2-----")
                let outer = m.hot("-x----y--------|         ", values: ["x": x, "y": y])
                let expected = "   -----------------A----B-|"

                let result = outer.zipAll().map { $0.joined() }

                m.expect(result).toBe(expected, values: ["A": "a1", "B": "b2"])
            }

            spec.equal("should combine two observables") { m in
                let a = m.hot("   ---1---2---3---")
                let asubs = "     ^"
                let b = m.hot("   --4--5--6--7--8--")
                let bsubs = "     ^"
                let expected = "  ---x---y---z"
                let values = ["x": ["1", "4"], "y": ["2", "5"], "z": ["3", "6"]]

                m.expect(of(a, b).zipAll()).toBe(expected, values: values)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should take all observables from the source and zip them") { _ in
                let result = of(of("a", "b", "c"), of("1", "2", "3")).zipAll().map { $0.joined() }
                #expect(allValues(result) == ["a1", "b2", "c3"])
            }

            spec.equal("should end once one observable completes and its buffer is empty") { m in
                let e1 = m.hot("  ---a--b--c--|               ")
                let e1subs = "    ^-----------!               "
                let e2 = m.hot("  ------d----e----f--------|  ")
                let e2subs = "    ^-----------------!         "
                let e3 = m.hot("  --------h----i----j---------")
                let e3subs = "    ^-----------------!         "
                let expected = "  --------x----y----(z|)      "
                let values = ["x": ["a", "d", "h"], "y": ["b", "e", "i"], "z": ["c", "f", "j"]]

                m.expect(of(e1, e2, e3).zipAll()).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal(
                "should end once one observable nexts and zips value from completed other observable whose buffer is empty"
            ) { m in
                let e1 = m.hot("  ---a--b--c--|             ")
                let e1subs = "    ^-----------!             "
                let e2 = m.hot("  ------d----e----f|        ")
                let e2subs = "    ^----------------!        "
                let e3 = m.hot("  --------h----i----j-------")
                let e3subs = "    ^-----------------!       "
                let expected = "  --------x----y----(z|)    "
                let values = ["x": ["a", "d", "h"], "y": ["b", "e", "i"], "z": ["c", "f", "j"]]

                m.expect(of(e1, e2, e3).zipAll()).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should zip them with values") { m in
                let numbers = from(0..<4).map { String($0) }.eraseToAnySignal()

                let e1 = m.hot("  ---a---b---c---d---|")
                let e1subs = "    ^--------------!"
                let expected = "  ---w---x---y---(z|)"

                let values = ["w": ["a", "0"], "x": ["b", "1"], "y": ["c", "2"], "z": ["d", "3"]]

                m.expect(of(e1.eraseToAnySignal(), numbers).zipAll()).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete instantly with never observable and empty iterable") { m in
                let a = m.cold("  -")
                let asubs = "     (^!)"
                let b = empty()
                let expected = "  |"

                m.expect(of(a.eraseToAnySignal(), b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with empty observable and empty iterable") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = empty()
                let expected = "  |"

                m.expect(of(a.eraseToAnySignal(), b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with empty observable and non-empty iterable") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = from(["1"])
                let expected = "  |"

                m.expect(of(a.eraseToAnySignal(), b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with non-empty observable and empty iterable") { m in
                let a = m.hot("---^----a--|")
                let asubs = "     (^!)"
                let b = empty()
                let expected = "  |"

                m.expect(of(a.eraseToAnySignal(), b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with never observable and non-empty iterable") { m in
                let a = m.cold("  -")
                let asubs = "     ^"
                let b = from(["1"])
                let expected = "  -"

                m.expect(of(a.eraseToAnySignal(), b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with non-empty observable and non-empty iterable") { m in
                let a = m.hot("---^----1--|")
                let asubs = "     ^----!   "
                let b = from(["2"])
                let expected = "  -----(x|)"

                m.expect(of(a.eraseToAnySignal(), b).zipAll()).toBe(expected, values: ["x": ["1", "2"]])
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with observable which raises error and non-empty iterable") { m in
                let a = m.hot("---^----#")
                let asubs = "     ^----!"
                let b = from(["1"])
                let expected = "  -----#"

                m.expect(of(a.eraseToAnySignal(), b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with non-empty many observable and non-empty many iterable") { m in
                let a = m.hot("---^--1--2--3--|")
                let asubs = "     ^--------!   "
                let b = from(["4", "5", "6"])
                let expected = "  ---x--y--(z|)"

                m.expect(of(a.eraseToAnySignal(), b).zipAll()).toBe(
                    expected, values: ["x": ["1", "4"], "y": ["2", "5"], "z": ["3", "6"]])
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with non-empty observable and non-empty iterable selector that throws") { m in
                let a = m.hot("---^--1--2--3--|")
                let asubs = "     ^-----!"
                let b = from(["4", "5", "6"])
                let expected = "  ---x--#"

                let selector = { (x: String, y: String) throws(MarbleError) -> String in
                    if y == "5" { throw "too bad" }
                    return x + y
                }
                m.expect(
                    of(a.eraseToAnySignal(), b).zipAll().tryMap { values throws(MarbleError) in
                        try selector(values[0], values[1])
                    }
                ).toBe(expected, values: ["x": "14"], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should combine two observables and selector") { m in
                let a = m.hot("   ---1---2---3---")
                let asubs = "     ^"
                let b = m.hot("   --4--5--6--7--8--")
                let bsubs = "     ^"
                let expected = "  ---x---y---z"

                m.expect(of(a, b).zipAll().map { $0.joined() }).toBe(
                    expected, values: ["x": "14", "y": "25", "z": "36"])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with n-ary symmetric") { m in
                let a = m.hot("   ---1-^-1----4----|")
                let asubs = "          ^---------!  "
                let b = m.hot("   ---1-^--2--5----| ")
                let bsubs = "          ^---------!  "
                let c = m.hot("   ---1-^---3---6-|  ")
                let expected = "       ----x---y-|  "

                m.expect(of(a, b, c).zipAll()).toBe(expected, values: ["x": ["1", "2", "3"], "y": ["4", "5", "6"]])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with n-ary symmetric selector") { m in
                let a = m.hot("---1-^-1----4----|")
                let asubs = "       ^---------!  "
                let b = m.hot("---1-^--2--5----| ")
                let bsubs = "       ^---------!  "
                let c = m.hot("---1-^---3---6-|  ")
                let expected = "    ----x---y-|  "

                let observable = of(a, b, c).zipAll()
                m.expect(observable).toBe(expected, values: ["x": ["1", "2", "3"], "y": ["4", "5", "6"]])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with n-ary symmetric array selector") { m in
                let a = m.hot("   ---1-^-1----4----|")
                let asubs = "          ^---------!  "
                let b = m.hot("   ---1-^--2--5----| ")
                let bsubs = "          ^---------!  "
                let c = m.hot("   ---1-^---3---6-|  ")
                let expected = "       ----x---y-|  "

                let observable = of(a, b, c).zipAll()
                m.expect(observable).toBe(expected, values: ["x": ["1", "2", "3"], "y": ["4", "5", "6"]])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with some data asymmetric 1") { m in
                let a = m.hot("---1-^-1-3-5-7-9-x-y-z-w-u-|")
                let asubs = "       ^-----------------!    "
                let b = m.hot("---1-^--2--4--6--8--0--|    ")
                let bsubs = "       ^-----------------!    "
                let expected = "    ---a--b--c--d--e--|    "

                m.expect(of(a, b).zipAll().map { $0.joined() }).toBe(
                    expected, values: ["a": "12", "b": "34", "c": "56", "d": "78", "e": "90"])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with some data asymmetric 2") { m in
                let a = m.hot("---1-^--2--4--6--8--0--|    ")
                let asubs = "       ^-----------------!    "
                let b = m.hot("---1-^-1-3-5-7-9-x-y-z-w-u-|")
                let bsubs = "       ^-----------------!    "
                let expected = "    ---a--b--c--d--e--|    "

                m.expect(of(a, b).zipAll().map { $0.joined() }).toBe(
                    expected, values: ["a": "21", "b": "43", "c": "65", "d": "87", "e": "09"])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with some data symmetric") { m in
                let a = m.hot("---1-^-1-3-5-7-9------| ")
                let asubs = "       ^----------------! "
                let b = m.hot("---1-^--2--4--6--8--0--|")
                let bsubs = "       ^----------------! "
                let expected = "    ---a--b--c--d--e-| "

                m.expect(of(a, b).zipAll().map { $0.joined() }).toBe(
                    expected, values: ["a": "12", "b": "34", "c": "56", "d": "78", "e": "90"])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with selector throws") { m in
                let a = m.hot("---1-^-2---4----|  ")
                let asubs = "       ^-------!     "
                let b = m.hot("---1-^--3----5----|")
                let bsubs = "       ^-------!     "
                let expected = "    ---x----#     "

                let selector = { (x: String, y: String) throws(MarbleError) -> String in
                    if y == "5" { throw "too bad" }
                    return x + y
                }
                let observable = of(a, b).zipAll().tryMap { values throws(MarbleError) in
                    try selector(values[0], values[1])
                }
                m.expect(observable).toBe(expected, values: ["x": "23"], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with right completes first") { m in
                let a = m.hot("---1-^-2-----|")
                let asubs = "       ^-----!"
                let b = m.hot("---1-^--3--|")
                let bsubs = "       ^-----!"
                let expected = "    ---x--|"

                m.expect(zip(a, b)).toBe(expected, values: ["x": ("2", "3")])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should zip until one child terminates") { _ in
                let result = of(of("a", "b", "c"), of("1", "2")).zipAll().map { $0.joined() }
                #expect(allValues(result) == ["a1", "b2"])
            }

            spec.equal("should handle a hot observable of observables") { m in
                let x = m.cold("          a---b---c---|      ")
                let xsubs = "     --------^-----------!"
                let y = m.cold("          d---e---f---|   ")
                let ysubs = "     --------^-----------!"
                let e1 = m.hot("  --x--y--|            ", values: ["x": x, "y": y])
                let e1subs = "    ^-------!            "
                let expected = "  --------u---v---w---|"
                let values = ["u": ["a", "d"], "v": ["b", "e"], "w": ["c", "f"]]

                m.expect(e1.zipAll()).toBe(expected, values: values)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle merging a hot observable of non-overlapped observables") { m in
                let x = m.cold("                             a-b---------|")
                let xsubs = "     ---------------------------^-----------!"
                let y = m.cold("                             c-d-e-f-|")
                let ysubs = "     ---------------------------^-------!"
                let z = m.cold("                             g-h-i-j-k-|")
                let zsubs = "     ---------------------------^---------!"
                let e1 = m.hot("  --x------y--------z--------|            ", values: ["x": x, "y": y, "z": z])
                let e1subs = "    ^--------------------------!            "
                let expected = "  ---------------------------u-v---------|"
                let values = ["u": ["a", "c", "g"], "v": ["b", "d", "h"]]

                m.expect(e1.zipAll()).toBe(expected, values: values)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if inner observable raises error") { m in
                let x = m.cold("                                a-b---------|")
                let xsubs = "     ------------------------------^-------!"
                let y = m.cold("                                c-d-e-f-#")
                let ysubs = "     ------------------------------^-------!"
                let z = m.cold("                                g-h-i-j-k-|")
                let zsubs = "     ------------------------------^-------!"
                let e1 = m.hot("  --x---------y--------z--------|        ", values: ["x": x, "y": y, "z": z])
                let e1subs = "    ^-----------------------------!        "
                let expected = "  ------------------------------u-v-----#"

                let expectedValues = ["u": ["a", "c", "g"], "v": ["b", "d", "h"]]

                m.expect(e1.zipAll()).toBe(expected, values: expectedValues)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if outer observable raises error") { m in
                let y = m.cold("  a-b---------|")
                let z = m.cold("  c-d-e-f-|")
                let e1 = m.hot("  --y---------z---#", values: ["y": y, "z": z])
                let e1subs = "    ^---------------!"
                let expected = "  ----------------#"

                m.expect(e1.zipAll()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with two nevers") { m in
                let a = m.cold("  -")
                let asubs = "     ^"
                let b = m.cold("  -")
                let bsubs = "     ^"
                let expected = "  -"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with never and empty") { m in
                let a = m.cold("  -")
                let asubs = "     (^!)"
                let b = m.cold("  |")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and never") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = m.cold("  -")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and empty") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = m.cold("  |")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and non-empty") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = m.hot("   ---1--|")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with non-empty and empty") { m in
                let a = m.hot("   ---1--|")
                let asubs = "     (^!)"
                let b = m.cold("  |")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with never and non-empty") { m in
                let a = m.cold("  -")
                let asubs = "     ^"
                let b = m.hot("   ---1--|")
                let bsubs = "     ^-----!"
                let expected = "  -"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with non-empty and never") { m in
                let a = m.hot("   ---1--|")
                let asubs = "     ^-----!"
                let b = m.cold("  -")
                let bsubs = "     ^"
                let expected = "  -"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should combine a source with a second") { m in
                let a = m.hot("   ---1---2---3---")
                let asubs = "     ^"
                let b = m.hot("   --4--5--6--7--8--")
                let bsubs = "     ^"
                let expected = "  ---x---y---z"

                m.expect(of(a, b).zipAll()).toBe(
                    expected, values: ["x": ["1", "4"], "y": ["2", "5"], "z": ["3", "6"]])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and error") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = m.hot("   ------#", error: "too bad")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and empty") { m in
                let a = m.hot("   ------#", error: "too bad")
                let asubs = "     (^!)"
                let b = m.cold("  |")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error") { m in
                let a = m.hot("   ----------|")
                let asubs = "     ^-----!    "
                let b = m.hot("   ------#    ")
                let bsubs = "     ^-----!    "
                let expected = "  ------#    "

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with never and error") { m in
                let a = m.cold("  -")
                let asubs = "     ^-----!"
                let b = m.hot("   ------#")
                let bsubs = "     ^-----!"
                let expected = "  ------#"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and never") { m in
                let a = m.hot("   ------#")
                let asubs = "     ^-----!"
                let b = m.cold("  -")
                let bsubs = "     ^-----!"
                let expected = "  ------#"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and error") { m in
                let a = m.hot("   ------#", error: "too bad")
                let asubs = "     ^-----!"
                let b = m.hot("   ----------#", error: "too bad 2")
                let bsubs = "     ^-----!"
                let expected = "  ------#"

                m.expect(of(a, b).zipAll()).toBe(expected, error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with two sources that eventually raise errors") { m in
                let a = m.hot("   --w-----#----", values: ["w": 1], error: "too bad")
                let asubs = "     ^-------!"
                let b = m.hot("   -----z-----#-", values: ["z": 2], error: "too bad 2")
                let bsubs = "     ^-------!"
                let expected = "  -----x--#"

                m.expect(of(a, b).zipAll()).toBe(expected, values: ["x": [1, 2]], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with two sources that eventually raise errors (swapped)") { m in
                let a = m.hot("   -----z-----#-", values: ["z": 2], error: "too bad 2")
                let asubs = "     ^-------!"
                let b = m.hot("   --w-----#", values: ["w": 1], error: "too bad")
                let bsubs = "     ^-------!"
                let expected = "  -----x--#"

                m.expect(of(a, b).zipAll()).toBe(expected, values: ["x": [2, 1]], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and some") { m in
                let a = m.cold("  #")
                let asubs = "     (^!)"
                let b = m.hot("   --1--2--3--")
                let bsubs = "     (^!)"
                let expected = "  #"

                m.expect(of(a, b).zipAll()).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.notApplicable(
                "should combine two immediately-scheduled observables", because: Reason.schedulerArgument)

            spec.notApplicable(
                "should combine a source with an immediately-scheduled source", because: Reason.schedulerArgument)

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let a = m.hot("   ---1---2---3---|")
                let unsub = "     ---------!"
                let asubs = "     ^--------!"
                let b = m.hot("   --4--5--6--7--8--|")
                let bsubs = "     ^--------!"
                let expected = "  ---x---y--"
                let values = ["x": ["1", "4"], "y": ["2", "5"]]

                let r = of(a, b).flatMap { x in of(x) }.zipAll().flatMap { x in of(x) }

                m.expect(r, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should complete when empty source") { m in
                let source = m.hot("|", values: [String: Letters].none)
                let expected = "    |"

                m.expect(source.zipAll()).toBe(expected)
            }
        }
    }
}

extension Signal where Value: Signal, Value.Failure == Failure {
    /// What RxJS makes an operator of: the signals are collected, then zipped.
    fileprivate func zipAll() -> some Signal<[Value.Value], Failure> {
        collect().flatMap { zip($0) }
    }
}
