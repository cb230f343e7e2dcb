import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CombineLatestSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/combineLatest", of: 1) { spec in
            spec.equal("should accept array of observables") { m in
                let e1 = m.hot("--a--^--b--c--|")
                let e1subs = "       ^--------!"
                let e2 = m.hot("---e-^---f--g--|")
                let e2subs = "       ^---------!"
                let e3 = m.hot("---h-^----i--j-|")
                let e3subs = "       ^---------!"
                let expected = "     -----wxyz-|"

                let result = combineLatest(e1, e2, e3).map { x, y, z in x + y + z }

                m.expect(result).toBe(expected, values: ["w": "bfi", "x": "cfi", "y": "cgi", "z": "cgj"])
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }
        }
    }
}
