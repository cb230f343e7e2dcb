import BinderyView
import ShowcaseModels

/// The start: what Bindery is, a program beside its source, and the screens.
struct Index: View {
    let texts: Texts
    let navigator: Navigator<AppRoute>
    /// Whether the server shows the documentation.
    let hasDocumentation: Bool
    private let sum = Sum()

    init(texts: Texts, navigator: Navigator<AppRoute>, hasDocumentation: Bool) {
        self.texts = texts
        self.navigator = navigator
        self.hasDocumentation = hasDocumentation
    }

    var body: some View {
        Screen("index", title: texts[.showcase]) {
            Column(spacing: 8) {
                Column(spacing: 4) {
                    languages
                    Text(texts[.startTitle]).style(.title).id("argument")
                    Text(texts[.startText]).color(.secondary)
                    When(.constant(hasDocumentation)) {
                        Row(spacing: 4) {
                            page(.documentation, "/documentation").id("documentation")
                            page(.tutorial, "/tutorials/course").id("tutorial")
                        }
                    }
                }
                Element("div") {
                    running
                    program
                }
                .class("start-pair")
                liveFigures
                screens
                figures
                installation
            }
        }
        .width(.wide)
        .saved(sum)
    }

    private var languages: some View {
        Row(spacing: 2) {
            Text(texts[.language]).color(.secondary)
            Spacer()
            Row(spacing: 2) {
                choice(.english, texts[.english]).language(Language.english.rawValue).id("language-en")
                choice(.chinese, texts[.chinese]).language(Language.chinese.rawValue).id("language-zh")
            }
        }
        .accessibilityLabel(texts[.language])
    }

    private func choice(_ language: Language, _ title: some Wording) -> some View {
        Button(title) { texts.language.value = language }
            .selected(texts.language.map { $0 == language })
    }

    private func page(_ title: Phrase, _ path: String) -> some View {
        Element("a", text: texts[title]).attribute("href", path).attribute("target", "_blank").class("lines-source")
    }

    // MARK: The program

    private var program: some View {
        let source = ScreenSource.of("index", .viewModel)!
        return Element("section") {
            Row {
                Heading(texts[.program])
                Spacer()
                CopyButton(id: "program", subject: texts[.program].wording, texts: texts)
            }
            SwiftCode(source.text).id("program")
            Element("code", text: source.path).class("source-path").attribute("translate", "no")
        }
        .class("start-panel")
    }

    private var running: some View {
        Element("section") {
            Heading(texts[.running])
            SumView(model: sum)
            SumGraph(sum: sum, texts: texts)
        }
        .class("start-panel")
    }

    // MARK: The screens

    private var screens: some View {
        Column(spacing: 6) {
            ForEach(.constant(ScreenGroup.all), id: \.title) { section($0.value) }
        }
        .landmark(.navigation).accessibilityLabel(texts[.screens])
    }

    private func section(_ group: ScreenGroup) -> some View {
        Column(spacing: 2) {
            Heading(texts[group.title])
            Grid(.adaptive(minimum: 320), spacing: 2) {
                ForEach(.constant(group.entries), id: \.title) { link($0.value) }
            }
        }
    }

    private func link(_ entry: ScreenGroup.Entry) -> some View {
        Element("div") {
            Link(texts[entry.title], subtitle: texts[entry.subtitle], path: entry.route.path) {
                navigator.push(entry.route)
            }
            .id("link-\(entry.name)")
        }
        .class("start-link start-link-\(entry.name)")
    }

    // MARK: The rest

    private var figures: some View {
        Column(spacing: 2) {
            Heading(texts[.figures])
            Grid(.adaptive(minimum: 190), spacing: 2) {
                figure("31 ns", .figureWrite, source: "make bench")
                figure("52 KB", .figureMemory, source: "make load")
                figure("2,222 / 2,253", .figureRxJS, source: "Tests/RxJS").id("figure-rxjs")
                figure("10,000", .figureGraphs, source: "RandomGraphTests")
            }
        }
    }

    /// What the visitor's browser measures, see live-figures.js.
    private var liveFigures: some View {
        Element("div") {
            Heading(texts[.figuresHere])
            Grid(.adaptive(minimum: 260), spacing: 2) {
                liveFigure("press", .figurePress, source: "performance.now()")
                liveFigure("paint", .figurePaint, source: "first-contentful-paint")
                liveFigure("size", .figureSize, source: "encodedBodySize")
            }
        }
        .class("start-live").script(Rendering.ScriptParts(name: "live-figures"))
    }

    /// - Parameter source: what the browser measures it with.
    private func liveFigure(_ name: String, _ caption: Phrase, source: String) -> some View {
        Element("section") {
            Element("span", text: "–").class("start-figure").attribute("data-live", name)
                .attribute("translate", "no").id("live-\(name)")
            Text(texts[caption]).style(.caption)
            Element("code", text: source).class("start-source").attribute("translate", "no")
        }
        .class("start-panel")
    }

    private func figure(_ value: String, _ caption: Phrase, source: String) -> some View {
        Element("section") {
            Element("span", text: value).class("start-figure").attribute("translate", "no")
            Text(texts[caption]).style(.caption)
            Element("code", text: source).class("start-source").attribute("translate", "no")
        }
        .class("start-panel")
    }

    private var installation: some View {
        Column(spacing: 2) {
            Row {
                Heading(texts[.installation])
                Spacer()
                CopyButton(id: "package", subject: texts[.installation].wording, texts: texts)
            }
            SwiftCode(#".package(name: "Bindery", path: "../bindery", traits: ["Web"])"#).id("package")
        }
    }
}
