import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct SheetModelTests {
    private let model = SheetModel()
    private let bag = DisposeBag()

    private func enter(_ text: String, into cell: String) throws {
        model.select(try #require(CellAddress(cell)))
        model.content = text
        model.enter()
    }

    private func shown(_ cell: String) throws -> String {
        model.value(of: try #require(CellAddress(cell))).value.shown
    }

    @Test(arguments: [
        ("=1 + 2 * 3", "7"), ("=(1 + 2) * -3", "-9"), ("=--2", "2"), ("=1/4", "0.25"), ("12.5", "12.5"),
        ("text", "text"),
        ("", ""), ("=SUM(A1:A4)", "14"), ("=sum(A1, 2; A1:A2)", "9"), ("=AVERAGE(A1:A4)", "3.5"),
        ("=avg(A1:A4)", "3.5"), ("=min(A1:A4)", "2"),
        ("=max(a1:a4, 9)", "9"), ("=count(A4:B1)", "8"), ("=1/0", "#DIV/0"), ("=A0", "#VALUE"), ("=A400", "#REF"),
        ("=Z9", "0"), ("=", "#SYNTAX"), ("=1 +", "#SYNTAX"), ("=SUM(", "#SYNTAX"), ("=foo(1)", "#SYNTAX"),
        ("=A1:A2", "#SYNTAX"),
    ])
    func aFormulaHasItsValue(_ formula: String, _ value: String) throws {
        try enter(formula, into: "F1")
        #expect(try shown("F1") == value)
    }

    @Test func theHeadingsOfTheExampleFollowTheLanguage() throws {
        let language = MutableProperty(Language.english)
        let model = SheetModel(language: language)
        let heading = model.value(of: try #require(CellAddress("D0")))
        #expect(heading.value.shown == "So far")
        language.value = .chinese
        #expect(heading.value.shown == "累计")
    }

    @Test func deepNestingIsRefused() throws {
        try enter("=" + String(repeating: "(", count: 10_000) + "1", into: "F1")
        #expect(try shown("F1") == "#SYNTAX")
    }

    @Test func aCircleIsShownInAllOfItUntilItIsOpened() throws {
        try enter("=G1", into: "F1")
        try enter("=F1 + 1", into: "G1")
        #expect(try shown("F1") == "#CIRCLE")
        #expect(try shown("G1") == "#CIRCLE")
        try enter("1", into: "F1")
        #expect(try shown("G1") == "2")
    }

    @Test func onlyWhatDependsOnAnEntryIsComputed() throws {
        // What a window shows: twenty rows.
        for row in 0..<20 {
            for column in 0..<26 {
                model.value(of: CellAddress(column: column, row: row)).observe { _ in }.disposed(by: bag)
            }
        }
        try enter("5", into: "A3")
        // A3, C3, and D3 to D19.
        #expect(model.computed == 2 + 17)
        try enter("x", into: "Z9")
        #expect(model.computed == 1)
    }

    @Test func whatIsTypedIsTakenBack() throws {
        model.select(try #require(CellAddress("A1")))
        model.content = "99"
        model.cancel()
        #expect(model.content == "")
        model.enter()
        #expect(try shown("A1") == "2")
    }

    @Test func whatIsTypedReplacesTheContentUnlessThatIsEdited() throws {
        model.select(try #require(CellAddress("C1")))
        #expect(model.present.value == "=A1 * B1")
        #expect(model.content == "")
        model.edit()
        #expect(model.content == "=A1 * B1")
        model.content += " + 1"
        model.enter()
        #expect(try shown("C1") == "5")
        try enter("7", into: "C1")
        #expect(try shown("C1") == "7")
    }

    @Test func anEmptyFieldIsAnEntryOnlyAfterEditing() throws {
        try enter("", into: "A1")
        #expect(try shown("A1") == "2")
        model.edit()
        model.content = ""
        model.enter()
        #expect(try shown("A1") == "")
    }

    @Test func aSelectedCellIsEmptied() throws {
        model.select(try #require(CellAddress("A1")))
        model.content = "7"
        model.clear()
        #expect(try model.content == "" && shown("A1") == "" && shown("C1") == "0")
    }

    @Test func theSelectionMovesWithinTheSheetAndEnters() {
        model.move(columns: -1, rows: 0)
        #expect(model.selected == CellAddress(column: 0, row: 0))
        model.content = "Cost"
        model.move(columns: 0, rows: 1)
        #expect(model.selected == CellAddress(column: 0, row: 1))
        #expect(model.value(of: CellAddress(column: 0, row: 0)).value == .text("Cost"))
    }
}
