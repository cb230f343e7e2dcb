import Bindery

/// A shopping list that can be filtered and sorted.
final class ShoppingModel {
    @Reactive var newName = ""
    @Reactive var filter = ShoppingFilter.all
    @Reactive var isSorted = false
    let items = MutableListProperty<ShoppingItem>([])
    /// The filtered items in the chosen order.
    let shown: ListProperty<ShoppingItem>
    let summary: Property<String>
    private var lastID = 0

    init(_ names: String...) {
        let filter = _filter
        shown =
            items
            .filter { filter.value.includes($0) }
            .sorted(with: _isSorted) { $2 ? $0.name < $1.name : $0.id < $1.id }
        summary = items.count { !$0.isBought }.combine(items.count) { "\($0) of \($1) to buy" }
        for name in names { add(name) }
    }

    func addNew() {
        if newName.isEmpty { return }
        add(newName)
        newName = ""
    }

    func remove(_ item: ShoppingItem) { items.removeAll { $0 === item } }

    func removeBought() { items.removeAll { $0.isBought } }

    private func add(_ name: String) {
        lastID += 1
        items.append(ShoppingItem(id: lastID, name: name))
    }
}
