import BinderyStreams
import BinderyTesting
import Testing

@Suite struct IntervalSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/interval", of: 7) { spec in
            spec.equal("should set up an interval") { m in
                let period = m.time("----------|                                                                 ")
                let unsubs = "       ---------------------------------------------------------------------------!"
                let expected = "     ----------0---------1---------2---------3---------4---------5---------6-----"
                m.expect(interval(period), unsubscribedAt: unsubs).toBe(expected, values: numbers)
            }

            spec.differs(
                "should emit when relative interval set to zero",
                because: "a period below a nanosecond is one, so that virtual time goes on"
            ) { m in
                let observer = TestObserver()
                observer.observe(interval(.zero).take(3))
                m.flush()
                #expect(observer.results == ["0", "1", "2", "done"])
                #expect(m.scheduler.now == .nanoseconds(3))
            }

            spec.differs(
                "should consider negative interval as zero",
                because: "a period below a nanosecond is one, so that virtual time goes on"
            ) { m in
                let observer = TestObserver()
                observer.observe(interval(.milliseconds(-1)).take(3))
                m.flush()
                #expect(observer.results == ["0", "1", "2", "done"])
                #expect(m.scheduler.now == .nanoseconds(3))
            }

            spec.equal("should emit values until unsubscribed") { m in
                var values: [Int] = []
                let observation = DisposeBag()
                observation.add(
                    interval(.milliseconds(5)).subscribe { value in
                        values.append(value)
                        if value == 6 { observation.dispose() }
                    })
                m.flush()
                #expect(values == [0, 1, 2, 3, 4, 5, 6])
            }

            spec.notApplicable(
                "should create an observable emitting periodically with the AsapScheduler",
                because: "a scheduler is bound to an actor; there are no kinds of it")

            spec.notApplicable(
                "should create an observable emitting periodically with the QueueScheduler",
                because: "a scheduler is bound to an actor; there are no kinds of it")

            spec.notApplicable(
                "should create an observable emitting periodically with the AnimationFrameScheduler",
                because: "a scheduler is bound to an actor; there are no kinds of it")
        }
    }
}

private let numbers = Dictionary(uniqueKeysWithValues: (0...6).map { ("\($0)", $0) })
