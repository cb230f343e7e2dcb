#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension NSTableViewRowAction {
    /// An action of a swiped row that executes `action`. The row closes when the execution ends.
    ///
    /// Make it in ``TableRows/trailingSwipe`` or ``TableRows/leadingSwipe``: made elsewhere, it does not know the table
    /// whose row it closes.
    ///
    /// One action for all rows needs a policy for a second row that is swiped meanwhile: `.concurrent` or `.queue`.
    /// With `.reject`, the default, the second one does nothing.
    ///
    /// ```swift
    /// rows.trailingSwipe = { note in
    ///     [NSTableViewRowAction(style: .destructive, title: "Delete", executing: model.delete, with: note)]
    /// }
    /// ```
    @MainActor
    public convenience init<Input, Output, Failure>(
        style: Style, title: String, executing action: Action<Input, Output, Failure>, with input: Input
    ) {
        self.init(style: style, title: title) { [weak table = SwipedTable.current] _, _ in
            action.start(input, on: MainActor.shared) { event in
                switch event {
                case .returned, .completed, .failed, .cancelled, .superseded, .rejected:
                    table?.rowActionsVisible = false
                case .value, .progress: break
                }
            }
        }
    }
}

/// The table that asks for the actions of a row. AppKit does not tell them.
@MainActor
enum SwipedTable {
    private(set) static weak var current: NSTableView?

    static func set<Result>(_ table: NSTableView, during body: () -> Result) -> Result {
        current = table
        defer { current = nil }
        return body()
    }
}
#endif
