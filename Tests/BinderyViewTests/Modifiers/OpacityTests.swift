import BinderyTesting
import BinderyView
import Testing

@Suite struct OpacityTests {
    @Test func theOpacityFollowsItsPropertyBetweenNothingAndAll() throws {
        let opacity = MutableProperty(0.5)
        let app = HeadlessApp { Column { Text("").opacity(0.5).id("text") }.opacity(opacity).id("list") }
        #expect(try app.find("list").opacity == 0.5)
        #expect(try app.find("text").opacity == 0.25, "what is in it is seen through, too")
        opacity.value = 1.7
        #expect(try app.find("list").opacity == 1)
        opacity.value = -1
        #expect(try app.find("list").opacity == 0)
        opacity.value = .nan
        #expect(try app.find("list").opacity == 1)
    }

    @Test func whatIsSeenThroughCanBeUsed() throws {
        var taps = 0
        let app = HeadlessApp { Button("Go") { taps += 1 }.opacity(0.5).id("go") }
        try app.find("go").tap()
        #expect(taps == 1)
        #expect(app.tree == "button #go \"Go\" (opacity: 0.5)")
    }
}
