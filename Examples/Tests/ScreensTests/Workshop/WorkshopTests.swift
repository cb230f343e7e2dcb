import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

extension HeadlessApp {
    static func workshop(
        _ screen: WorkshopScreen?, _ time: VirtualScheduler = VirtualScheduler(), language: Language = .english
    ) -> HeadlessApp {
        let showcase = time.run {
            Showcase(
                at: screen.map(AppRoute.workshopScreen) ?? .workshop, language: language, services: .stubs(time),
                store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }
}

@Suite struct WorkshopTests {
    @Test(arguments: WorkshopScreen.allCases)
    func eachScreenIsReachedAndSaysItsLines(_ screen: WorkshopScreen) throws {
        let app = HeadlessApp.workshop(nil)
        #expect(app.tree.contains("Lines of code: \(screen.lines)\""))
        #expect(screen.lines > 10)
        try app.find("link-\(screen.rawValue)").tap()
        #expect(app.location?.path == "/workshop/\(screen.rawValue)")
        #expect(app.location?.depth == 3)
    }

    @Test func theLinesOfTheTasksAreBesidePublishedOnes() throws {
        let rows = try HeadlessApp.workshop(nil).find("lines-of-tasks").text.split(separator: "\n").map(String.init)
        #expect(rows.prefix(4) == ["Task", "Bindery", "SwiftUI", "React, MobX"])
        let sheet = try #require(rows.firstIndex(of: "Spreadsheet"))
        #expect(rows[sheet + 1] == "\(WorkshopScreen.sheet.lines)")
        #expect(rows[(sheet + 2)...].prefix(2) == ["249", "477"])
        // All files of the task are counted, not only those that the source panel shows.
        let shown = [ScreenSource.Part.viewModel, .view].compactMap { ScreenSource.of("workshop-sheet", $0) }
        #expect(WorkshopScreen.sheet.lines > shown.reduce(0) { $0 + $1.text.split(separator: "\n").count })
    }

    @Test func theLinesOfTodoMVCAreBesidePublishedOnes() throws {
        let rows = try HeadlessApp.workshop(nil).find("lines-of-todos").text.split(separator: "\n").map(String.init)
        #expect(rows.prefix(6) == ["Task", "Bindery", "Svelte", "Vue", "React", "Angular"])
        #expect(rows.dropFirst(6) == ["Todos", "\(WorkshopScreen.todos.lines)", "162", "216", "256", "262"])
    }

    @Test func theSearchLeadsToEachWithTheWorkshopBelow() throws {
        let app = HeadlessApp.workshop(.counter)
        try app.followFound("workshop-sheet")
        try app.tapBack()
        #expect(app.location?.path == "/workshop")
    }

    @Test func aFlightIsBooked() throws {
        let app = HeadlessApp.workshop(.flights)
        try app.find("kind").choose("Return")
        try app.find("departure").replaceText(with: "27.03.2026")
        try app.find("arrival").replaceText(with: "28.03.2026")
        try app.find("book").tap()
        #expect(
            try app.find("message").text == "You have booked a flight on 27.03.2026, with return on 28.03.2026.")
    }

    @Test func aCellOfTheSheetIsEnteredByKeys() throws {
        let app = HeadlessApp.workshop(.sheet)
        try app.find("cell-A2").tap()
        try app.find("content").replaceText(with: "100")
        try app.find("content").submit()
        #expect(try app.find("cell-C2").text == "300")
        #expect(try app.find("address").text == "A3")
        #expect(try app.find("computed").text.hasPrefix("The last entry computed "))
    }

    @Test func everyTextIsInBothLanguages() {
        for phrase in WorkshopPhrase.allCases {
            #expect(!phrase.text(in: .english).isEmpty)
            let parts = { (language: Language) in phrase.text(in: language).count(where: { $0 == "…" }) }
            #expect(parts(.english) == parts(.chinese), "\(phrase)")
        }
    }
}
