// The sample of BinderyAppKit.md, so that it compiles, and does what the guide says.
import AppKit
import BinderyAppKit
import Testing

private final class NotesModel {
    struct Note: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    let notes = MutableListProperty([Note(id: 1, title: "Tea")])
    @Reactive var selected: Int?
    private(set) lazy var title: MutableProperty<String> = MutableProperty(
        "title", get: { [notes, _selected] in notes.value.first { $0.id == _selected.value }?.title ?? "" },
        set: { [notes, _selected] title in
            guard let index = notes.value.firstIndex(where: { $0.id == _selected.value }) else { return }
            notes.value[index].title = title
        })
    private(set) lazy var delete = Action<Void, Void, Never>.from(
        enabledIf: Property { [notes, _selected] in notes.value.contains { $0.id == _selected.value } }
    ) { [notes, _selected] in
        notes.value.removeAll { $0.id == _selected.value }
        return Producer<Void, Never>.just(())
    }
}

private final class NoteCell: NSTableCellView {
    let title = NSTextField()

    static func make() -> NoteCell {
        let cell = NoteCell()
        cell.title.isEditable = false
        cell.addSubview(cell.title)
        return cell
    }
}

private final class NotesController: NSViewController {
    private let model: NotesModel
    let table = NSTableView(), titleField = NSTextField(), delete = NSButton()
    let deleteItem = NSMenuItem()

    init(model: NotesModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func loadView() {
        view = NSView()
        table.addTableColumn(NSTableColumn(identifier: .init("title")))
        for child in [table, titleField, delete] { view.addSubview(child) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = table.reactive.rows(model.notes, in: NoteCell.make()) { cell, note, _ in
            cell.title.stringValue = note.title
        }
        rows.selection(by: \.id) <~> model.$selected
        titleField.reactive.text <~> model.title
        delete.reactive.execute(model.delete)
        deleteItem.reactive.execute(model.delete)
    }
}

@MainActor
@Suite struct GuideTests {
    @Test
    func theNotes() {
        let model = NotesModel()
        let screen = NotesController(model: model)
        let (window, menu) = (NSWindow(contentViewController: screen), NSMenu())
        screen.deleteItem.title = "Delete"
        menu.addItem(screen.deleteItem)
        screen.table.layoutSubtreeIfNeeded()
        menu.userChooses("Delete")
        #expect(model.notes.value.count == 1, "nothing is selected")
        screen.table.userSelects([0])
        #expect(screen.titleField.stringValue == "Tea")
        screen.titleField.userReplaces(by: "Green tea")
        #expect((screen.table.standInCells.first as? NoteCell)?.title.stringValue == "Green tea")
        menu.userChooses("Delete")
        #expect(model.notes.value == [] && !screen.delete.isEnabled)
        withExtendedLifetime(window) {}
    }
}
