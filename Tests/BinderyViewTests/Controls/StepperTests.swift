import BinderyTesting
import BinderyView
import Testing

@Suite struct StepperTests {
    @Test func aNumberIsAcceptedAndOtherTextIsRefused() throws {
        struct Day: Strideable {
            let number: Int
            func distance(to other: Day) -> Int { other.number - number }
            func advanced(by count: Int) -> Day { Day(number: number + count) }
        }
        let seats = MutableProperty(2), day = MutableProperty(Day(number: 1))
        let app = HeadlessApp {
            Stepper("Seats", value: seats, in: 1...9).id("seats")
            Stepper("Day", value: day, in: Day(number: 1)...Day(number: 3)) { "\($0.number)." }.id("day")
        }
        try app.find("seats").enter(12)
        #expect(seats.value == 9)
        #expect(app.focused == "seats")
        #expect(try app.find("seats").node.stepperNumbers?.range == 1...9)
        #expect(throws: HeadlessFailure.self) { try app.find("day").enter(2) }
        #expect(try app.find("day").node.stepperNumbers == nil)
    }

    @Test func aNumberBeyondTheLastStepLeadsToTheEndOfTheRange() throws {
        let byte = MutableProperty<UInt8>(0)
        let app = HeadlessApp { Stepper("Byte", value: byte, in: 0...255, step: 16).id("byte") }
        try app.find("byte").enter(254)
        #expect(byte.value == 255)
        try app.find("byte").enter(241)
        #expect(byte.value == 240)
    }

    @Test func aRangeWithoutAnEndTakesNoTypedNumbers() throws {
        let weight = MutableProperty(1.0)
        let app = HeadlessApp { Stepper("Weight", value: weight, in: 0...Double.infinity, step: 1).id("weight") }
        try app.find("weight").increment()
        #expect(weight.value == 2)
        #expect(throws: HeadlessFailure.self) { try app.find("weight").enter(5) }
    }

    private let seats = MutableProperty(2)

    private func app(in range: ClosedRange<Int> = 1...4, step: Int = 1) -> HeadlessApp {
        HeadlessApp { Stepper("Seats", value: seats, in: range, step: step).id("seats") }
    }

    @Test func itIsRaisedAndLoweredAndFollows() throws {
        let app = app()
        try app.find("seats").increment()
        #expect(seats.value == 3)
        try app.find("seats").decrement()
        try app.find("seats").decrement()
        #expect(seats.value == 1)
        seats.value = 4
        #expect(app.tree == #"stepper #seats "Seats" = 4"#)
    }

    @Test func itEndsWhereItsRangeEnds() throws {
        let app = app(step: 3)
        try app.find("seats").increment()
        #expect(seats.value == 4, "the last step is shorter")
        #expect(
            message { try app.find("seats").increment() }
                == #"The stepper "seats" cannot be raised: it is at its end, 4."#)
        try app.find("seats").decrement()
        #expect(seats.value == 1)
        #expect(
            message { try app.find("seats").decrement() }
                == #"The stepper "seats" cannot be lowered: it is at its end, 1."#)
    }

    @Test func fromOutsideOfItsRangeAStepLeadsBack() throws {
        let app = app()
        seats.value = 9
        #expect(try !app.find("seats").node.stepper.canIncrease)
        try app.find("seats").decrement()
        #expect(seats.value == 4)
        seats.value = -9
        try app.find("seats").increment()
        #expect(seats.value == 1)
    }

    @Test func theLargestNumbersDoNotTrap() throws {
        let app = app(in: 0...Int.max, step: 5)
        seats.value = .max - 1
        try app.find("seats").increment()
        #expect(seats.value == .max)
    }

    @Test func shortDecimalNumbersStayShort() throws {
        let size = MutableProperty(0.1)
        let app = HeadlessApp { Stepper("Size", value: size, in: -1...1, step: 0.1).id("size") }
        try app.find("size").increment()
        try app.find("size").increment()
        #expect(app.tree == #"stepper #size "Size" = 0.3"#)
        for _ in 1...6 { try app.find("size").decrement() }
        #expect(app.tree == #"stepper #size "Size" = -0.3"#)
    }

    @Test func anythingThatCanBeSteppedCanBeItsValue() throws {
        let letter = MutableProperty(2.5)
        let app = HeadlessApp {
            Stepper("Size", value: letter, in: 1...3, step: 0.25) { "\($0) mm" }.id("size")
        }
        try app.find("size").increment()
        #expect(letter.value == 2.75)
        #expect(try app.find("size").node.stepper.text == "2.75 mm")
    }

    @Test func itsButtonsAreCalledAsTheTextsOfTheInterfaceSay() throws {
        let texts = InterfaceTexts(decrease: "减少", increase: "增加")
        let app = HeadlessApp(texts: texts) { Stepper("Seats", value: seats, in: 1...4).id("seats") }
        #expect(try app.find("seats").node.stepTitles?.increase == "增加")
    }
}
