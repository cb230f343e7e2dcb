import BinderyTesting
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct TemperatureModelTests {
    private func open() -> HeadlessApp { .workshop(.temperature) }

    @Test func eachFieldFollowsTheOther() throws {
        let app = open()
        #expect(try app.find("fahrenheit").value == "68")
        try app.find("celsius").replaceText(with: "37")
        #expect(try app.find("fahrenheit").value == "98.6")
        try app.find("fahrenheit").replaceText(with: "14")
        #expect(try app.find("celsius").value == "-10")
    }

    @Test func aTextThatIsNoNumberLeavesTheOther() throws {
        let app = open()
        try app.find("celsius").replaceText(with: "warm")
        #expect(try app.find("celsius").value == "warm")
        #expect(try app.find("fahrenheit").value == "68")
    }
}
