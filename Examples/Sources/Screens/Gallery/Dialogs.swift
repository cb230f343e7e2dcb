import BinderyView
import ShowcaseModels

struct Dialogs: View {
    let model: DialogsModel
    let texts: Texts

    var body: some View {
        Column {
            Row {
                Button(texts[.deleteBook], action: model.delete).id("delete-book")
                Button(texts[.save], action: model.save).id("save-books")
                Button(texts[.warn], tapped: model.warn).id("warn")
                Button(texts[.addBook]) { model.isAdding = true }.id("new-book")
            }
            Text(model.$books.map { $0.joined(separator: ", ") }).id("books")
            Text(outcome).color(.secondary).id("outcome")
        }
        .confirm(model.deletion) { book in
            Confirm(
                title: texts.text { $0(.deleteBookQuestion).filling(book) },
                message: texts[.deleteBookMessage],
                confirm: texts[.delete], isDestructive: true)
        }
        .alert(model.saved) { _ in Alert(title: texts[.booksSaved]) }
        .alert(model.warnings) { number in
            Alert(title: texts.text { "\($0(.warning)) \(number)" }, message: texts[.warningMessage])
        }
        .sheet(isPresented: model.$isAdding, title: texts[.newBook]) {
            Column {
                TextField(texts[.bookTitle], text: model.$newTitle).onSubmit { model.add.execute() }.id("new-title")
                Button(texts[.addBook], action: model.add).prominence(.primary).id("add-book")
            }
        }
    }

    private var outcome: Property<String> {
        let outcome = model.$outcome
        return texts.text { text in
            switch outcome.value {
            case .deleted(let book): text(.deletedBook).filling(book)
            case .kept(let book): text(.keptBook).filling(book)
            case .saved: text(.booksSaved)
            case .added(let book): text(.addedBook).filling(book)
            case nil: ""
            }
        }
    }
}
