import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct TimerModelTests {
    private let time = VirtualScheduler()

    private func active() -> (TimerModel, any Disposable) {
        time.run {
            let model = TimerModel()
            return (model, model.activation.activate())
        }
    }

    @Test func itStopsAtItsDurationAndGoesOnWithALongerOne() {
        let (model, showing) = active()
        time.run { model.duration = 2 }
        time.advance(by: .seconds(1))
        #expect(model.elapsed == 10)
        #expect(model.fraction.value == 0.5)
        time.advance(by: .seconds(9))
        #expect(model.elapsed == 20)
        time.run { model.duration = 4 }
        time.advance(by: .seconds(1))
        #expect(model.elapsed == 30)
        time.run { showing.dispose() }
    }

    @Test func aResetBeginsAgain() {
        let (model, showing) = active()
        time.advance(by: .seconds(20))
        #expect(model.elapsed == 150)
        time.run { model.reset() }
        time.advance(by: .milliseconds(300))
        #expect(model.elapsed == 3)
        time.run { showing.dispose() }
    }

    @Test func whatIsNotShownDoesNotCount() {
        let (model, showing) = active()
        time.run { showing.dispose() }
        time.advance(by: .seconds(5))
        #expect(model.elapsed == 0)
    }
}
