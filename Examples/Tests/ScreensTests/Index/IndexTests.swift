import BinderyTesting
import BinderyView
import Foundation
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct IndexTests {
    private let time = VirtualScheduler()

    private func open() -> HeadlessApp {
        let showcase = time.run {
            Showcase(at: .index, language: .english, services: .stubs(time), store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func theProgramRunsBesideItsSource() throws {
        let app = open()
        #expect(try app.find("c").text == "c = 42")
        try app.find("a").increment()
        #expect(try app.find("c").text == "c = 43")
    }

    /// What is shown is the file that is compiled.
    @Test func theSourceIsTheFile() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Sources/Screens/Index/Sum.swift").standardized
        let source = try String(contentsOf: file, encoding: .utf8).trimmed
        #expect(try open().find("program").text.replacing("\n", with: "") == source.replacing("\n", with: ""))
    }

    @Test func onlyWhatChangesLightsUp() throws {
        let app = open()
        #expect(try app.find("changes").text == "Changes so far: a 0 · b 0 · c 0")
        try app.find("b").decrement()
        #expect(try app.find("changes").text == "Changes so far: a 0 · b 1 · c 1")
    }

    /// The table is made by `scripts/rxjs-table`.
    @Test func theFigureOfRxJSIsThatOfItsTable() throws {
        let file = URL(filePath: #filePath)
            .appending(path: "../../../../../Sources/BinderyStreams/BinderyStreams.docc/RxJS.md").standardized
        let table = try String(contentsOf: file, encoding: .utf8)
        let sums = try #require(table.split(separator: "\n").first { $0.hasPrefix("| **all** ") })
            .split(separator: "|").compactMap { Int(String($0).trimmed) }
        let english = IntegerFormatStyle<Int>(locale: Locale(identifier: "en"))
        let (run, equal) = (sums[1].formatted(english), sums[2].formatted(english))
        #expect(try open().find("figure-rxjs").text.hasPrefix("\(equal) / \(run)"))
    }

    @Test func aSumThatStaysTheSameDoesNotChange() {
        let sum = Sum()
        let changes = SumChanges(of: sum)
        transaction {
            sum.a += 1
            sum.b -= 1
        }
        #expect((changes.a.count, changes.b.count, changes.c.count) == (1, 1, 0))
    }
}
