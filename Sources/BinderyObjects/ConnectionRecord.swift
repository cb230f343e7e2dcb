#if canImport(ObjectiveC) || canImport(StandIns)
internal import Bindery

/// The objects that are used while a cell is configured, each with the connections that it had before.
@MainActor
final class ConnectionRecord {
    /// The record of the cell that is being configured.
    private(set) static var current: ConnectionRecord?
    private var before: [ObjectIdentifier: (attachments: Attachments, connections: [any Disposable])] = [:]

    /// Runs `body`, and returns the connections that it has made: of `objects`, the views of a cell, and of all others
    /// whose properties and signals it has used, such as gesture recognizers.
    static func connectionsMade(in objects: [AnyObject], by body: () -> Void) -> [any Disposable] {
        let (record, outer) = (ConnectionRecord(), current)
        // A cell may keep a property of its view, and bind it without asking the view for it.
        for object in objects { if let attachments = Attachments.present(of: object) { record.add(attachments) } }
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
}
#endif
