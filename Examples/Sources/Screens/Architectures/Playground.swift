import BinderyView
import ShowcaseModels

/// The four architectures of the length login at once, with one input, and what differs in their code.
struct Playground: View {
    let model: PlaygroundModel
    let service: any CredentialService
    let texts: Texts

    var body: some View {
        Screen("playground", title: words[.playground]) {
            Column(spacing: 8) {
                Text(words[.playgroundText]).color(.secondary)
                Grid(.adaptive(minimum: 360), spacing: 4) {
                    ForEach(.constant(Architecture.allCases), id: { $0 }) { form($0.value) }
                }
                Row {
                    Button(words[.logInWithAll]) { model.input.submit() }.disabled(model.isComplete.not()).id(
                        "login-all")
                }
                sizes
                difference
                requirement
            }
        }
        .width(.wide)
        .saved(model)
    }

    private var words: TableTexts<ArchitecturePhrase> { texts.architecture }

    private func form(_ architecture: Architecture) -> some View {
        Column(spacing: 5) {
            Text(texts[architecture.title]).style(.headline)
            architecture.login(service: service, texts: texts, draft: model.input)
        }
        .padding(5)
        .background(.raised)
        .id("row-\(architecture.rawValue)")
    }

    // MARK: Sizes

    private var sizes: some View {
        Column(spacing: 4) {
            Text(words[.size]).style(.headline)
            Grid(.adaptive(minimum: 360), spacing: 4) {
                ForEach(.constant(Architecture.allCases), id: { $0 }) { size(of: $0.value) }
            }
            Row(spacing: 4) {
                legend("view", texts[.view].wording)
                legend("behind", texts.text { "\($0(.controller)) / \($0(.presenter)) / \($0(.viewModel))" })
                legend("model", texts[.model].wording)
                legend("tests", words[.tests].wording)
            }
        }
    }

    private func size(of architecture: Architecture) -> some View {
        let metrics = ComparedScreen.login.metrics(of: architecture)
        let lines = metrics.view + metrics.behind + metrics.model
        return Element("div") {
            Row {
                Text(texts[architecture.title])
                Spacer()
                Text(words.text { $0(.sizeText).filling(["\(lines)", "\(metrics.tests)"]) }).style(.caption)
                    .color(.secondary).id("size-\(architecture.rawValue)")
            }
            bar([("view", metrics.view), ("behind", metrics.behind), ("model", metrics.model)], of: 100)
            bar([("tests", metrics.tests)], of: 10)
        }
        .class("size")
    }

    /// A bar with parts of different colours. The text beside it has the numbers.
    private func bar(_ parts: [(name: String, size: Int)], of whole: Int) -> some View {
        let ends = parts.reduce(into: [0]) { $0.append($0.last! + $1.size) }
        return Element("svg") {
            ForEach(.constant(Array(parts.indices)), id: { $0 }) { index in
                Element("rect").attribute("x", "\(ends[index.value])").attribute("width", "\(parts[index.value].size)")
                    .attribute("height", "1").class("size-\(parts[index.value].name)")
            }
        }
        .class("size-bar").attribute("viewBox", "0 0 \(whole) 1").attribute("preserveAspectRatio", "none")
        .attribute("aria-hidden", "true")
    }

    private func legend(_ name: String, _ title: Property<String>) -> some View {
        Element("span", text: title).class("size-legend size-legend-\(name)")
    }

    // MARK: Code

    private var difference: some View {
        Column(spacing: 4) {
            Text(words[.difference]).style(.headline)
            Row(spacing: 3) {
                picker(words[.from], model.$old).id("from")
                picker(words[.to], model.$new).id("to")
            }
            Row(spacing: 2) {
                ForEach(.constant(ScreenSource.Part.allCases), id: { $0 }) { part in
                    Button(part.value == .viewModel ? words[.behind].wording : texts[part.value.title].wording) {
                        model.part = part.value
                    }
                    .selected(model.$part.map { $0 == part.value }).id("part-\(part.value)")
                }
            }
            code(model.difference, id: "difference")
        }
    }

    private func picker(_ label: some Wording, _ selection: MutableProperty<Architecture>) -> some View {
        Picker(label, selection: selection, choices: Architecture.allCases) { texts[$0.title] }
    }

    private func code(_ difference: Property<CodeDifference>, id: String) -> some View {
        Column(spacing: 2) {
            Text(
                words.text {
                    let changes = difference.value
                    return $0(.changedLines).filling(["\(changes.count(.removed))", "\(changes.count(.added))"])
                }
            )
            .style(.caption).color(.secondary).announced().id("\(id)-count")
            ForEach(difference.map { [$0] }, id: \.self) { ChangedCode(difference: $0.value) }.id(id)
        }
    }

    private var requirement: some View {
        Column(spacing: 4) {
            Text(words[.requirement]).style(.headline)
            Text(words[.requirementText])
            Row(spacing: 2) {
                ForEach(.constant(Architecture.allCases), id: { $0 }) { requirement(of: $0.value) }
            }
            Text(counts(words[.requirementOfAll].wording, Requirement.shared)).style(.caption).color(.secondary)
                .id("shared-count")
            Text(words[.requirementConclusion]).color(.secondary)
            code(model.change, id: "change")
        }
    }

    private func requirement(of architecture: Architecture) -> some View {
        Button(counts(texts[architecture.title].wording, Requirement.change(of: architecture))) {
            model.changed = architecture
        }
        .selected(model.$changed.map { $0 == architecture })
        .id("changed-\(architecture.rawValue)")
    }

    private func counts(_ name: Property<String>, _ change: CodeDifference) -> Property<String> {
        words.text {
            $0(.requirementChange).filling([name.value, "\(change.count(.removed))", "\(change.count(.added))"])
        }
    }
}
