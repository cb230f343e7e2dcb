import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct PrimesTests {
    @Test(arguments: [(0, 0), (2, 0), (3, 1), (10, 4), (100, 25), (10_000, 1229)])
    func theyAreCounted(limit: Int, primes: Int) { #expect(Primes.count(in: 0..<limit) == primes) }
}

@Suite struct PrimesModelTests {
    let time = VirtualScheduler()

    /// Makes a model that takes 10 ms for each slice, and finds one prime in it.
    private func makeModel() -> PrimesModel {
        let pause = Pause(time: time)
        return PrimesModel { _ in
            await pause.wait(.milliseconds(10))
            return 1
        }
    }

    @Test func theProgressIsToldUntilTheEnd() throws {
        try time.run {
            let model = makeModel()
            let progress = Recorder(model.count.progress)
            try progress.expect(nil)
            model.count.execute()
            time.advance(by: .milliseconds(20))
            try progress.expect(0.01, 0.02)
            time.advance(by: .milliseconds(980))
            #expect(progress.values.suffix(2) == [1, nil])
            #expect(model.answer.value == "There are 100 primes below 1,000,000.")
        }
    }

    @Test func whoCancelsIsFreeAtOnceAndHearsNothingMore() throws {
        try time.run {
            let model = makeModel()
            let answers = Recorder(model.answer)
            try answers.expect("")
            model.count.execute()
            time.advance(by: .milliseconds(500))
            model.count.cancel()
            #expect(!model.count.isExecuting.value)
            #expect(model.count.progress.value == nil)
            time.advance(by: .seconds(10))
            try answers.expectNothing()
        }
    }
}

@Suite struct PrimesViewTests {
    @Test func whatIsCountedIsSaid() throws {
        let app = HeadlessApp { PrimesView(model: PrimesModel { Primes.count(in: $0) }) }
        try app.find("limit").choose("10,000")
        try app.find("count").tap()
        #expect(try app.find("answer").text == "There are 1,229 primes below 10,000.")
    }

    @Test func thePageCanBeUsedMeanwhile() throws {
        let time = VirtualScheduler()
        let pause = Pause(time: time)
        let model = PrimesModel { _ in
            await pause.wait(.seconds(1))
            return 0
        }
        let app = HeadlessApp(time: time) { PrimesView(model: model) }
        #expect(try !app.find("cancel").isEnabled)
        try app.find("count").tap()
        time.advance(by: .seconds(3))
        #expect(app.isPresent("progress"))
        try app.find("poke").tap()
        #expect(try app.find("poke").text == "Are you still there? Pressed: 1")
        try app.find("cancel").tap()
        #expect(!app.isPresent("progress"))
        #expect(try app.find("count").isEnabled)
    }
}

/// Waits in virtual time, off the actor too. `@unchecked Sendable`: used only on the executor of its scheduler, on
/// which background work in virtual time also runs.
private struct Pause: @unchecked Sendable {
    let time: VirtualScheduler

    func wait(_ duration: Duration) async { try? await time.sleep(for: duration) }
}
