import BinderyStreams
import BinderyTesting
import Testing

@Suite struct PartitionSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/partition", of: 17) { spec in
            spec.equal("should partition an observable of integers into even and odd") { m in
                let e1 = m.hot("   --1-2---3------4--5---6--|")
                let e1subs = "     ^------------------------!"
                let expected = [
                    "                --1-----3---------5------|",
                    "                ----2----------4------6--|",
                ]

                let isOdd = { (value: String) in Int(value)! % 2 == 1 }

                m.expect(e1.filter(isOdd)).toBe(expected[0])
                m.expect(e1.filter { !isOdd($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should partition an observable into two using a predicate") { m in
                let e1 = m.hot("   --a-b---a------d--a---c--|")
                let e1subs = "     ^------------------------!"
                let expected = [
                    "                --a-----a---------a------|",
                    "                ----b----------d------c--|",
                ]

                let predicate = { (value: String) in value == "a" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should partition an observable into two using a predicate that takes an index") { m in
                let e1 = m.hot("  --a-b---a------d--a---c--|")
                let e1subs = "    ^------------------------!"
                let expected = [
                    "             --a-----a---------a------|",
                    "             ----b----------d------c--|",
                ]
                let part = { (isEven: Bool) in
                    e1.enumerated().filter { $0.offset.isMultiple(of: 2) == isEven }.map { $0.element }
                }
                m.expect(part(true)).toBe(expected[0])
                m.expect(part(false)).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.notApplicable(
                "should partition an observable into two using a predicate and thisArg", because: Reason.thisArgument)

            spec.equal("should pass errors to both returned observables") { m in
                let e1 = m.hot("   --a-b---#")
                let e1subs = "     ^-------!"
                let expected = [
                    "                --a-----#",
                    "                ----b---#",
                ]

                let predicate = { (value: String) in value == "a" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should pass errors to both returned observables if source throws") { m in
                let e1 = m.cold("  #   ")
                let e1subs = "     (^!)"
                let expected = [
                    "                 #  ",
                    "                 #  ",
                ]

                let predicate = { (value: String) in value == "a" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.notApplicable(
                "should pass errors to both returned observables if predicate throws", because: Reason.typedFailure)

            spec.equal("should partition empty observable if source does not emits") { m in
                let e1 = m.hot("   ----|")
                let e1subs = "     ^---!"
                let expected = [
                    "                ----|",
                    "                ----|",
                ]

                let predicate = { (value: String) in value == "x" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should partition empty observable if source is empty") { m in
                let e1 = m.cold("  |   ")
                let e1subs = "     (^!)"
                let expected = [
                    "                |   ",
                    "                |   ",
                ]

                let predicate = { (value: String) in value == "x" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should partition if source emits single elements") { m in
                let e1 = m.hot("   --a--|")
                let e1subs = "     ^----!"
                let expected = [
                    "                --a--|",
                    "                -----|",
                ]

                let predicate = { (value: String) in value == "a" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should partition if predicate matches all of source elements") { m in
                let e1 = m.hot("   --a--a--a--a--a--a--a--|")
                let e1subs = "     ^----------------------!"
                let expected = [
                    "                --a--a--a--a--a--a--a--|",
                    "                -----------------------|",
                ]

                let predicate = { (value: String) in value == "a" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should partition if predicate does not match all of source elements") { m in
                let e1 = m.hot("   --b--b--b--b--b--b--b--|")
                let e1subs = "     ^----------------------!"
                let expected = [
                    "                -----------------------|",
                    "                --b--b--b--b--b--b--b--|",
                ]

                let predicate = { (value: String) in value == "a" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should partition to infinite observable if source does not completes") { m in
                let e1 = m.hot("   --a-b---a------d----")
                let e1subs = "     ^-------------------"
                let expected = [
                    "                --a-----a-----------",
                    "                ----b----------d----",
                ]

                let predicate = { (value: String) in value == "a" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should partition to infinite observable if source never completes") { m in
                let e1 = m.cold("  -")
                let e1subs = "     ^"
                let expected = [
                    "                -",
                    "                -",
                ]

                let predicate = { (value: String) in value == "a" }

                m.expect(e1.filter(predicate)).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should partition into two observable with early unsubscription") { m in
                let e1 = m.hot("   --a-b---a------d-|")
                let unsub = "      -------!          "
                let e1subs = "     ^------!          "
                let expected = [
                    "                --a-----          ",
                    "                ----b---          ",
                ]

                let predicate = { (value: String) in value == "a" }
                m.expect(e1.filter(predicate), unsubscribedAt: unsub).toBe(expected[0])
                m.expect(e1.filter { !predicate($0) }, unsubscribedAt: unsub).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("   --a-b---a------d-|")
                let e1subs = "     ^------!          "
                let expected = [
                    "                --a-----          ",
                    "                ----b---          ",
                ]
                let unsub = "      -------!          "

                let passed = e1.flatMap { x in of(x) }

                m.expect(passed.filter { $0 == "a" }, unsubscribedAt: unsub).toBe(expected[0])
                m.expect(passed.filter { $0 != "a" }, unsubscribedAt: unsub).toBe(expected[1])
                m.expectSubscriptions(e1).toBe(e1subs, e1subs)
            }

            spec.notApplicable("should accept thisArg", because: Reason.thisArgument)
        }
    }
}
