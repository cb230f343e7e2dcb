import BinderySynchronization
import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct LaboratoryTests {
    private final class Tools: LaboratoryTools {
        private let calls = Mutex<[String]>([])
        let hasWorkers: Bool
        let counter = ReplicatedProperty(0)

        init(hasWorkers: Bool = false) { self.hasWorkers = hasWorkers }

        var called: [String] { calls.withLock { $0 } }

        private func note(_ call: String) { calls.withLock { $0.append(call) } }

        func setLatency(milliseconds: Int) { note("latency \(milliseconds)") }
        func setService(failing: Double, isSlow: Bool) { note("service \(failing) \(isSlow)") }
        func cutLine(seconds: Int) { note("cut \(seconds)") }
        func restartServer() { note("restart") }
        func killWorker() { note("kill") }
    }

    private let time = VirtualScheduler()

    private func open(_ tools: Tools?) -> HeadlessApp {
        let showcase = time.run {
            Showcase(at: .gallery, language: .english, services: .stubs(time), store: StubStore(), laboratory: tools)
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func eachControlHasItsTool() throws {
        let tools = Tools(hasWorkers: true), app = open(tools)
        try app.find("laboratory").tap()
        try app.find("latency").drag(to: 300)
        try app.find("failures").drag(to: 50)
        try app.find("slow-service").toggle()
        for button in ["go-offline", "restart-server", "kill-worker"] { try app.find(button).tap() }
        #expect(
            tools.called == ["latency 300", "service 0.5 false", "service 0.5 true", "cut 10", "restart", "kill"])
    }

    @Test func aRestartSaysHowLongThePageWasAway() throws {
        let model = LaboratoryModel(tools: Tools(), path: .constant("/"))
        #expect(model.absence.value == nil)
        model.restartServer()
        #expect(model.absence.value == nil, "The server has not ended yet.")
        let restored = LaboratoryModel(tools: Tools(), path: .constant("/"))
        SavedState(of: restored).restore(SavedState(of: model).snapshot.value)
        let absence = try #require(restored.absence.value)
        #expect((0..<60).contains(absence))
    }

    @Test func everythingReturnsToNormalAtOnce() throws {
        let tools = Tools(), app = open(tools)
        try app.find("laboratory").tap()
        #expect(try !app.find("make-normal").isEnabled)
        try app.find("latency").drag(to: 1000)
        try app.find("slow-service").toggle()
        try app.find("make-normal").tap()
        #expect(tools.called.suffix(2).sorted() == ["latency 0", "service 0.0 false"])
        #expect(try !app.find("make-normal").isEnabled)
    }

    @Test func itStaysOpenOnOtherScreensUntilItIsClosed() throws {
        let app = open(Tools())
        try app.find("laboratory").tap()
        try app.find("latency").drag(to: 300)
        try app.find("side-arrangements").tap()
        #expect(try app.find("latency").number == 300)
        try app.find("laboratory-close").tap()
        #expect(!app.isPresent("laboratory-panel"))
    }

    @Test func whatTheClosedLaboratoryMakesWorseIsShownAndEnded() throws {
        let tools = Tools(), app = open(tools)
        try app.find("laboratory").tap()
        try app.find("latency").drag(to: 1000)
        try app.find("failures").drag(to: 40)
        #expect(!app.isPresent("laboratory-faults"))
        try app.find("laboratory-close").tap()
        #expect(try app.find("laboratory-faults").text == "Latency: 1000 ms · Failing requests: 40%")
        try app.find("laboratory-open").tap()
        #expect(try app.find("latency").number == 1000 && !app.isPresent("laboratory-faults"))
        try app.find("laboratory-close").tap()
        try app.find("laboratory-end").tap()
        #expect(!app.isPresent("laboratory-faults"))
        #expect(tools.called.suffix(2).sorted() == ["latency 0", "service 0.0 false"])
    }

    @Test func aProcessAloneIsNotKilled() throws {
        let app = open(Tools())
        try app.find("laboratory").tap()
        #expect(!app.isPresent("kill-worker"))
    }

    @Test func itCountsTheWindows() throws {
        let visits = Presence<Visit>()
        func open(_ route: AppRoute, _ person: String) -> HeadlessApp {
            let showcase = time.run {
                Showcase(
                    at: route, language: .english, services: .stubs(time), store: StubStore(), person: person,
                    laboratory: Tools(), visits: visits)
            }
            return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
        }
        let app = open(.gallery, "Ada"), other = open(.arrangements, "Ada"), stranger = open(.gallery, "Bob")
        try app.find("laboratory").tap()
        #expect(try app.find("windows").text == "Open windows: 3 · yours: 2")
        withExtendedLifetime((other, stranger)) {}
    }

    @Test func allUsersCountTogether() async throws {
        let tools = Tools(), app = open(tools), other = open(tools)
        for app in [app, other] { try app.find("laboratory").tap() }
        #expect(try app.find("counted").text == "Counted by all: 0")
        for app in [app, other, app] { try app.find("count-everywhere").tap() }
        // Counting takes tasks outside the virtual time; a busy machine takes long.
        let end = ContinuousClock.now + .seconds(900)
        func texts() throws -> [String] { try [app, other].map { try $0.find("counted").text } }
        while try texts() != ["Counted by all: 3", "Counted by all: 3"], .now < end {
            time.advance(by: .zero)
            await Task.yield()
        }
        #expect(try texts() == ["Counted by all: 3", "Counted by all: 3"])
    }

    @Test func withoutToolsItIsNotOffered() { #expect(!open(nil).isPresent("laboratory")) }
}
