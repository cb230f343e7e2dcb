import BinderyView
import ShowcaseModels

/// The source of the present screen: which part is shown, and whether it is.
final class SourceModel {
    @Reactive private(set) var isShown = false
    @Reactive var part = ScreenSource.Part.viewModel
    private let screens: Property<[AppRoute]>
    private let hasDocumentation: Bool
    /// Whether the source of the present screen is shown.
    let hasSource: Property<Bool>
    // Each page has what is above, and only one whose panel is opened the next three.
    /// The name of the present screen; nil if its source is not shown.
    private(set) lazy var screen = screens.map { $0.last?.sourceName }
    /// What is behind its view.
    private(set) lazy var decider = screens.map { $0.last?.decider ?? .viewModel }
    /// The guide about it; nil if there is none.
    private(set) lazy var guide = screens.map { [hasDocumentation] in hasDocumentation ? $0.last?.guide : nil }
    /// The address of the inspector of this page; nil if the user may not open it.
    let inspector: String?
    private(set) lazy var files = screen.combine($part) { screen, part in
        screen.map { ScreenSource.files(of: $0, part) } ?? []
    }
    /// Whether there is a source, and it is shown.
    private(set) lazy var isOpen = $isShown.and(hasSource)

    /// Sends when the user has opened or closed the panel, for the focus.
    let opened = Subject<Void, Never>()
    let closed = Subject<Void, Never>()

    /// - Parameter screens: those of the stack.
    init(screens: Property<[AppRoute]>, hasDocumentation: Bool, inspector: String?) {
        self.screens = screens
        self.hasDocumentation = hasDocumentation
        hasSource = screens.map { $0.last?.sourceName != nil }
        self.inspector = inspector
    }

    func open() {
        isShown = true
        opened.send()
    }

    func close() {
        isShown = false
        closed.send()
    }
}

/// The button in the bar of each screen that shows the source.
struct SourceButton: View {
    let model: SourceModel
    let texts: Texts

    var body: some View {
        Button(texts[.source]) { model.isShown ? model.close() : model.open() }
            .prominence(.plain).selected(model.$isShown)
            .hidden(model.hasSource.not()).focus(on: model.closed).id("source")
    }
}

/// The source of the present screen, beside it where there is room, otherwise over its lower part.
struct SourcePanel: View {
    let model: SourceModel
    let texts: Texts

    var body: some View {
        When(model.isOpen) {
            Element("aside") {
                Row(spacing: 2) {
                    ForEach(.constant(ScreenSource.Part.allCases), id: { $0 }) { button($0.value) }
                    Spacer()
                    Element("a", text: texts[.guide]).attribute("href", model.guide.map { $0?.path })
                        .attribute("target", "_blank").class("source-guide")
                        .hidden(model.guide.map { $0 == nil }).id("source-guide")
                    Element("a", text: texts[.inspector]).attribute("href", .constant(model.inspector))
                        .attribute("target", "bindery-inspector").class("source-guide")
                        .hidden(.constant(model.inspector == nil)).id("source-inspector")
                    Button(texts[.close], tapped: model.close).prominence(.plain).focus(on: model.opened).id(
                        "source-close")
                }
                Text(texts[.sourceHint]).style(.caption).color(.secondary).id("source-hint")
                ForEach(model.files.map { Array($0.prefix(1)) }, id: \.path) { file($0.value, id: "source") }
                ForEach(model.files.map { Array($0.dropFirst()) }, id: \.path) { file($0.value, id: "source-more") }
            }
            .class("source-panel").script(Rendering.ScriptParts(name: "source-marks")).onKey(.escape) { model.close() }
            .accessibilityLabel(texts[.source]).id("source-panel")
        }
    }

    @ViewBuilder private func file(_ source: ScreenSource, id: String) -> some View {
        Element("div") {
            Element("code", text: source.path).class("source-path").attribute("translate", "no").id("\(id)-path")
            CopyButton(id: "\(id)-code", subject: title(of: source.part), texts: texts)
        }
        .class("source-file")
        SwiftCode(source.text, shownBy: source.part == .view ? nil : controls(of: source.screen))
            .id("\(id)-code")
    }

    private func controls(of screen: String) -> NamedControls {
        NamedControls(in: ScreenSource.files(of: screen, .view).map(\.text))
    }

    private func button(_ part: ScreenSource.Part) -> some View {
        Button(title(of: part)) { model.part = part }.selected(model.$part.map { $0 == part })
            .id("source-\(part)")
    }

    private func title(of part: ScreenSource.Part) -> Property<String> {
        let decider = model.decider
        return texts.text { $0(part == .viewModel ? decider.value : part.title) }
    }
}
