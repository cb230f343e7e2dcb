import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct SumTests {
    let model = SumModel()

    @Test func theSumIsRightAtOnce() {
        model.a = 40
        #expect(model.c.value == 42)
        transaction {
            model.b = 3
            #expect(model.c.value == 43, "inside a transaction, too")
        }
    }

    @Test func everyEquationThatIsSeenIsRight() throws {
        let equations = Recorder(model.equation.map(\.text))
        try equations.expect("1 + 2 = 3")
        model.a = 5
        try equations.expect("5 + 2 = 7")
        model.b = 6
        try equations.expect("5 + 6 = 11")
    }

    @Test func exchangingTwoNumbersIsOneChangeAndNoneOfTheirSum() throws {
        let equations = Recorder(model.equation.map(\.text))
        let sums = Recorder(model.c)
        try equations.expect("1 + 2 = 3")
        try sums.expect(3)
        model.swap()
        try equations.expect("2 + 1 = 3")
        try sums.expectNothing()
    }

    @Test func theViewFollows() throws {
        let app = HeadlessApp { SumView(model: model) }
        try app.find("a").increment()
        try app.find("b").increment()
        #expect(try app.find("c").text == "5")
        try app.find("swap").tap()
        #expect(try app.find("equation").text == "3 + 2 = 5")
        #expect(try app.find("tally").text == "Equations seen so far: 4 right, 0 wrong")
    }
}
