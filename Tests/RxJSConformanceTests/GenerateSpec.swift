import BinderyStreams
import BinderyTesting
import Testing

@Suite struct GenerateSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/generate", of: 14) { spec in
            spec.equal("should complete if condition does not meet") { m in
                let source = Producer<Int, MarbleError>.generate(from: 1, while: { _ in false }, next: { $0 + 1 })
                m.expect(source).toBe("|")
            }

            spec.equal("should produce first value immediately") { m in
                let source = Producer<Int, MarbleError>.generate(from: 1, while: { $0 == 1 }, next: { $0 + 1 })
                m.expect(source).toBe("(1|)", values: ["1": 1])
            }

            spec.equal("should produce all values synchronously") { m in
                let source = Producer<Int, MarbleError>.generate(from: 1, while: { $0 < 3 }, next: { $0 + 1 })
                m.expect(source).toBe("(12|)", values: ["1": 1, "2": 2])
            }

            spec.equal("should use result selector") { m in
                let source = Producer<Int, MarbleError>.generate(from: 1, while: { $0 < 3 }, next: { $0 + 1 })
                m.expect(source.map { String($0 + 1) }).toBe("(23|)")
            }

            spec.equal("should allow omit condition") { m in
                let source = Producer<Int, MarbleError>.generate(from: 1, next: { $0 + 1 })
                m.expect(source.map { String($0) }.take(5)).toBe("(12345|)")
            }

            spec.equal("should stop producing when unsubscribed") { _ in
                let bag = DisposeBag()
                var count = 0
                let source = Producer<Int, MarbleError>.generate(from: 1, while: { $0 < 4 }, next: { $0 + 1 })
                source.take(during: bag).subscribe({ value in
                    count += 1
                    if value == 2 { bag.dispose() }
                })
                #expect(count == 2)
            }

            spec.notApplicable("should accept a scheduler", because: Reason.schedulerArgument)

            spec.equal("should allow minimal possible options") { m in
                let source = Producer<Int, MarbleError>.generate(from: 1, next: { $0 * 2 })
                m.expect(source.take(3)).toBe("(124|)", values: ["1": 1, "2": 2, "4": 4])
            }

            spec.notApplicable("should emit error if result selector throws", because: Reason.resultSelector)

            spec.notApplicable(
                "should emit error if result selector throws on scheduler", because: Reason.resultSelector)

            spec.notApplicable(
                "should emit error after first value if iterate function throws", because: Reason.typedFailure)

            spec.notApplicable(
                "should emit error after first value if iterate function throws on scheduler",
                because: Reason.typedFailure)

            spec.notApplicable("should emit error if condition function throws", because: Reason.typedFailure)

            spec.notApplicable(
                "should emit error if condition function throws on scheduler", because: Reason.typedFailure)
        }
    }
}
