import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FromSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/from", of: 14) { spec in
            spec.equal("should create an observable from an array") { m in
                let delayTime = m.time("--|")
                let e1 = from([10, 20, 30]).concatMap { of($0).delay(for: $0 == 10 ? .zero : delayTime) }
                m.expect(e1).toBe("x-y-(z|)", values: ["x": 10, "y": 20, "z": 30])
            }

            spec.notApplicable(
                "should throw for non observable object", because: "what is not a sequence does not compile")

            spec.notApplicable("should finalize an AsyncGenerator", because: Reason.asyncSequences)

            spec.notApplicable("should finalize an AsyncGenerator on error", because: Reason.asyncSequences)

            spec.notApplicable("should finalize an AsyncGenerator on unsubscribe", because: Reason.asyncSequences)

            spec.notApplicable(
                "should finalize a generator", because: "a sequence has nothing to finalize; it is released")

            spec.equal("should accept ${source.name}") { _ in
                #expect(allValues(from(["x"])) == ["x"])
                #expect(allValues(from("x")) == ["x"])
                #expect(allValues(from(repeatElement("x", count: 1))) == ["x"])
                #expect(allValues(from(AnyIterator(["x"].makeIterator()))) == ["x"])
            }

            spec.notApplicable("should accept ${source.name} and scheduler", because: Reason.schedulerArgument)

            spec.notApplicable(
                "should accept a function that implements [Symbol.observable]", because: Reason.interoperability)

            spec.notApplicable(
                "should accept a thennable that happens to have a subscribe method", because: Reason.promises)

            spec.notApplicable(
                "should appropriately handle errors from an iterator",
                because: "a sequence cannot fail while it is drawn")

            spec.notApplicable(
                "should execute the finally block of a generator",
                because: "a sequence has nothing to finalize; it is released")

            spec.notApplicable("should support ReadableStream-like objects", because: Reason.asyncSequences)

            spec.notApplicable("should lock and release ReadableStream-like objects", because: Reason.asyncSequences)
        }
    }
}
