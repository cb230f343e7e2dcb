import BinderyTesting
import BinderyView
import Testing

@testable import Toolbox

@Suite struct ToolboxTests {
    private let model = ToolboxModel()
    private let time = VirtualScheduler()

    private func makeApp() -> HeadlessApp { HeadlessApp(time: time) { [model] in Toolbox(model: model) } }

    @Test func aChartIsGivenItsSeriesAndTellsWhatWasPicked() throws {
        let app = makeApp()
        try app.find("chart").sendMessage("picked", "2")
        #expect(try app.find("picked").text == "Picked 2")
        try app.find("add-month").tap()
        #expect(try app.find("chart").scriptValue?.contains("Month 4") == true)
    }

    @Test func aFunctionOfTheEditorIsCalled() throws {
        let app = makeApp()
        try app.find("select").tap()
        let call = try #require(try app.find("editor").scriptCalls.first)
        #expect(call.function == "select" && call.argument.contains("\"to\":3"))
        try app.find("editor").answer(call, with: .success("\"let\""))
        time.advance(by: .zero)
        #expect(try app.find("selected").text == "let")
    }

    @Test func aPointerDrawsAndAKeyRemovesTheLine() throws {
        let app = makeApp()
        let pad = try app.find("pad")
        try pad.send(.pointerDown, at: PointerPosition(x: 1, y: 2))
        try pad.send(.pointerMove, at: PointerPosition(x: 3, y: 4))
        #expect(model.drawing.lines.value.map(\.points) == ["1.0,2.0 3.0,4.0"])
        try pad.press("z", .control)
        #expect(try app.find("lines").text == "0 lines")
    }

    @Test func anotherChartIsShownInItsPlace() throws {
        let app = HeadlessApp { [model] in
            Toolbox(model: model).showing(LineChart.self) { chart in
                Text(chart.series.map { "\($0.values)" }).id("values")
            }
        }
        #expect(try app.find("values").text == "[3.0, 5.0, 4.0]")
        #expect(!app.isPresent("chart"))
    }
}
