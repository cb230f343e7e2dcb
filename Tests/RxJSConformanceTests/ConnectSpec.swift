import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ConnectSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/connect", of: 2) { spec in
            spec.equal("should connect a source through a selector function") { m in
                let source = m.cold("---a----b-----c---|")
                let d = m.time("        ---|")
                let expected = "     ---a--a-b--b--c--c|"

                let result = source.connect { shared in merge(shared.delay(for: d), shared) }

                m.expect(result).toBe(expected)
            }

            spec.equal("should connect a source through a selector function and use the provided connector") { m in
                let source = m.cold("--------a---------b---------c-----|")
                let d = m.time("             ---|")
                let expected = "     S--S----a--a------b--b------c--c--|"

                let result = source.connect { shared in
                    let started = shared.startWith("S")
                    return merge(started.delay(for: d), started)
                }
                m.expect(result).toBe(expected)
            }
        }
    }
}
