import BinderyView
import ShowcaseModels

/// The laboratory, beside every screen, which can be used meanwhile.
struct LaboratoryPanel: View {
    let shell: ShellModel
    let makeModel: () -> LaboratoryModel
    let texts: Texts

    @ViewBuilder var body: some View {
        When(shell.$showsLaboratory) { Controls(shell: shell, model: makeModel(), texts: texts) }
        When(shell.hasHiddenFaults) { Faults(shell: shell, model: makeModel(), texts: texts) }
    }
}

/// What the closed laboratory still makes worse.
private struct Faults: View {
    let shell: ShellModel
    let model: LaboratoryModel
    let texts: Texts

    var body: some View {
        Element("aside") {
            Text(faults).style(.caption).id("laboratory-faults")
            Button(texts[.laboratory], tapped: shell.openLaboratory).prominence(.plain).id("laboratory-open")
            Button(texts[.makeNormal], tapped: model.makeNormal).prominence(.plain).id("laboratory-end")
        }
        .class("laboratory-faults").accessibilityLabel(texts[.laboratory])
    }

    private var faults: Property<String> {
        let model = model
        return texts.text { text in
            var faults: [String] = []
            if model.latency > 0 { faults.append("\(text(.latency)): \(Int(model.latency)) ms") }
            if model.failures > 0 { faults.append("\(text(.failures)): \(Int(model.failures))%") }
            if model.isSlow { faults.append(text(.slowService)) }
            return faults.joined(separator: " · ")
        }
    }
}

private struct Controls: View {
    let shell: ShellModel
    let model: LaboratoryModel
    let texts: Texts

    var body: some View {
        Element("aside") {
            Row {
                Text(texts[.laboratory]).style(.headline)
                Spacer()
                Button(texts[.close], tapped: shell.closeLaboratory).prominence(.plain)
                    .focus(on: shell.laboratoryFocused).id("laboratory-close")
            }
            Text(texts[.laboratoryText]).style(.caption).color(.secondary)
            Text(restarted).hidden(model.absence.map { $0 == nil }).id("restarted").announced()
            line
            server
            Row {
                Text(counted).id("counted")
                Spacer()
                Button(texts[.count], action: model.count).id("count-everywhere")
            }
            Text(windows).style(.caption).color(.secondary).id("windows")
        }
        .class("laboratory").onKey(.escape) { shell.closeLaboratory() }.accessibilityLabel(texts[.laboratory])
        .id("laboratory-panel").saved(model).toast(failuresOf: model.count) { [texts] _ in texts.now(.notCounted) }
    }

    private var restarted: Property<String> {
        let absence = model.absence
        return texts.text { text in
            let tenths = Int(((absence.value ?? 0) * 10).rounded(.up))
            return text(.restarted).filling("\(tenths / 10).\(tenths % 10)")
        }
    }

    private var counted: Property<String> {
        let counted = model.counted
        return texts.text { $0(.counted).filling(["\(counted.value)"]) }
    }

    private var windows: Property<String> {
        let windows = model.windows
        return texts.text { text in
            let windows = windows.value
            return text(.windows).filling(["\(windows.all)", "\(windows.own)"])
        }
    }

    @ViewBuilder private var line: some View {
        Slider(texts[.latency], value: model.$latency, in: 0...3000, step: 100) { "\(Int($0)) ms" }.id("latency")
        Slider(texts[.failures], value: model.$failures, in: 0...100, step: 10) { "\(Int($0))%" }.id("failures")
        Toggle(texts[.slowService], isOn: model.$isSlow).id("slow-service")
    }

    @ViewBuilder private var server: some View {
        Row(spacing: 2) {
            Button(texts[.goOffline], tapped: model.goOffline).id("go-offline")
            Button(texts[.restartServer], tapped: model.restartServer).id("restart-server")
            Button(texts[.killWorker], tapped: model.killWorker).hidden(.constant(!model.hasWorkers)).id("kill-worker")
            Element("a", text: texts[.secondWindow]).attribute("href", model.path).attribute("target", "_blank")
                .class("laboratory-link").script(Rendering.ScriptParts(name: "second-window")).id("second-window")
            Button(texts[.makeNormal], tapped: model.makeNormal).disabled(model.isNormal).id("make-normal")
        }
    }
}
