import BinderyStreams
import BinderyTesting
import Testing

@Suite struct LifetimeTrackerTests {
    private final class Model {
        var other: AnyObject?
    }

    @Test func whatIsFreedIsNotNamed() throws {
        try trackingLifetimes { lifetimes in
            let model = lifetimes.track(Model())
            model.other = lifetimes.track(Model(), as: "other")
            #expect(lifetimes.living.count == 2)
        }
    }

    @Test func whatLeaksIsNamedWithItsPlace() {
        var leaked: Model?
        let said = failure {
            try trackingLifetimes(file: "A.swift", line: 9) { lifetimes in
                leaked = lifetimes.track(Model(), file: "A.swift", line: 2)
                leaked?.other = lifetimes.track(Model(), as: "row", file: "A.swift", line: 3)
                lifetimes.track(Model(), as: "freed")
            }
        }
        #expect(
            said == """
                A.swift:9: of what was tracked, this still lives:
                  Model, tracked at A.swift:2
                  “row”, Model, tracked at A.swift:3
                """)
        leaked = nil
    }

    @Test func aCycleIsFound() {
        weak var found: Model?
        let said = failure {
            try trackingLifetimes(file: "A.swift", line: 9) { lifetimes in
                let model = lifetimes.track(Model(), file: "A.swift", line: 2)
                model.other = model
                found = model
            }
        }
        #expect(said == "A.swift:9: of what was tracked, this still lives:\n  Model, tracked at A.swift:2")
        found?.other = nil
    }

    @Test func anObservationThatGoesOnIsNamed() {
        let said = failure {
            try marbles(file: "A.swift", line: 9) { m in
                let letters = m.hot("-a-b", file: "A.swift", line: 2)
                m.lifetimes.trackObservations(of: letters)
                m.expect(letters).toBe("-a-b")
                m.perform("--x") { _ in _ = letters.observeEvents { _ in } }
            }
        }
        #expect(
            said == """
                A.swift:9: of what was tracked, this still lives:
                  an observation of “-a-b” of A.swift:2, begun in frame 2
                """)
    }

    @Test func whatATestOfMarblesMadeIsFreed() throws {
        try marbles { m in
            let letters = m.lifetimes.track(m.hot("-a-b"))
            let numbers = m.lifetimes.track(m.cold("-a-b"))
            m.lifetimes.trackObservations(of: letters)
            m.lifetimes.trackObservations(of: numbers)
            m.expect(letters.merge(with: numbers).debounce(for: m.time("-|"))).toBe("--a-b")
            m.expect(letters.flatMapLatest { _ in numbers }).toBe("--a-a-b")
        }
    }
}
