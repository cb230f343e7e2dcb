import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FirstValueFromSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("firstValueFrom", of: 7) { spec in
            spec.equal("should emit the first value as a promise") { m in
                let observer = TestObserver()
                observer.observe(first(of: interval(.milliseconds(10))))
                m.flush()
                #expect(observer.results == ["Optional(0)", "done"])
            }

            spec.notApplicable(
                "should support a default value", because: "there is no value to be `nil`: `firstValue() ?? value`")

            spec.notApplicable("should support an undefined config", because: "there is no configuration")

            spec.differs(
                "should error for empty observables",
                because: "`nil` stands for no value; `failIfEmpty` before it fails"
            ) { m in
                let observers = [TestObserver(), TestObserver()]
                observers[0].observe(first(of: empty(Int.self)))
                observers[1].observe(first(of: empty(Int.self).failIfEmpty(with: "empty")))
                m.flush()
                #expect(observers[0].results == ["nil", "done"])
                #expect(observers[1].results == ["empty"])
            }

            spec.equal("should error for errored observables") { m in
                let observer = TestObserver()
                observer.observe(first(of: throwError("blorp!", Int.self)))
                m.flush()
                #expect(observer.results == ["blorp!"])
            }

            spec.equal("should work with a synchronous observable") { m in
                let observer = TestObserver()
                observer.observe(first(of: of("apples", "bananas")))
                m.flush()
                #expect(observer.results == ["Optional(\"apples\")", "done"])
            }

            spec.equal("should stop listening to a synchronous observable when resolved") { m in
                var sideEffects: [Int] = []
                let observer = TestObserver()
                observer.observe(first(of: looping { sideEffects.append($0) }))
                m.flush()
                #expect(observer.results == ["Optional(0)", "done"])
                #expect(sideEffects == [0])
            }
        }
    }
}

private func first<Value>(
    of signal: some Signal<Value, MarbleError>
) -> some Signal<Value?, MarbleError> {
    Producer<Value?, MarbleError>.from(async: { () async throws(MarbleError) in try await signal.firstValue() })
}
