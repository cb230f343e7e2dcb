import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct BoardModelTests {
    private let time = VirtualScheduler()

    @Test func itReportsFiveTimesASecondWhileItIsShownAndNotPaused() {
        let model = time.run { BoardModel() }
        let showing = time.run { model.activation.activate() }
        time.advance(by: .seconds(2))
        #expect(model.reports == 10)
        time.run { model.isPaused = true }
        time.advance(by: .seconds(2))
        #expect(model.reports == 10)
        time.run {
            model.isPaused = false
            showing.dispose()
        }
        time.advance(by: .seconds(2))
        #expect(model.reports == 10)
    }

    @Test func theTableIsInTheChosenOrder() {
        let model = BoardModel()
        #expect(model.sorted.value == [0, 1, 2, 3])
        model.order = .load
        #expect(model.sorted.value == [3, 2, 1, 0])
        model.machines[0].loads.value = [90]
        #expect(model.sorted.value == [0, 3, 2, 1])
        model.sort(by: .load)
        #expect(model.sorted.value == [1, 2, 3, 0], "the other way")
        model.sort(by: .name)
        #expect(model.sorted.value == [0, 1, 2, 3])
        model.sort(by: .name)
        #expect(model.sorted.value == [3, 2, 1, 0])
        model.order = .load
        #expect(model.sorted.value == [0, 3, 2, 1], "not reversed, when the order is chosen")
    }
}
