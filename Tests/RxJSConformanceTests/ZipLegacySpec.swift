import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ZipLegacySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/zip-legacy", of: 8) { spec in
            spec.equal("should zip the provided observables") { _ in
                let result = zip(from(["a", "b", "c"]), from([1, 2, 3])).map { a, b in "\(a)\(b)" }
                #expect(allValues(result) == ["a1", "b2", "c3"])
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

            spec.equal("should work with some data asymmetric 1") { m in
                let a = m.hot("---1-^-1-3-5-7-9-x-y-z-w-u-|")
                let asubs = "       ^-----------------!    "
                let b = m.hot("---1-^--2--4--6--8--0--|    ")
                let bsubs = "       ^-----------------!    "
                let expected = "    ---a--b--c--d--e--|    "

                m.expect(
                    zip(a, b).map { r1, r2 in
                        return r1 + r2
                    }
                ).toBe(expected, values: ["a": "12", "b": "34", "c": "56", "d": "78", "e": "90"])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with some data asymmetric 2") { m in
                let a = m.hot("---1-^--2--4--6--8--0--|    ")
                let asubs = "       ^-----------------!    "
                let b = m.hot("---1-^-1-3-5-7-9-x-y-z-w-u-|")
                let bsubs = "       ^-----------------!    "
                let expected = "    ---a--b--c--d--e--|    "

                m.expect(
                    zip(a, b).map { r1, r2 in
                        return r1 + r2
                    }
                ).toBe(expected, values: ["a": "21", "b": "43", "c": "65", "d": "87", "e": "09"])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should work with some data symmetric") { m in
                let a = m.hot("---1-^-1-3-5-7-9------| ")
                let asubs = "       ^----------------! "
                let b = m.hot("---1-^--2--4--6--8--0--|")
                let bsubs = "       ^----------------! "
                let expected = "    ---a--b--c--d--e-| "

                m.expect(
                    zip(a, b).map { r1, r2 in
                        return r1 + r2
                    }
                ).toBe(expected, values: ["a": "12", "b": "34", "c": "56", "d": "78", "e": "90"])
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

                let observable = zip(a, b, c).map { r0, r1, r2 in
                    return [r0, r1, r2]
                }
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

                let observable = zip(a, b, c).map { r0, r1, r2 in
                    return [r0, r1, r2]
                }
                m.expect(observable).toBe(expected, values: ["x": ["1", "2", "3"], "y": ["4", "5", "6"]])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }

            spec.equal("should combine two observables and selector") { m in
                let a = m.hot("   ---1---2---3---")
                let asubs = "     ^"
                let b = m.hot("   --4--5--6--7--8--")
                let bsubs = "     ^"
                let expected = "  ---x---y---z"

                m.expect(
                    zip(a, b).map { e1, e2 in
                        return e1 + e2
                    }
                ).toBe(expected, values: ["x": "14", "y": "25", "z": "36"])
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
            }
        }
    }
}
