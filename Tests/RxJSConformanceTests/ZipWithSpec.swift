import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ZipWithSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/zipWith", of: 33) { spec in
            spec.equal("should combine a source with a second") { m in
                let a = m.hot("   ---1---2---3-----")
                let asubs = "     ^"
                let b = m.hot("   --4--5--6--7--8--")
                let bsubs = "     ^"
                let expected = "  ---x---y---z-----"
                m.expect(zip(a, b)).toBe(expected, values: ["x": ("1", "4"), "y": ("2", "5"), "z": ("3", "6")])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
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
                let e1subs = "    ^--------------!"
                let expected = "  ---w---x---y---(z|)"

                let values = ["w": ("a", 0), "x": ("b", 1), "y": ("c", 2), "z": ("d", 3)]

                m.expect(zip(e1, numbers)).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete instantly for an empty iterable") { m in
                let a = m.cold("  -")
                let asubs = "     (^!)"
                let expected = "  |"
                let b = empty(Int.self)

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with empty observable and empty iterable") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let expected = "  |"
                let b = empty(Int.self)

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with empty observable and non-empty iterable") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let expected = "  |"
                let b = from([1])

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should complete instantly with non-empty observable and empty iterable") { m in
                let a = m.hot("   ---^----a--|")
                let asubs = "        (^!)"
                let b = empty(Int.self)
                let expected = "     |"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with never observable and non-empty iterable") { m in
                let a = m.cold("  -")
                let asubs = "     ^"
                let expected = "  -"
                let b = from([1])

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with non-empty observable and non-empty iterable") { m in
                let a = m.hot("---^----1--|")
                let asubs = "     ^----!   "
                let expected = "  -----(x|)"
                let b = from([2])

                m.expect(zip(a, b)).toBe(expected, values: ["x": ("1", 2)])
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with observable which raises error and non-empty iterable") { m in
                let a = m.hot("---^----#")
                let asubs = "     ^----!"
                let expected = "  -----#"
                let b = from([1])

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
            }

            spec.equal("should work with non-empty many observable and non-empty many iterable") { m in
                let a = m.hot("---^--1--2--3--|")
                let asubs = "     ^--------!   "
                let expected = "  ---x--y--(z|)"
                let b = from([4, 5, 6])

                m.expect(zip(a, b)).toBe(expected, values: ["x": ("1", 4), "y": ("2", 5), "z": ("3", 6)])
                m.expectSubscriptions(a).toBe(asubs)
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
                let a = m.cold("  -")
                let asubs = "     (^!)"
                let b = m.cold("  |")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and never") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = m.cold("  -")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and empty") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = m.cold("  |")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and non-empty") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = m.hot("   ---1--|")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with non-empty and empty") { m in
                let a = m.hot("   ---1--|")
                let asubs = "     (^!)"
                let b = m.cold("  |")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with never and non-empty") { m in
                let a = m.cold("  -")
                let asubs = "     ^"
                let b = m.hot("   ---1--|")
                let bsubs = "     ^-----!"
                let expected = "  -"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with non-empty and never") { m in
                let a = m.hot("   ---1--|")
                let asubs = "     ^-----!"
                let b = m.cold("  -")
                let bsubs = "     ^"
                let expected = "  -"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with empty and error") { m in
                let a = m.cold("  |")
                let asubs = "     (^!)"
                let b = m.hot("   ------#", error: "too bad")
                let bsubs = "     (^!)"
                let expected = "  |"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and empty") { m in
                let a = m.hot("   ------#", error: "too bad")
                let asubs = "     (^!)"
                let b = m.cold("  |")
                let bsubs = "     (^!)"
                let expected = "  |"

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
                let a = m.cold("  -------")
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
                let b = m.cold("  -------")
                let bsubs = "     ^-----!"
                let expected = "  ------#"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and error") { m in
                let a = m.hot("   ------#", error: "too bad")
                let asubs = "     ^-----!"
                let b = m.hot("   ----------#", error: "too bad 2")
                let bsubs = "     ^-----!"
                let expected = "  ------#"

                m.expect(zip(a, b)).toBe(expected, error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with two sources that eventually raise errors") { m in
                let a = m.hot("   --w-----#----", values: ["w": 1], error: "too bad")
                let asubs = "     ^-------!"
                let b = m.hot("   -----z-----#-", values: ["z": 2], error: "too bad 2")
                let bsubs = "     ^-------!"
                let expected = "  -----x--#"

                m.expect(zip(a, b)).toBe(expected, values: ["x": (1, 2)], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with two sources that eventually raise errors (swapped)") { m in
                let a = m.hot("   -----z-----#-", values: ["z": 2], error: "too bad 2")
                let asubs = "     ^-------!"
                let b = m.hot("   --w-----#----", values: ["w": 1], error: "too bad")
                let bsubs = "     ^-------!"
                let expected = "  -----x--#"

                m.expect(zip(a, b)).toBe(expected, values: ["x": (2, 1)], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with error and some") { m in
                let a = m.cold("  #")
                let asubs = "     (^!)"
                let b = m.hot("   --1--2--3--")
                let bsubs = "     (^!)"
                let expected = "  #"

                m.expect(zip(a, b)).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.notApplicable(
                "should combine an immediately-scheduled source with an immediately-scheduled second",
                because: Reason.schedulerArgument)

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let a = m.hot("   ---1---2---3---|")
                let unsub = "     ---------!"
                let asubs = "     ^--------!"
                let b = m.hot("   --4--5--6--7--8--|")
                let bsubs = "     ^--------!"
                let expected = "  ---x---y--"

                let r = zip(a.flatMap { x in of(x) }, b).flatMap { x in of(x) }

                m.expect(r, unsubscribedAt: unsub).toBe(expected, values: ["x": ("1", "4"), "y": ("2", "5")])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }
        }
    }
}
