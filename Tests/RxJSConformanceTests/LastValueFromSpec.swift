import BinderyStreams
import BinderyTesting
import Testing

@Suite struct LastValueFromSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] { lastValueFrom + toPromise }

    private static var lastValueFrom: [Case] {
        spec("lastValueFrom", of: 6) { spec in
            spec.equal("should emit the last value as a promise") { m in
                let observer = TestObserver()
                observer.observe(last(of: interval(.milliseconds(2)).take(10)))
                m.flush()
                #expect(observer.results == ["Optional(9)", "done"])
            }

            spec.notApplicable(
                "should support a default value", because: "there is no value to be `nil`: `firstValue() ?? value`")

            spec.notApplicable("should support an undefined config", because: "there is no configuration")

            spec.differs(
                "should error for empty observables",
                because: "`nil` stands for no value; `failIfEmpty` before it fails"
            ) { m in
                let observers = [TestObserver(), TestObserver()]
                observers[0].observe(last(of: empty(Int.self)))
                observers[1].observe(last(of: empty(Int.self).failIfEmpty(with: "empty")))
                m.flush()
                #expect(observers[0].results == ["nil", "done"])
                #expect(observers[1].results == ["empty"])
            }

            spec.equal("should error for errored observables") { m in
                let observer = TestObserver()
                observer.observe(last(of: throwError("blorp!", Int.self)))
                m.flush()
                #expect(observer.results == ["blorp!"])
            }

            spec.equal("should work with a synchronous observable") { m in
                let observer = TestObserver()
                observer.observe(last(of: of("apples", "bananas")))
                m.flush()
                #expect(observer.results == ["Optional(\"bananas\")", "done"])
            }
        }
    }

    private static var toPromise: [Case] {
        spec("operators/toPromise", of: 4) { spec in
            spec.equal("should convert an Observable to a promise of its last value") { m in
                let observer = TestObserver()
                observer.observe(last(of: of(1, 2, 3)))
                m.flush()
                #expect(observer.results == ["Optional(3)", "done"])
            }

            spec.equal("should convert an empty Observable to a promise of undefined") { m in
                let observer = TestObserver()
                observer.observe(last(of: empty(Int.self)))
                m.flush()
                #expect(observer.results == ["nil", "done"])
            }

            spec.equal("should handle errors properly") { m in
                let observer = TestObserver()
                observer.observe(last(of: throwError("bad", Int.self)))
                m.flush()
                #expect(observer.results == ["bad"])
            }

            spec.notApplicable(
                "should allow for global config via config.Promise", because: "there is no global configuration")
        }
    }
}

private func last<Value>(of signal: some Signal<Value, MarbleError>) -> some Signal<Value?, MarbleError> {
    let last = signal.takeLast(1)
    return Producer<Value?, MarbleError>.from(async: { () async throws(MarbleError) in try await last.firstValue() })
}
