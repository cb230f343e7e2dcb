import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ZipSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/zip", of: 1) { spec in
            spec.equal("should work with non-empty observable and non-empty iterable selector that throws") { m in
                let a = m.hot("---^--1--2--3--|")
                let asubs = "     ^-----!"
                let expected = "  ---x--#"
                let b = from([4, 5, 6])

                let selector = { (x: String, y: Int) throws(MarbleError) -> String in
                    if y == 5 { throw "too bad" }
                    return "\(x)\(y)"
                }
                m.expect(zip(a, b).tryMap { x, y throws(MarbleError) in try selector(x, y) }).toBe(
                    expected, values: ["x": "14"], error: "too bad")
                m.expectSubscriptions(a).toBe(asubs)
            }
        }
    }
}
