#if canImport(SwiftUI)
public import Bindery
public import BinderyGraph
public import SwiftUI

extension ForEach {
    /// Creates rows that edit the elements of a list: each row has its element as a property.
    ///
    /// ```swift
    /// ForEach(editing: model.todos) { $todo in
    ///     Toggle("Done", isOn: $todo.isDone.binding)
    ///     TextField("Title", text: $todo.title.binding)
    /// }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the element changes or moves | the row's property follows it |
    /// | the property is written | an update of the element |
    /// | the element is removed | the row goes; a late write of the property is ignored, with a diagnosis |
    /// | the view is given another list | a row of the same identity edits the element of that list |
    ///
    /// - Complexity: one derived property per row, kept as long as the row.
    @MainActor
    public init<Element: Identifiable, Row: View>(
        editing list: MutableListProperty<Element>,
        @ViewBuilder content: @escaping (MutableProperty<Element>) -> Row
    ) where Data == [Element], ID == Element.ID, Content == EditedRow<Element, Row> {
        self.init(list.value) { EditedRow(list: list, element: $0, content: content) }
    }
}

/// A row that edits an element of a list, in a `ForEach` with `editing:`.
public struct EditedRow<Element: Identifiable, Row: View>: View {
    let list: MutableListProperty<Element>
    let element: Element
    let content: (MutableProperty<Element>) -> Row
    // Kept by the row, so that its bindings stay equal for SwiftUI.
    @State private var cell = Cell()

    private final class Cell {
        var list: MutableListProperty<Element>?
        var property: MutableProperty<Element>?
    }

    public var body: some View { content(property) }

    private var property: MutableProperty<Element> {
        if let present = cell.property, cell.list === list { return present }
        let made = list.element(id: element.id, first: element)
        (cell.list, cell.property) = (list, made)
        return made
    }
}
#endif
