import BinderyView

/// Makes typing difficult: each edit rewrites another field, re-renders the row, and, on request, recreates the field.
final class TypingModel: Restorable {
    @Reactive(.saved) var typing = ""
    @Reactive var other = ""
    @Reactive(.saved) var recreates = false
    /// The number of times that the user has left the field `other`.
    @Reactive var leaves = 0
    let end = Subject<Void, Never>()
    let items: Property<[String]>
    private let bag = DisposeBag()

    init() {
        let (typing, other, recreates) = (_typing, _other, _recreates)
        let edits = MutableProperty(0)
        typing.observeChanges { text in
            edits.value += 1
            other.value = "\(text.count) characters"
        }
        .disposed(by: bag)
        items = Property {
            let edit = edits.value
            let field = recreates.value ? "field-\(edit)" : "field"
            // The nodes around the field are inserted, removed, and change sides.
            return edit % 2 == 0 ? ["before-\(edit)", field, "mark"] : ["mark", field, "after-\(edit)"]
        }
    }
}

struct Typing: View {
    let model: TypingModel

    var body: some View {
        Screen("typing", title: "Typing") {
            Column {
                Row {
                    ForEach(model.items, id: { $0 }) { item in Item(model: model, name: item.value) }
                }
                TextField("Other", text: model.$other).onBlur { model.leaves += 1 }.onSubmit { model.end.send() }
                    .id("other")
                Text(model.$leaves.map { "left \($0) times" }).id("leaves")
                Text(model.$typing).id("echo")
                Button(model.$recreates.map { $0 ? "Recreating the field" : "Recreate the field" }) {
                    model.recreates.toggle()
                }
                .id("recreate")
            }
        }
        .endEditing(on: model.end)
        .saved(model)
    }

    private struct Item: View {
        let model: TypingModel
        let name: String

        var body: some View {
            When(.constant(name.hasPrefix("field"))) {
                TextField("Typing", text: model.$typing).id("typing")
            } otherwise: {
                Text(name).color(.secondary)
            }
        }
    }
}
