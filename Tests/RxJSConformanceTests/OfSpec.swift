import BinderyStreams
import BinderyTesting
import Testing

@Suite struct OfSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/of", of: 5) { spec in
            spec.equal("should create a cold observable that emits 1, 2, 3") { m in
                let delayTime = m.time("--|")
                let e1 = of(1, 2, 3).concatMap { of($0).delay(for: $0 == 1 ? .zero : delayTime) }
                m.expect(e1).toBe("x-y-(z|)", values: ["x": 1, "y": 2, "z": 3])
            }

            spec.equal("should create an observable from the provided values") { _ in
                #expect(allValues(Producer<String, MarbleError>.of("1", "a", "x")) == ["1", "a", "x"])
            }

            spec.equal("should emit one value") { _ in
                #expect(allValues(of(42)) == [42])
            }

            spec.equal("should handle an Observable as the only value") { m in
                let source = of(of("a", "b", "c"))
                let result = source.concatMap { $0 }
                m.expect(result).toBe("(abc|)")
            }

            spec.equal("should handle many Observable as the given values") { m in
                let source = of(of("a", "b", "c"), of("d", "e", "f"))

                let result = source.concatMap { $0 }
                m.expect(result).toBe("(abcdef|)")
            }
        }
    }
}
