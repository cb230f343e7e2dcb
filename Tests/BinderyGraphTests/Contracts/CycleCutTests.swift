import BinderyGraph
import BinderyTestSupport
import Testing

/// Contract P5: on a cycle, a property with a fallback has that value, and nothing is reported.
@Suite struct CycleCutTests {
    private enum Result: Equatable {
        case number(Int)
        case cycle
    }

    /// Cells with formulas by users: each is the sum of a number and other cells.
    private final class Sheet {
        private var formulas: [String: MutableProperty<(number: Int, cells: [String])>] = [:]
        private var results: [String: Property<Result>] = [:]

        func set(_ cell: String, _ number: Int, _ cells: String...) {
            if let formula = formulas[cell] {
                formula.value = (number, cells)
                return
            }
            let formula = MutableProperty((number: number, cells: cells))
            formulas[cell] = formula
            results[cell] = Property(orOnCycle: .cycle) { [unowned self] in
                formula.value.cells.reduce(.number(formula.value.number)) { sum, cell in
                    guard case .number(let one) = sum, case .number(let other) = result(of: cell).value else {
                        return .cycle
                    }
                    return .number(one + other)
                }
            }
        }

        func result(of cell: String) -> Property<Result> { results[cell]! }

        func results(_ cells: String...) -> [Result] { cells.map { result(of: $0).value } }
    }

    private let sheet = Sheet()

    private func fill() {
        sheet.set("a", 1)
        sheet.set("b", 1, "a")
        sheet.set("c", 1, "b")
    }

    @Test func aSpreadsheetSurvivesItsCycles() {
        let texts = diagnoses {
            fill()
            #expect(sheet.results("a", "b", "c") == [.number(1), .number(2), .number(3)])
            sheet.set("a", 1, "c")
            for _ in 1...3 { #expect(sheet.results("b", "c", "a") == [.cycle, .cycle, .cycle]) }
            sheet.set("b", 10)
            #expect(sheet.results("a", "b", "c") == [.number(12), .number(10), .number(11)])
        }
        #expect(texts == [])
    }

    @Test func aCycleThatIsThereFromTheBeginningHasTheValue() {
        let texts = diagnoses {
            sheet.set("a", 1, "b")
            sheet.set("b", 1, "a")
            sheet.set("c", 1, "c")
            sheet.set("d", 1)
            sheet.set("e", 1, "a", "d")
            #expect(sheet.results("e", "a", "b", "c", "d") == [.cycle, .cycle, .cycle, .cycle, .number(1)])
        }
        #expect(texts == [])
    }

    @Test func observersSeeTheCycleComeAndGo() {
        fill()
        var seen: [Result] = []
        let observation = sheet.result(of: "c").observe { seen.append($0) }
        sheet.set("a", 1, "b")
        sheet.set("a", 5)
        #expect(seen == [.number(3), .cycle, .number(7)])
        observation.dispose()
    }

    @Test func theCycleIsCutWhereItIsFoundAndTheValuesStay() {
        final class Late {
            var property: Property<Int>!
        }
        let late = Late()
        let b = Property { late.property.value + 1 }
        late.property = Property(orOnCycle: 100) { b.value + 1 }
        for _ in 1...3 { #expect([late.property.value, b.value] == [100, 101]) }
        late.property = nil
    }

    /// The property that cuts the cycle is only being settled when it is read, and still computes.
    @Test func aCycleOfMapsInTheFirstComputationHasTheValue() {
        final class Late {
            var property: Property<Int>!
        }
        let late = Late(), isClosed = MutableProperty(false)
        let b = Property { isClosed.value ? late.property.value : 100 }
        let a = b.map { $0 + 1 }
        late.property = Property(orOnCycle: 100) { a.value + 1 }
        var seen: [Int] = []
        let observation = late.property.observe { seen.append($0) }
        isClosed.value = true
        #expect([late.property.value, a.value] == [100, 101])
        isClosed.value = false
        #expect(seen == [102, 100, 102])
        observation.dispose()
        late.property = nil
    }
}
