import PageReading

@testable import BinderyWeb

/// A browser with the page of a session: what it was told, what it has said, and what of both is under way or lost.
final class FuzzedBrowser {
    private let page: PageMirror
    private(set) var connection: RecordedConnection?
    /// What comes meanwhile is under way.
    var isReading = true
    /// How many messages of the connection the page has read.
    private var read = 0
    /// The last frame with operations that the page has applied.
    private(set) var seen = 0
    private var acknowledged = 0
    /// The highest number of an event so far.
    private(set) var sent = 0
    /// The highest that the session has to acknowledge.
    private var awaited = 0
    private(set) var hasAllStored = true
    /// Edits that were not acknowledged when the page last heard of any: the node and the number.
    private var edits: [Int: Int] = [:]
    /// What is kept of each field for typing, by its number.
    private var typed: [Int: TypedField] = [:]
    /// Edits that the page has to tell, in place of those that the whole state made void.
    private var owed: [ClientEvent] = []
    private(set) var last: ClientEvent?
    /// What the frame says last of the values of fields.
    private var values: [Int: String] = [:]
    /// What a connection has lost, until the next one has spoken.
    private var lost: [ClientEvent] = []
    /// The connection has not spoken yet: it is not known what the session has seen.
    private(set) var isWaiting = true

    init(html: String) {
        page = PageMirror(html: html)
        for field in fields { typed[field.number] = TypedField(field.attributes["value"] ?? "", in: 0) }
    }

    /// The fields into which a text is typed.
    private var fields: [PageMirror.Element] { page.root.all.filter { $0.isEditable && $0.isForTyping } }

    var root: PageMirror.Element { page.root }

    private func expect(_ condition: Bool, _ finding: @autoclosure () -> String) throws {
        if !condition { throw FuzzFinding(finding()) }
    }

    // MARK: Connections

    func connected(over connection: RecordedConnection) {
        self.connection = connection
        read = 0
        isReading = true
        isWaiting = true
    }

    /// What was under way is lost.
    func disconnected() { connection = nil }

    /// Whether the page has been told all there is, and the session knows all that the page has said.
    func isUpToDate(with backend: WebBackend) -> Bool {
        guard let connection, connection.isWritable, read == connection.count else { return false }
        return acknowledged == awaited && backend.isUpToDate && owed.isEmpty
    }

    // MARK: What the page is told

    func readFrames() throws {
        guard let connection, isReading else { return }
        for message in connection.messages(from: read) {
            read += 1
            guard let frame = try StrictJSON(message).array, 3...4 ~= frame.count, let acknowledged = frame[0].number,
                let operations = frame[1].array, let number = frame[2].number
            else { throw FuzzFinding("\(message) is no frame") }
            let stored = frame.count == 4 ? frame[3].number ?? .max : acknowledged
            try expect(stored <= acknowledged, "\(message) has stored what it has not seen")
            hasAllStored = stored == acknowledged
            let first = operations.first?.array?.first?.string
            try heard(acknowledged, number, by: first, isEmpty: operations.isEmpty)
            let before = Set(fields.map(ObjectIdentifier.init))
            try page.apply(operations)
            let isWhole = first == "R" || first == "E"
            bringTogether(operations, first, before: isWhole ? [] : before)
        }
    }

    /// What the frame says of fields, with what was typed into them meanwhile.
    private func bringTogether(_ operations: [StrictJSON], _ first: String?, before: Set<ObjectIdentifier>) {
        let earlier = typed
        for field in fields where !before.contains(ObjectIdentifier(field)) {
            let text = field.attributes["value"] ?? ""
            typed[field.number] = TypedField(text, in: seen)
            guard first == "R", var held = earlier[field.number] else { continue }
            let result = held.takeOver(text, in: seen)
            if let result { owe(result, of: field.number) }
        }
        for operation in operations {
            guard let parts = operation.array, parts.first?.string == "v", let node = parts[1].number else { continue }
            values[node] = parts[2].string
        }
        for (node, text) in values { typed[node]?.write(text, in: seen) }
        values = [:]
        typed = typed.filter { page[$0.key] != nil }
        for field in fields {
            guard let text = typed[field.number]?.told, text != field.attributes["value"] ?? "" else { continue }
            field.attributes["value"] = text
        }
    }

    private func owe(_ text: String, of node: Int) {
        let kind = ClientEvent.Kind.edited(node: node, text: text, seen: seen)
        guard let event = try? ClientEvent(kind.message(sequence: sent + 1)) else { return }
        says(event)
        owed.append(event)
    }

    private func heard(_ acknowledged: Int, _ number: Int, by operation: String?, isEmpty: Bool) throws {
        try expect(acknowledged <= sent, "\(acknowledged) was acknowledged, \(sent) was sent")
        if operation == "E" {
            // The numbers are others now, and the store was behind, perhaps. What was not stored is not sent again.
            (edits, lost, owed) = ([:], [], [])
            awaited = acknowledged
        } else {
            try expect(acknowledged >= self.acknowledged, "\(acknowledged) was acknowledged after \(self.acknowledged)")
            // The first of a connection tells again what was lost.
            let isNext = isEmpty ? number == seen : number == seen + 1 || read == 1 && number > seen
            try expect(isNext || operation == "R", "frame \(number) came after \(seen)")
        }
        (self.acknowledged, seen) = (acknowledged, number)
        edits = edits.filter { $0.value > acknowledged }
        for node in typed.keys { typed[node]?.acknowledge(acknowledged) }
        page.edited = Set(edits.keys)
    }

    func difference(from backend: WebBackend) -> String? {
        page.root.difference(from: PageMirror(html: backend.root.innerHTML).root)
    }

    // MARK: What the page says

    /// Whether a person could do that on the page as it is.
    func allows(_ event: ClientEvent) -> Bool { event.sequence > awaited && page.allows(event.kind) }

    /// Whoever says it shows it; if nothing comes of it, the session says what holds.
    func says(_ event: ClientEvent) {
        if case .edited(let node, let text, _) = event.kind, event.sequence > awaited, let field = page[node],
            field.isEditable
        {
            field.attributes["value"] = text
            if typed[node] != nil {
                typed[node]?.type(text, sequence: event.sequence)
            } else {
                edits[node] = event.sequence
                page.edited = Set(edits.keys)
            }
        }
        sent = max(sent, event.sequence)
        awaited = max(awaited, event.sequence)
        last = event
    }

    /// A browser makes of what was entered into a slider what the slider offers.
    func rounds(_ event: ClientEvent, to value: (Int) -> String?) {
        guard case .edited(let node, _, _) = event.kind, let field = page[node], field.attributes["type"] == "range",
            let value = value(node)
        else { return }
        field.attributes["value"] = value
    }

    /// The event as a page says it: of a field with the frame that last told of it.
    func honest(_ event: ClientEvent) -> ClientEvent {
        guard case .edited(let node, let text, _) = event.kind, let field = typed[node] else { return event }
        let kind = ClientEvent.Kind.edited(node: node, text: text, seen: field.frame)
        return (try? ClientEvent(kind.message(sequence: event.sequence))) ?? event
    }

    func loses(_ event: ClientEvent) { lost.append(event) }

    /// What was lost and has to be sent again, once the connection has spoken.
    func takeLost() -> [ClientEvent] {
        guard connection != nil, read > 0 else { return [] }
        isWaiting = false
        defer { (lost, owed) = ([], []) }
        return (lost + owed).filter { $0.sequence > acknowledged }.sorted { $0.sequence < $1.sequence }
    }
}
