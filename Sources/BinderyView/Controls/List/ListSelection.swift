struct ListSelection<ID: Hashable> {
    let kind: Rendering.ListSelectionKind
    let contains: (ID) -> Property<Bool>
    let press: (ID) -> Void

    init(_ selection: MutableProperty<ID?>) {
        kind = .one
        contains = { id in selection.map { $0 == id } }
        press = { selection.value = $0 }
    }

    init(_ selection: MutableProperty<Set<ID>>) {
        kind = .several
        contains = { id in selection.map { $0.contains(id) } }
        press = { id in
            if selection.value.contains(id) { selection.value.remove(id) } else { selection.value.insert(id) }
        }
    }
}

extension Rendering {
    /// The number of rows of a list that can be selected.
    public enum ListSelectionKind: Sendable {
        case one, several
    }
}
