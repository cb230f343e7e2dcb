import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ZipCreationSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/zip", of: 42) { spec in
            spec.equal("should combine a source with a second") { m in
                let a = m.hot("   ---1---2---3---  ")
                let asubs = "     ^                "
                let b = m.hot("   --4--5--6--7--8--")
                let bsubs = "     ^                "
                let expected = "  ---x---y---z     "

                m.expect(zip(a, b)).toBe(expected, values: ["x": ("1", "4"), "y": ("2", "5"), "z": ("3", "6")])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should zip the provided observables") { _ in
                let result = zip(from(["a", "b", "c"]), from([1, 2, 3])).map { a, b in "\(a)\(b)" }
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
                let values = ["x": ("a", "d", "h"), "y": ("b", "e", "i"), "z": ("c", "f", "j")]

                m.expect(zip(e1, e2, e3)).toBe(expected, values: values)
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
                let values = ["x": ("a", "d", "h"), "y": ("b", "e", "i"), "z": ("c", "f", "j")]

                m.expect(zip(e1, e2, e3)).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should zip them with values") { m in
                let numbers = from(0..<4)

                let e1 = m.hot("  ---a---b---c---d---|")
                let e1subs = "    ^--------------!    "
                let expected = "  ---w---x---y---(z|) "

                let values = ["w": ("a", 0), "x": ("b", 1), "y": ("c", 2), "z": ("d", 3)]

                m.expect(zip(e1, numbers)).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with empty observable and empty iterable") { m in
                let a = m.cold("|  ")
                let asubs = "  (^!)"
                let b = empty(Int.self)
                let expected = "  |"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with empty observable and non-empty iterable") { m in
                let a = m.cold("  |   ")
                let asubs = "     (^!)"
                let b = from([1])
                let expected = "  |   "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should complete instantly if given an empty iterable") { m in
                let a = m.hot("---^----a--|")
                let asubs = "     (^!)     "
                let b = empty(Int.self)
                let expected = "  |        "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with never observable and non-empty iterable") { m in
                let a = m.cold("  -")
                let asubs = "     ^"
                let b = from([1])
                let expected = "  -"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with non-empty observable and non-empty iterable") { m in
                let a = m.hot("---^----1--|")
                let asubs = "     ^----!   "
                let b = from([2])
                let expected = "  -----(x|)"

                m.expect(zip(a, b)).toBe(expected, values: ["x": ("1", 2)])
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with observable which raises error and non-empty iterable") { m in
                let a = m.hot("---^----#")
                let asubs = "     ^----!"
                let b = from([1])
                let expected = "  -----#"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with non-empty many observable and non-empty many iterable") { m in
                let a = m.hot("---^--1--2--3--|")
                let asubs = "     ^--------!   "
                let b = from([4, 5, 6])
                let expected = "  ---x--y--(z|)"

                m.expect(zip(a, b)).toBe(expected, values: ["x": ("1", 4), "y": ("2", 5), "z": ("3", 6)])
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with non-empty observable and non-empty iterable selector that throws") { m in
                let a = m.hot("---^--1--2--3--|")
                let asubs = "     ^-----!      "
                let b = from([4, 5, 6])
                let expected = "  ---x--#      "

                let selector = { (x: String, y: Int) throws(MarbleError) -> String in
                    if y == 5 { throw "too bad" }
                    return "\(x)\(y)"
                }
                m.expect(zip(a, b).tryMap { x, y throws(MarbleError) in try selector(x, y) }).toBe(
                    expected, values: ["x": "14"], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should combine two observables and selector") { m in
                let a = m.hot("   ---1---2---3---  ")
                let asubs = "     ^                "
                let b = m.hot("   --4--5--6--7--8--")
                let bsubs = "     ^                "
                let expected = "  ---x---y---z     "

                m.expect(zip(a, b).map { e1, e2 in e1 + e2 }).toBe(expected, values: ["x": "14", "y": "25", "z": "36"])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with n-ary symmetric") { m in
                let a = m.hot("---1-^-1----4----|")
                let asubs = "       ^---------!  "
                let b = m.hot("---1-^--2--5----| ")
                let bsubs = "       ^---------!  "
                let c = m.hot("---1-^---3---6-|  ")
                let expected = "    ----x---y-|  "

                m.expect(zip(a, b, c)).toBe(expected, values: ["x": ("1", "2", "3"), "y": ("4", "5", "6")])
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

                let observable = zip(a, b, c).map { r0, r1, r2 in [r0, r1, r2] }
                m.expect(observable).toBe(expected, values: ["x": ["1", "2", "3"], "y": ["4", "5", "6"]])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with n-ary symmetric array selector") { m in
                let a = m.hot("---1-^-1----4----|")
                let asubs = "       ^---------!  "
                let b = m.hot("---1-^--2--5----| ")
                let bsubs = "       ^---------!  "
                let c = m.hot("---1-^---3---6-|  ")
                let expected = "    ----x---y-|  "

                let observable = zip(a, b, c).map { r0, r1, r2 in [r0, r1, r2] }
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

                m.expect(zip(a, b).map { r1, r2 in r1 + r2 }).toBe(
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

                m.expect(zip(a, b).map { r1, r2 in r1 + r2 }).toBe(
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

                m.expect(zip(a, b).map { r1, r2 in r1 + r2 }).toBe(
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
                let observable = zip(a, b).tryMap { x, y throws(MarbleError) in try selector(x, y) }
                m.expect(observable).toBe(expected, values: ["x": "23"], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with right completes first") { m in
                let a = m.hot("---1-^-2-----|")
                let asubs = "       ^-----!  "
                let b = m.hot("---1-^--3--|  ")
                let bsubs = "       ^-----!  "
                let expected = "    ---x--|  "

                m.expect(zip(a, b)).toBe(expected, values: ["x": ("2", "3")])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with two nevers") { m in
                let a = m.cold("  -")
                let asubs = "     ^"
                let b = m.cold("  -")
                let bsubs = "     ^"
                let expected = "  -"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with never and empty") { m in
                let a = m.cold("  -   ")
                let asubs = "     (^!)"
                let b = m.cold("  |   ")
                let bsubs = "     (^!)"
                let expected = "  |   "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and never") { m in
                let a = m.cold("  |   ")
                let asubs = "     (^!)"
                let b = m.cold("  -   ")
                let bsubs = "     (^!)"
                let expected = "  |   "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and empty") { m in
                let a = m.cold("  |   ")
                let asubs = "     (^!)"
                let b = m.cold("  |   ")
                let bsubs = "     (^!)"
                let expected = "  |   "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and non-empty") { m in
                let a = m.cold("  |      ")
                let asubs = "     (^!)   "
                let b = m.hot("   ---1--|")
                let bsubs = "     (^!)   "
                let expected = "  |      "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with non-empty and empty") { m in
                let a = m.hot("   ---1--|")
                let asubs = "     (^!)   "
                let b = m.cold("  |      ")
                let bsubs = "     (^!)   "
                let expected = "  |      "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with never and non-empty") { m in
                let a = m.cold("  -      ")
                let asubs = "     ^      "
                let b = m.hot("   ---1--|")
                let bsubs = "     ^-----!"
                let expected = "  -      "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with non-empty and never") { m in
                let a = m.hot("   ---1--|")
                let asubs = "     ^-----!"
                let b = m.cold("  -      ")
                let bsubs = "     ^      "
                let expected = "  -      "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and error") { m in
                let a = m.cold("  |      ")
                let asubs = "     (^!)   "
                let b = m.hot("   ------#", error: "too bad")
                let bsubs = "     (^!)   "
                let expected = "  |      "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and empty") { m in
                let a = m.hot("   ------#", error: "too bad")
                let asubs = "     (^!)   "
                let b = m.cold("  |      ")
                let bsubs = "     (^!)   "
                let expected = "  |      "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error") { m in
                let a = m.hot("   ----------|")
                let asubs = "     ^-----!    "
                let b = m.hot("   ------#    ")
                let bsubs = "     ^-----!    "
                let expected = "  ------#    "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with never and error") { m in
                let a = m.cold("  -      ")
                let asubs = "     ^-----!"
                let b = m.hot("   ------#")
                let bsubs = "     ^-----!"
                let expected = "  ------#"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and never") { m in
                let a = m.hot("   ------#")
                let asubs = "     ^-----!"
                let b = m.cold("  -      ")
                let bsubs = "     ^-----!"
                let expected = "  ------#"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and error") { m in
                let a = m.hot("   ------#    ", error: "too bad")
                let asubs = "     ^-----!    "
                let b = m.hot("   ----------#", error: "too bad 2")
                let bsubs = "     ^-----!    "
                let expected = "  ------#    "

                m.expect(zip(a, b)).toBe(expected, error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with two sources that eventually raise errors") { m in
                let a = m.hot("   --w-----#----", values: ["w": 1], error: "too bad")
                let asubs = "     ^-------!    "
                let b = m.hot("   -----z-----#-", values: ["z": 2], error: "too bad 2")
                let bsubs = "     ^-------!    "
                let expected = "  -----x--#    "

                m.expect(zip(a, b)).toBe(expected, values: ["x": (1, 2)], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with two sources that eventually raise errors (swapped)") { m in
                let a = m.hot("   -----z-----#-", values: ["z": 2], error: "too bad 2")
                let asubs = "     ^-------!    "
                let b = m.hot("   --w-----#----", values: ["w": 1], error: "too bad")
                let bsubs = "     ^-------!    "
                let expected = "  -----x--#    "

                m.expect(zip(a, b)).toBe(expected, values: ["x": (2, 1)], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and some") { m in
                let a = m.cold("  #          ")
                let asubs = "     (^!)       "
                let b = m.hot("   --1--2--3--")
                let bsubs = "     (^!)       "
                let expected = "  #          "

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.notApplicable(
                "should combine an immediately-scheduled source with an immediately-scheduled second",
                because: Reason.schedulerArgument)

            spec.equal("should be able to zip all iterables") { _ in
                let letters = { (text: String) in from(Array(text)) }
                let result = zip(letters("abc"), letters("123"), letters("xyz")).map { String([$0, $1, $2]) }
                #expect(allValues(result) == ["a1x", "b2y", "c3z"])
            }

            spec.equal("should return EMPTY if passed an empty array as the only argument") { _ in
                #expect(allValues(zip([Letters]())).isEmpty)
            }
        }
    }
}
