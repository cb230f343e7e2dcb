import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ConnectableSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/connectable", of: 4) { spec in
            spec.equal("should mirror a simple source Observable") { m in
                let source = m.cold("--1-2---3-4--5-|")
                let sourceSubs = "   ^--------------!"
                let expected = "     --1-2---3-4--5-|"

                let obs = source.multicast { Subject() }

                m.expect(obs).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)

                obs.connect()
            }

            spec.equal("should do nothing if connect is not called, despite subscriptions") { m in
                let source = m.cold("--1-2---3-4--5-|")
                let sourceSubs: [String] = []
                let expected = "     -"

                let obs = source.multicast { Subject() }

                m.expect(obs).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should support resetOnDisconnect = true") { _ in
                let observer = TestObserver()
                let obs = of(1, 2, 3).multicast { ReplaySubject(bufferSize: 1) }
                observer.observe(obs)
                obs.connect().dispose()
                #expect(observer.results == ["1", "2", "3", "done"])
                observer.observe(obs)
                obs.connect()
                #expect(observer.results == ["1", "2", "3", "done", "1", "2", "3", "done"])
            }

            spec.equal("should support resetOnDisconnect = false") { _ in
                let observer = TestObserver()
                let obs = of(1, 2, 3).multicast(ReplaySubject(bufferSize: 1))
                observer.observe(obs)
                obs.connect().dispose()
                #expect(observer.results == ["1", "2", "3", "done"])
                observer.observe(obs)
                obs.connect()
                #expect(observer.results == ["1", "2", "3", "done", "3", "done"])
            }
        }
    }
}
