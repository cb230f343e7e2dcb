import BinderyView
import ShowcaseModels

struct Sheet: View {
    let model: SheetModel
    let texts: Texts
    private let position = ListPosition()

    init(model: SheetModel, texts: Texts) {
        self.model = model
        self.texts = texts
    }

    var body: some View {
        let words = texts.workshop
        Column {
            Row(spacing: 3) {
                Text(model.$selected.map { "\($0)" }).style(.headline).id("address")
                TextField(words[.cellContent], text: model.$content).placeholder(model.present).labelHidden()
                    .onBlur(model.enter).onSubmit { move(rows: 1) }
                    .onKey(.escape, perform: model.cancel).onKey(.f2, perform: model.edit)
                    .onKey(.up) { move(rows: -1) }.onKey(.down) { move(rows: 1) }.id("content")
                Button(words[.editCell], tapped: model.edit).on(.click, do: .focus("content")).id("edit")
                Button(words[.clearCell], tapped: model.clear).on(.click, do: .focus("content")).id("clear")
            }
            Element("p", text: hint).class("sheet-hint").id("hint").announced()
            List(sections: Self.sections, id: { $0 }, header: { _ in SheetHeader() }) { row in
                SheetRow(row: row.value, model: model)
            }
            .position(position).accessibilityLabel(words[.sheet]).id("list")
            .onKey(.up) { move(rows: -1) }.onKey(.down) { move(rows: 1) }
            .onKey(.left) { move(columns: -1) }.onKey(.right) { move(columns: 1) }
            .onKey(.delete, perform: model.clear).onKey(.backspace, perform: model.clear)
            Text(computed).color(.secondary).id("computed").announced()
        }
        .saved(model)
    }

    /// Moves the selection, and keeps its row in sight.
    private func move(columns: Int = 0, rows: Int = 0) {
        model.move(columns: columns, rows: rows)
        position.scroll(to: model.selected.row)
    }

    private var hint: Property<String> {
        let value = model.selectedValue
        return texts.workshop.text { text in
            if case .fault(let fault) = value.value {
                "\(fault.text): \(text(fault.explanation))"
            } else {
                text(.sheetHint)
            }
        }
    }

    private static var sections: ListProperty<ListGroup<Int, Int>> {
        MutableListProperty(Array(0..<SheetModel.rows)).grouped { _ in 0 }
    }

    private var computed: Property<String> {
        let computed = model.$computed
        return texts.workshop.text {
            $0(.computedCells).filling([computed.value, SheetModel.rows * SheetModel.columns].map(\.grouped))
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
            .on(.click) { model.select(address) }
            // At once, also on a slow line: what is typed then belongs to this cell.
            .on(.click, do: .focus("content")).on(.doubleClick) { model.edit() }.id("cell-\(address)")
    }
}

extension Int {
    /// With its digits in groups of three: `10,400`.
    fileprivate var grouped: String {
        let digits = "\(abs(self))"
        let groups = stride(from: digits.count, to: 0, by: -3).map { digits.prefix($0).suffix(3) }
        return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
    }
}
