import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct CirclesModelTests {
    private let time = VirtualScheduler()
    private let model: CirclesModel

    init() {
        let time = time
        model = time.run { CirclesModel() }
    }

    private func press(_ x: Double, _ y: Double) { time.run { model.press(x: x, y: y) } }

    @Test func aPressDrawsOrSelectsTheNearest() {
        press(100, 100)
        press(130, 100)
        press(112, 100)
        #expect(model.circles.map(\.id) == [1, 2])
        #expect(model.selected == 1)
    }

    @Test func theKeyboardDrawsAndSelects() {
        time.run {
            model.moveCursor(x: 10)
            model.pressAtCursor()
            model.moveCursor(y: 100)
            model.pressAtCursor()
        }
        #expect(model.circles.map { [$0.x, $0.y] } == [[110, 100], [110, 200]])
        time.run {
            model.moveCursor(y: -90)
            model.pressAtCursor()
            for _ in 1...30 { model.moveCursor(x: -10, y: -10) }
        }
        #expect(model.selected == 1 && model.circles.count == 2)
        #expect(model.cursor == CirclesModel.Place(x: 0, y: 0))
        time.run {
            model.press(x: 100, y: 100, in: (width: 500, height: 200))
            for _ in 1...90 { model.moveCursor(x: 10, y: 10) }
        }
        #expect(model.cursor == CirclesModel.Place(x: 500, y: 200), "the lower right corner")
    }

    @Test func aMenuOpensWhereACircleIs() {
        press(100, 100)
        press(300, 100)
        time.run { model.openMenu(x: 105, y: 95) }
        #expect(model.selected == 1)
        #expect(model.menu == CirclesModel.Place(x: 105, y: 95))
        time.run { model.openMenu(x: 200, y: 200) }
        #expect(model.menu == nil && model.circles.count == 2, "nothing is there, and nothing is drawn")
        time.run { model.openMenu(x: 300, y: 100) }
        press(100, 100)
        #expect(model.menu == nil && model.selected == 1)
    }

    @Test func aDragIsOneStep() {
        press(100, 100)
        time.run {
            for diameter in stride(from: 50.0, through: 90, by: 10) { model.diameter.value = diameter }
            model.resizingEnded()
        }
        #expect(model.circles[0].diameter == 90)
        time.run { model.history.undo() }
        #expect(model.circles.map(\.diameter) == [40])
        time.run { model.history.undo() }
        #expect(model.circles.isEmpty && !model.hasSelected.value)
        time.run {
            model.history.redo()
            model.history.redo()
        }
        #expect(model.circles.map(\.diameter) == [90])
    }

    @Test func eachCircleIsAStep() {
        press(10, 10)
        press(200, 200)
        time.run { model.history.undo() }
        #expect(model.circles.map(\.id) == [1])
        press(300, 10)
        #expect(!model.history.canRedo.value)
    }
}
