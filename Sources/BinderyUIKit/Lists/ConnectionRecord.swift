#if canImport(UIKit) && !os(watchOS)
internal import Bindery
internal import UIKit

/// The objects that are used while a cell is configured, each with the connections that it had before.
@MainActor
final class ConnectionRecord {
    /// The record of the cell that is being configured.
    private(set) static var current: ConnectionRecord?
    private var before: [ObjectIdentifier: (attachments: Attachments, connections: [any Disposable])] = [:]

    /// Runs `body`, and returns the connections that it has made: of the views in `cell`, and of all other objects
    /// whose properties and signals it has used, such as gesture recognizers.
    static func connectionsMade(in cell: UIView, by body: () -> Void) -> [any Disposable] {
        let (record, outer) = (ConnectionRecord(), current)
        record.addViews(in: cell)
        current = record
        body()
        current = outer
        return record.before.values.flatMap { attachments, before in
            attachments.connections.filter { connection in !before.contains { $0 === connection } }
        }
    }

    func add(_ attachments: Attachments) {
        let id = ObjectIdentifier(attachments)
        if before[id] == nil { before[id] = (attachments, attachments.connections) }
    }

    /// A cell may keep a property of its view, and bind it without asking the view for it.
    private func addViews(in view: UIView) {
        if let attachments = Attachments.present(of: view) { add(attachments) }
        for subview in view.subviews { addViews(in: subview) }
    }
}
#endif
