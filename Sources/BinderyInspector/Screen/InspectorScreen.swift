internal import Bindery
package import BinderyView

/// The tool that shows what happens in a session, and why.
package struct InspectorScreen: View {
    let model: InspectorModel
    let texts: InspectorTexts

    private let script: String

    /// - Parameter script: The address of ``InspectorScript``.
    package init(
        _ model: InspectorModel, script: String = InspectorScript.path
    ) {
        self.model = model
        texts = model.texts
        self.script = script
    }

    package var body: some View {
        Element("div") {
            header
            Element("span").attribute("hidden", "").script(Rendering.ScriptParts(name: script))
            When(model.$isAvailable) {
                Element("div") {
                    Element("main") {
                        Tabs(texts.views, selection: model.$part) {
                            Tab(texts.elements, tag: .elements) { ElementsPart(model: model, texts: texts) }.id(
                                "inspector-tab-elements")
                            Tab(texts.timeline, tag: .timeline) { TimelinePart(model: model, texts: texts) }.id(
                                "inspector-tab-timeline")
                            Tab(texts.graph, tag: .graph) { GraphPart(model: model, texts: texts) }.id(
                                "inspector-tab-graph")
                            Tab(texts.health, tag: .health) { HealthPart(model: model, texts: texts) }.id(
                                "inspector-tab-health")
                        }
                        .id("inspector-parts")
                    }
                    .class("inspector-main")
                    AnswerPane(model: model, texts: texts)
                }
                .class("inspector-body")
            } otherwise: {
                unavailable
            }
        }
        .class("inspector")
        .windowTitle(texts.title)
        .whileShown { [model] scope in model.start(in: scope) }
    }

    private var header: some View {
        Element("header") {
            Element("h1", text: texts.title)
            When(.constant(model.canPick)) {
                Element("button") {
                    Element("span", text: texts.pick)
                    Element("kbd", text: "P").attribute("aria-hidden", "true")
                }
                .attribute("type", "button").attribute("title", texts.pickHelp).attribute("aria-keyshortcuts", "P")
                .class("inspector-pick")
                .on(.click) { [model] in model.startPicking() }
                .id("inspector-pick")
            }
            Picker(
                texts.session, selection: model.$selection,
                choices: model.$sessions.map { $0.map { Optional($0.id) } }
            ) { [model] number in
                let path = model.sessions.first { $0.id == number }?.path ?? ""
                return "\(number ?? 0)  \(path)"
            }
            .labelHidden()
            .id("inspector-session")
            When(model.canStopTracing) {
                Button(texts.stopTracing) { model.stopTracing() }.id("inspector-stop-tracing")
            }
        }
        .class("inspector-header")
    }

    private var unavailable: some View {
        let (model, texts) = (model, texts)
        let present = Property { model.sessions.first { $0.id == model.selection } }
        let message = Property {
            if model.sessions.isEmpty { return texts.noSession }
            if model.selection == nil { return texts.continuing }
            return present.value == nil ? texts.ended : texts.untraced
        }
        return Element("div") {
            Text(message).id("inspector-unavailable")
            When(present.map { $0 != nil }) {
                Button(texts.trace) { model.trace() }.id("inspector-trace")
            }
            When(model.$isTraceRefused) { Text(texts.traceRefused).id("inspector-trace-refused") }
        }
        .class("inspector-empty")
    }
}
