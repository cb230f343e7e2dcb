import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

@Suite struct ArchitecturesTests {
    let time = VirtualScheduler()

    private func open(_ language: Language = .english) -> HeadlessApp {
        let showcase = time.run {
            Showcase(
                at: .architectures, language: language, services: .stubs(time), store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test(arguments: Architecture.allCases)
    func eachHasMetricsADiagramAndAWayToTheScreen(_ architecture: Architecture) throws {
        let app = open()
        let row = try app.find("row-\(architecture.rawValue)")
        for part in ["view", "behind", "tests"] {
            let count = try #require(Int(try row.find(part).text.prefix { $0 != "\n" }))
            #expect(count > 0)
        }
        #expect(
            try row.find("diagram").node.source == .path(ComparedScreen.login.diagramPath(in: architecture, .english)))
        #expect(try row.find("relations").text.contains("LengthLogin"))
        try row.find("open").tap()
        #expect(app.screen?.name == "length-login")
        #expect(try app.find("architecture-\(architecture.rawValue)").isSelected)
    }

    @Test(arguments: Architecture.ofShop)
    func theLargerScreenIsComparedToo(_ architecture: Architecture) throws {
        let app = open()
        let row = try app.find("row-shop-\(architecture.rawValue)")
        for part in ["view", "behind", "model", "tests"] { #expect(try !row.find(part).text.hasPrefix("–")) }
        #expect(
            try row.find("diagram").node.source == .path(ComparedScreen.shop.diagramPath(in: architecture, .english)))
        #expect(try row.find("relations").text.contains("GoodsPages"))
        try row.find("open").tap()
        #expect(app.location?.path == architecture.shopPath)
    }

    @Test func whatStandsBehindTheViewIsCalledByItsName() throws {
        let app = open(.chinese)
        #expect(try app.find("row-mvc").find("behind").text.hasSuffix("控制器"))
        #expect(try app.find("row-mvp").find("behind").text.hasSuffix("呈现器"))
        #expect(try app.find("row-mvvm").find("behind").text.hasSuffix("视图模型"))
        #expect(try app.find("row-mvvm").find("model").text.hasPrefix("–"))
    }

    @Test(arguments: Architecture.allCases, Language.allCases)
    func eachMetricIsCalledByItsName(_ architecture: Architecture, _ language: Language) throws {
        let row = try open(language).find("row-\(architecture.rawValue)")
        for part in ["view", "behind", "model", "tests"] {
            let metric = try row.find(part)
            let shown = metric.text.split(separator: "\n")
            let count = shown[0] == "–" ? "0" : shown[0]
            #expect(metric.node.accessibilityLabel == "\(shown[1]): \(count)")
        }
    }

    @Test func theNamesOfTheMetricsAreInTheLanguageOfTheScreen() throws {
        func names(_ language: Language) throws -> [String] {
            let row = try open(language).find("row-mvp")
            return try ["view", "behind", "model", "tests"].map { part in
                String(try row.find(part).accessibilityLabel.prefix { $0 != ":" })
            }
        }
        #expect(try names(.english) == ["View", "Presenter", "Model", "Tests"])
        #expect(try names(.chinese) == ["视图", "呈现器", "模型", "测试"])
    }

    @Test func whatADiagramSaysStandsBelowItInTheLanguageOfTheScreen() throws {
        func lines(_ language: Language) throws -> [Substring] {
            try open(language).find("row-mvvm").find("relations").text.split(separator: "\n")
        }
        #expect(
            try lines(.english) == [
                "LengthLogin keeps and binds LengthLoginModel", "LengthLoginModel uses LengthRules",
                "LengthLoginModel uses CredentialService",
            ])
        #expect(try lines(.chinese).first == "LengthLogin 持有并绑定 LengthLoginModel")
        #expect(
            try open(.chinese).find("row-mvvm").find("diagram").node.source
                == .path(ComparedScreen.login.diagramPath(in: .mvvm, .chinese)))
    }
}
