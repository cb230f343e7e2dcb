import BinderyView

struct ShoppingView: View {
    let model: ShoppingModel

    var body: some View {
        Screen("shopping", title: "Shopping") {
            Column(spacing: 5) {
                Row(alignment: .end) {
                    TextField("What else?", text: model.$newName).onSubmit(model.addNew).id("new")
                    Button("Add", tapped: model.addNew)
                        .prominence(.primary)
                        .disabled(model.$newName.map(\.isEmpty))
                        .id("add")
                }
                Row(spacing: 5, alignment: .end) {
                    Picker("Show", selection: model.$filter, choices: ShoppingFilter.allCases, title: \.rawValue)
                        .id("filter")
                    Toggle("A to Z", isOn: model.$isSorted).id("sorted")
                }
                Column(spacing: 1) {
                    ForEach(model.shown) { item in ShoppingRow(item: item.value, remove: model.remove) }
                }
                .id("items")
                Row {
                    Text(model.summary).color(.secondary).id("summary").announced()
                    Spacer()
                    Button("Remove bought", tapped: model.removeBought).prominence(.plain).id("remove-bought")
                }
            }
        }
    }
}

private struct ShoppingRow: View {
    let item: ShoppingItem
    let remove: (ShoppingItem) -> Void

    var body: some View {
        Row {
            Checkbox(item.name, isOn: item.$isBought).id("bought")
            Spacer()
            Button("Remove") { remove(item) }.prominence(.plain).id("remove")
        }
        .id("item-\(item.id)")
    }
}
