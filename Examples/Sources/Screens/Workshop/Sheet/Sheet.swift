import BinderyView

struct Sheet: View {
    let model: SheetModel
    let texts: Texts
    private let editing = Subject<Void, Never>()

    init(model: SheetModel, texts: Texts) {
        self.model = model
        self.texts = texts
    }

    var body: some View {
        let words = texts.workshop
        Column {
            Row(spacing: 3) {
                Text(model.$selected.map { "\($0)" }).style(.headline).id("address")
                TextField(words[.cellContent], text: model.$content).labelHidden()
                    .onSubmit { model.move(columns: 0, rows: 1) }.onBlur(model.enter).focus(on: editing).id("content")
            }
            List(sections: Self.sections, id: { $0 }, header: { _ in SheetHeader() }) { row in
                SheetRow(row: row.value, model: model)
            }
            .accessibilityLabel(words[.sheet]).id("list")
            .onKey(.up) { model.move(columns: 0, rows: -1) }.onKey(.down) { model.move(columns: 0, rows: 1) }
            .onKey(.enter) { editing.send() }
            .onKey(.left) { model.move(columns: -1, rows: 0) }.onKey(.right) { model.move(columns: 1, rows: 0) }
            Text(computed).color(.secondary).id("computed").announced()
        }
        .saved(model)
    }

    private static var sections: ListProperty<ListGroup<Int, Int>> {
        MutableListProperty(Array(0..<SheetModel.rows)).grouped { _ in 0 }
    }

    private var computed: Property<String> {
        let computed = model.$computed
        return texts.workshop.text {
            $0(.computedCells).filling("\(computed.value)", "\(SheetModel.rows * SheetModel.columns)")
        }
    }
}

/// The names of the columns.
private struct SheetHeader: View {
    var body: some View {
        Element("div") {
            Element("span").class("sheet-corner")
            ForEach(.constant(Array(0..<SheetModel.columns)), id: { $0 }) { column in
                Element("span", text: CellAddress.name(ofColumn: column.value)).class("sheet-name")
            }
        }
        .class("sheet-row")
    }
}

private struct SheetRow: View {
    let row: Int
    let model: SheetModel

    var body: some View {
        Element("div") {
            Element("span", text: "\(row)").class("sheet-number")
            ForEach(.constant(Array(0..<SheetModel.columns)), id: { $0 }) { column in
                cell(CellAddress(column: column.value, row: row))
            }
        }
        .class("sheet-row")
    }

    private func cell(_ address: CellAddress) -> some View {
        let value = model.value(of: address)
        return Element("span", text: value.map(\.shown)).class("sheet-cell")
            .class("sheet-selected", when: model.$selected.map { $0 == address })
            .class("sheet-text", when: value.map { if case .text = $0 { true } else { false } })
            .class("sheet-fault", when: value.map { if case .fault = $0 { true } else { false } })
            .on(.click) { model.select(address) }.id("cell-\(address)")
    }
}
