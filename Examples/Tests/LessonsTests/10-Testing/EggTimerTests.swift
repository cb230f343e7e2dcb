import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

/// Four ways to test without waiting.
@Suite struct EggTimerTests {
    let time = VirtualScheduler()

    @Test func aDiagramSaysWhatComesWhen() throws {
        try marbles { m in
            let model = EggTimerModel()
            m.perform("s 1999ms x", values: ["s": true, "x": false]) { isStart in
                if isStart { model.boil.execute() } else { model.boil.cancel() }
            }
            m.expect(model.secondsLeft, unsubscribedAt: "5s !")
                .toBe("a 999ms b 999ms n", values: ["a": 240, "b": 239, "n": nil])
        }
    }

    @Test func aRecorderHearsEverythingWhileTheTestActs() throws {
        try time.run {
            let model = EggTimerModel()
            let bell = Recorder(model.bell)
            model.boil.execute()
            time.advance(by: .seconds(239))
            try bell.expectNothing()
            time.advance(by: .seconds(1))
            try bell.expect("The soft egg is ready.")
        }
    }

    @Test func aTestStoreLetsNoChangePassUnnoticed() throws {
        try time.run {
            let model = EggTimerModel()
            try exhaustively(model) { store in
                model.egg = .hard
                try store.expect(["egg": Egg.hard])
                model.boil.execute()
                try store.expect([
                    "boil.isEnabled": false, "boil.isExecuting": true, "secondsLeft": 540, "boil.values": 540,
                ])
                time.advance(by: .seconds(1))
                try store.expect(["secondsLeft": 539, "boil.values": 539])
                model.boil.cancel()
                try store.expect(["boil.isExecuting": false, "boil.isEnabled": true, "secondsLeft": nil])
            }
        }
    }

    @Test func aPersonUsesTheView() throws {
        let app = HeadlessApp(time: time) { EggTimerView(model: EggTimerModel()) }
        try app.find("egg").choose("medium, 6 minutes")
        try app.find("start").tap()
        #expect(try app.find("clock").text == "6:00")
        #expect(try !app.find("egg").isEnabled)
        time.advance(by: .seconds(61))
        #expect(try app.find("clock").text == "4:59")
        time.advance(by: .seconds(299))
        #expect(app.toast == "The medium egg is ready.")
        #expect(try app.find("clock").text == "–:––")
    }

    @Test func anEggThatIsTakenOutRingsNoBell() throws {
        let app = HeadlessApp(time: time) { EggTimerView(model: EggTimerModel()) }
        #expect(try !app.find("stop").isEnabled)
        try app.find("start").tap()
        time.advance(by: .seconds(30))
        try app.find("stop").tap()
        time.advance(by: .seconds(600))
        #expect(app.toast == nil)
    }

    @Test func nothingIsLeftWhenTheViewHasGone() throws {
        try trackingLifetimes { lifetimes in
            let model = lifetimes.track(EggTimerModel())
            let app = HeadlessApp(time: time) { EggTimerView(model: model) }
            try app.find("start").tap()
            app.close()
        }
    }
}
