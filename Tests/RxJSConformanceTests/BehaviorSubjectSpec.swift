import BinderyStreams
import BinderyTesting
import Testing

@Suite struct BehaviorSubjectSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("subjects/BehaviorSubject", of: 14) { spec in
            spec.notApplicable("should extend Subject", because: Reason.notSubclassed)

            spec.notApplicable(
                "should throw if it has received an error and getValue() is called",
                because: "a property does not fail, so reading it cannot")

            spec.notApplicable(
                "should throw an ObjectUnsubscribedError if getValue() is called and the BehaviorSubject has been unsubscribed",
                because: "a property is not unsubscribed from as a whole")

            spec.equal("should have a getValue() method to retrieve the current value") { _ in
                let subject = MutableProperty("staltz")
                #expect(subject.value == "staltz")
                subject.value = "oj"
                #expect(subject.value == "oj")
            }

            spec.notApplicable(
                "should not allow you to set `value` directly",
                because: "a property's value is set directly; who may not has a `Property`")

            spec.equal("should still allow you to retrieve the value from the value property") { _ in
                let subject = MutableProperty("fuzzy")
                #expect(subject.value == "fuzzy")
                subject.value = "bunny"
                #expect(subject.value == "bunny")
            }

            spec.differs(
                "should start with an initialization value",
                because: "a property does not end: its signal is without completion"
            ) { _ in
                let subject = MutableProperty("foo")
                let observer = TestObserver()
                observer.observe(subject.signal)
                subject.value = "bar"
                #expect(observer.results == ["foo", "bar"])
            }

            spec.differs(
                "should pump values to multiple subscribers",
                because: "a property does not end: its signal is without completion"
            ) { _ in
                let subject = MutableProperty("init")
                let observers = [TestObserver(), TestObserver()]
                for observer in observers { observer.observe(subject.signal) }
                subject.value = "foo"
                subject.value = "bar"
                #expect(observers[0].results == ["init", "foo", "bar"])
                #expect(observers[1].results == ["init", "foo", "bar"])
            }

            spec.notApplicable("should not pass values nexted after a complete", because: "a property does not end")

            spec.equal("should clean out unsubscribed subscribers") { _ in
                let subject = MutableProperty("init")
                let observers = [TestObserver(), TestObserver()]
                let observations = observers.map { $0.observe(subject.signal) }
                subject.value = "a"
                observations[0].dispose()
                subject.value = "b"
                observations[1].dispose()
                subject.value = "c"
                #expect(observers[0].results == ["init", "a"])
                #expect(observers[1].results == ["init", "a", "b"])
            }

            spec.differs(
                "should replay the previous value when subscribed",
                because: "a property does not end: its signal is without completion"
            ) { m in
                let behaviorSubject = MutableProperty("0")

                let sourceTemplate = "   -1-2-3----4------5-6---7--8----9--|"
                let subscriber1 = m.hot("------(a|)                         ").flatMap { _ in
                    behaviorSubject.signal.promoteError(to: MarbleError.self)
                }
                let unsub1 = "           ---------------------!             "
                let expected1 = "        ------3---4------5-6--             "
                let subscriber2 = m.hot("------------(b|)                   ").flatMap { _ in
                    behaviorSubject.signal.promoteError(to: MarbleError.self)
                }
                let unsub2 = "           -------------------------!         "
                let expected2 = "        ------------4----5-6---7--         "
                let subscriber3 = m.hot("---------------------------(c|)    ").flatMap { _ in
                    behaviorSubject.signal.promoteError(to: MarbleError.self)
                }
                let expected3 = "      ---------------------------8---9---"

                m.hot(sourceTemplate).subscribe({ behaviorSubject.value = $0 })
                m.expect(subscriber1, unsubscribedAt: unsub1).toBe(expected1)
                m.expect(subscriber2, unsubscribedAt: unsub2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
            }

            spec.notApplicable(
                "should emit complete when subscribed after completed", because: "a property does not end")

            spec.equal("should be an Observer which can be given to Observable.subscribe") { _ in
                let observer = TestObserver()
                let subject = of(1, 2, 3, 4, 5).ignoreError().property(initial: 0)
                observer.observe(subject.signal)
                #expect(subject.value == 5)
                #expect(observer.results == ["5"])
            }

            spec.notApplicable(
                "should be an Observer which can be given to an interop source", because: Reason.interoperability)
        }
    }
}
