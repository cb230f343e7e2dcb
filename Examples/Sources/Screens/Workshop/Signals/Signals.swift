import BinderyView
import ShowcaseModels

struct Signals: View {
    let model: SignalsModel
    let texts: Texts

    var body: some View {
        let words = texts.workshop
        Column(spacing: 5) {
            Text(words[.signalsText]).color(.secondary)
            Row(spacing: 2) {
                Button(words[.send], tapped: model.send).prominence(.primary).id("send")
                Button(words[.observe], tapped: model.observe).disabled(model.canObserve.map { !$0 }).id("observe")
                Button(words[.leave], tapped: model.leave).disabled(model.canLeave.map { !$0 }).id("leave")
            }
            Grid(.adaptive(minimum: 340), spacing: 3) {
                ForEach(.constant(SignalsModel.Kind.allCases), id: \.rawValue) { panel($0.value) }
            }
        }
    }

    private func panel(_ kind: SignalsModel.Kind) -> some View {
        let words = texts.workshop
        return Element("section") {
            Text(kind.code).style(.headline)
            Text(words[kind.text]).style(.caption).color(.secondary)
            Element("div") { ForEach(rows(kind)) { marbles($0) } }.class("marbles").id("marbles-\(kind.rawValue)")
            Text(runs(kind)).style(.caption).color(.secondary).hidden(model.$runs.map { $0[kind] == nil })
                .id("runs-\(kind.rawValue)")
        }
        .class("start-panel")
    }

    private func runs(_ kind: SignalsModel.Kind) -> Property<String> {
        let runs = model.$runs
        return texts.workshop.text { $0(.runs).filling(["\(runs.value[kind] ?? 0)"]) }
    }

    // MARK: The drawing

    /// An observer with the last columns of the drawing.
    private struct MarbleRow: Identifiable, Equatable {
        let id: Int
        let cells: [Cell]

        struct Cell: Identifiable, Equatable {
            let id: Int
            let values: String
            let isObserving: Bool
        }

        init(_ observer: SignalsModel.Observer, upTo presses: Int) {
            id = observer.id
            cells = (max(1, presses - 11)...max(1, presses)).map { press in
                Cell(
                    id: press, values: observer.values[press, default: []].joined(separator: " "),
                    isObserving: press >= observer.start && press < observer.end ?? .max)
            }
        }
    }

    private func rows(_ kind: SignalsModel.Kind) -> Property<[MarbleRow]> {
        let model = model
        return Property { (model.observers[kind] ?? []).map { MarbleRow($0, upTo: model.presses) } }
    }

    private func marbles(_ row: Property<MarbleRow>) -> some View {
        let described = texts.workshop.text { text in
            let values = row.value.cells.map(\.values).filter { !$0.isEmpty }.joined(separator: ", ")
            return text(.observer).filling(["\(row.value.id)", values])
        }
        return Element("p") {
            ForEach(row.map(\.cells)) { cell in
                Element("span") {
                    Element("span", text: cell.map(\.values)).class("marble", when: cell.map { !$0.values.isEmpty })
                }
                .class("marble-cell").class("marble-line", when: cell.map(\.isObserving))
            }
        }
        .class("marble-row").attribute("role", "img").attribute("aria-label", described)
    }
}

extension SignalsModel.Kind {
    fileprivate var code: String {
        switch self {
        case .subject: "Subject"
        case .replay: "ReplaySubject(bufferSize: 2)"
        case .property: "Property"
        case .cold: "Producer"
        case .shared: "producer.share()"
        case .sharedReplay: "producer.share(replay: 1)"
        }
    }

    fileprivate var text: WorkshopPhrase {
        switch self {
        case .subject: .subjectText
        case .replay: .replayText
        case .property: .propertyText
        case .cold: .coldText
        case .shared: .sharedText
        case .sharedReplay: .sharedReplayText
        }
    }
}
