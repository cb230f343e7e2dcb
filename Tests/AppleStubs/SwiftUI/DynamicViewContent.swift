public import Foundation

public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What the user may do with a row.
struct RowEditing {
    var delete: ((IndexSet) -> Void)?
}

private enum RowEditingKey: EnvironmentKey {
    static var defaultValue: RowEditing { RowEditing() }
}

extension EnvironmentValues {
    var rowEditing: RowEditing {
        get { self[RowEditingKey.self] }
        set { self[RowEditingKey.self] = newValue }
    }
}

private struct Editable<Rows: DynamicViewContent>: Primitive, DynamicViewContent {
    let rows: Rows
    let delete: ((IndexSet) -> Void)?

    var data: Rows.Data { rows.data }

    func render(in context: Context) -> [Shown] {
        var inner = context
        inner.environment.rowEditing.delete = delete
        return inner.render(rows, 0)
    }
}

extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        Editable(rows: self, delete: action)
    }
}
