import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct CounterTests {
    @Test func theModelCounts() {
        let model = CounterModel()
        model.increment()
        model.increment()
        model.decrement()
        #expect(model.count == 1)
        model.reset()
        #expect(model.count == 0)
    }

    @Test func theTextFollows() throws {
        let app = HeadlessApp { CounterView(model: CounterModel()) }
        #expect(try app.find("count").text == "0")
        try app.find("increment").tap()
        try app.find("increment").tap()
        #expect(try app.find("count").text == "2")
        try app.find("decrement").tap()
        #expect(try app.find("count").text == "1")
    }

    @Test func thereIsNothingToResetAtZero() throws {
        let app = HeadlessApp { CounterView(model: CounterModel()) }
        #expect(try !app.find("reset").isEnabled)
        try app.find("decrement").tap()
        #expect(try app.find("count").text == "-1")
        try app.find("reset").tap()
        #expect(try app.find("count").text == "0")
        #expect(try !app.find("reset").isEnabled)
    }
}
