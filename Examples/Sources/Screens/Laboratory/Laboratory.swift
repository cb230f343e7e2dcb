import BinderyView

/// The button in the sidebar that opens the laboratory.
struct LaboratoryButton: View {
    let model: LaboratoryModel
    let texts: Texts

    var body: some View {
        Button(texts[.laboratory], tapped: model.toggle).prominence(.plain).selected(model.$isShown)
            .focus(on: model.closed).id("laboratory")
    }
}

/// The laboratory, over a corner of every screen, which can be used meanwhile.
struct LaboratoryPanel: View {
    let model: LaboratoryModel
    let texts: Texts

    var body: some View {
        When(model.$isShown) {
            Element("aside") {
                Row {
                    Text(texts[.laboratory]).style(.headline)
                    Spacer()
                    Button(texts[.close], tapped: model.close).prominence(.plain).focus(on: model.opened)
                        .id("laboratory-close")
                }
                Text(texts[.laboratoryText]).style(.caption).color(.secondary)
                line
                server
                Text(windows).style(.caption).color(.secondary).id("windows")
            }
            .class("laboratory").onKey(.escape) { model.close() }.accessibilityLabel(texts[.laboratory])
            .id("laboratory-panel")
        }
    }

    private var windows: Property<String> {
        let windows = model.windows
        return texts.text { text in
            let windows = windows.value
            return text(.windows).filling(["\(windows.all)", "\(windows.own)", "\(windows.here)"])
        }
    }

    @ViewBuilder private var line: some View {
        Slider(texts[.latency], value: model.$latency, in: 0...3000, step: 100) { "\(Int($0)) ms" }.id("latency")
        Slider(texts[.failures], value: model.$failures, in: 0...100, step: 10) { "\(Int($0)) %" }.id("failures")
        Toggle(texts[.slowService], isOn: model.$isSlow).id("slow-service")
    }

    @ViewBuilder private var server: some View {
        Row(spacing: 2) {
            Button(texts[.goOffline], tapped: model.goOffline).id("go-offline")
            Button(texts[.restartServer], tapped: model.restartServer).id("restart-server")
            Button(texts[.killWorker], tapped: model.killWorker).hidden(.constant(!model.hasWorkers)).id("kill-worker")
            Element("a", text: texts[.secondWindow]).attribute("href", model.path).attribute("target", "_blank")
                .class("laboratory-link").id("second-window")
            Button(texts[.makeNormal], tapped: model.makeNormal).disabled(model.isNormal).id("make-normal")
        }
    }
}
