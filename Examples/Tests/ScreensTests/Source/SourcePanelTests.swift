import BinderyTesting
import BinderyView
import Foundation
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct SourcePanelTests {
    private let time = VirtualScheduler()

    private func open(_ route: AppRoute, hasDocumentation: Bool = false) -> HeadlessApp {
        let showcase = time.run {
            Showcase(
                at: route, language: .english, services: .stubs(time), store: StubStore(),
                hasDocumentation: hasDocumentation, hasTestPages: true)
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func theViewModelIsShownFirst() throws {
        let app = open(.phoneLogin)
        #expect(!app.isPresent("source-panel"))
        try app.find("source").tap()
        #expect(try app.find("source-path").text == "Examples/Sources/ShowcaseModels/PhoneLogin/PhoneLoginModel.swift")
        try app.find("source-test").tap()
        #expect(
            try app.find("source-path").text == "Examples/Tests/ScreensTests/PhoneLogin/PhoneLoginModelTests.swift")
        try app.find("source-close").tap()
        #expect(!app.isPresent("source-panel"))
    }

    @Test(arguments: [
        (AppRoute.phoneLogin, "View model"), (.lengthLogin(.mvp), "Presenter"), (.shop(.mvc), "Controller"),
    ])
    func whatIsBehindTheViewHasItsName(_ route: AppRoute, name: String) throws {
        let app = open(route)
        try app.find("source").tap()
        #expect(try app.find("source-viewModel").text == name)
    }

    @Test func aFormThatScreensShareIsBelowTheirView() throws {
        let app = open(.lengthLogin(.mvvm))
        try app.find("source").tap()
        #expect(!app.isPresent("source-more-path"))
        try app.find("source-view").tap()
        #expect(try app.find("source-path").text.hasSuffix("/MVVM/LengthLogin.swift"))
        #expect(try app.find("source-more-path").text.hasSuffix("/LengthLoginForm.swift"))
    }

    @Test func theSourceFollowsTheScreen() throws {
        let app = open(.index)
        try app.find("source").tap()
        try app.find("source-view").tap()
        try app.find("link-gallery").tap()
        #expect(try app.find("source-path").text == "Examples/Sources/Screens/Gallery/Gallery.swift")
        try app.tapBack()
        #expect(try app.find("source-path").text == "Examples/Sources/Screens/Index/Index.swift")
    }

    @Test func aPageForTestsShowsNone() throws {
        let app = open(.counter)
        #expect(!app.isPresent("source"))
    }

    @Test func theGuideIsOfferedWhereThereIsDocumentation() throws {
        let app = open(.goods(), hasDocumentation: true)
        try app.find("source").tap()
        #expect(try app.find("source-guide").attribute("href") == "/documentation/bindery/lists")
        let other = open(.goods())
        try other.find("source").tap()
        #expect(!other.isPresent("source-guide"))
    }

    @Test func eachGuideIsAFileOfItsModule() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
        for route in AppRoute.allCases {
            guard let guide = route.guide else { continue }
            let file = root.appending(
                path: "Sources/\(guide.module)/\(guide.module).docc/\(guide.article).md")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(route)")
        }
        #expect(Guide("Bindery").path == "/documentation/bindery")
    }

    /// What is shown are the files that are compiled.
    @Test(arguments: ScreenSource.all.map(\.path))
    func theTextIsThatOfTheFile(_ path: String) throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
        let source = try #require(ScreenSource.all.first { $0.path == path })
        #expect(try String(contentsOf: root.appending(path: path), encoding: .utf8).trimmed == source.text)
    }

    @Test func everyScreenHasItsThreeParts() {
        let details: [AppRoute] = [.good(1, .details), .banner(1), .book(1), .post(1), .menuGroup(1)]
        for route in AppRoute.allCases + details where !route.path.hasPrefix("/test/") {
            for part in ScreenSource.Part.allCases {
                #expect(route.sourceName.flatMap { ScreenSource.of($0, part) } != nil, "\(route) \(part)")
            }
        }
    }
}
