import BinderyPageClient
import PageReading

@testable import BinderyWeb
@testable import BinderyWire

/// A browser with the page of a session: what it received and sent, and what of both is on its way or lost.
final class FuzzedBrowser {
    private let page: PageMirror
    private(set) var connection: RecordedConnection?
    /// If false, messages stay on their way.
    var isReading = true
    /// The number of the connection's messages that the page has read.
    private var read = 0
    /// The last frame with operations that the page has applied.
    private(set) var seen = 0
    private var acknowledged = 0
    private(set) var sent = 0
    /// The highest number that the session has to acknowledge.
    private var awaited = 0
    private(set) var hasAllStored = true
    /// The edits without acknowledgement, for controls that are not for typing: node → number.
    private var edits: [Int: Int] = [:]
    /// The state of each field for typing, by its number.
    private var typed: [Int: TypedField] = [:]
    /// Edits to send in place of those that the whole state made void.
    private var owed: [PageEvent] = []
    private(set) var last: PageEvent?
    /// The last value of each field in the frame.
    private var values: [Int: String] = [:]
    /// What a connection has lost, until the next one has sent its first frame.
    private var lost: [PageEvent] = []
    /// The connection has sent nothing yet, so it is unknown what the session has received.
    private(set) var isWaiting = true

    init(html: String) {
        page = PageMirror(html: html)
        for field in fields { typed[field.number] = TypedField(field.value ?? "", in: 0) }
    }

    private var fields: [PageElement] { page.root.all.filter { $0.isEditable && $0.isForTyping } }

    var root: PageElement { page.root }

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

    func disconnected() { connection = nil }

    /// Whether the page has received everything, and the session has handled everything that the page sent.
    func isUpToDate(with backend: WebBackend) -> Bool {
        guard let connection, connection.isWritable, read == connection.count else { return false }
        return acknowledged == awaited && backend.isUpToDate && owed.isEmpty
    }

    // MARK: Receiving

    func readFrames() throws {
        guard let connection, isReading else { return }
        for message in connection.messages(from: read) {
            read += 1
            let frame = try PageFrame(message)
            try expect(frame.message == message, "\(message) is read as \(frame.message)")
            hasAllStored = frame.stored == frame.acknowledged
            try accept(frame)
            // Kept while they are compared: a new element could have the address of one that is deallocated.
            let before = fields
            try page.apply(frame.operations)
            merge(frame, before: frame.isWholeState ? [] : Set(before.map(ObjectIdentifier.init)))
            withExtendedLifetime(before) {}
        }
    }

    /// Merges the frame's values of fields with what was typed into them meanwhile.
    private func merge(_ frame: PageFrame, before: Set<ObjectIdentifier>) {
        let earlier = typed
        for field in fields where !before.contains(ObjectIdentifier(field)) {
            let text = field.value ?? ""
            typed[field.number] = TypedField(text, in: seen)
            guard frame.isWholeState, !frame.isRestored, var held = earlier[field.number] else { continue }
            let result = held.takeOver(text, in: seen)
            if let result { owe(result, of: field.number) }
        }
        for case .value(let node, let text) in frame.operations { values[node] = text }
        for (node, text) in values { typed[node]?.write(text, in: seen) }
        values = [:]
        typed = typed.filter { page[$0.key] != nil }
        for field in fields {
            guard let text = typed[field.number]?.serverText, text != field.value ?? "" else { continue }
            field.value = text
        }
    }

    private func owe(_ text: String, of node: Int) {
        let event = PageEvent(sent + 1, .edit(node: node, text: text, frame: seen))
        says(event)
        owed.append(event)
    }

    private func accept(_ frame: PageFrame) throws {
        let (acknowledged, number) = (frame.acknowledged, frame.number)
        try expect(acknowledged <= sent, "\(acknowledged) was acknowledged, \(sent) was sent")
        if frame.isRestored {
            // The node numbers have changed, and the store may be behind. What was not stored is not sent again.
            (edits, lost, owed) = ([:], [], [])
            awaited = acknowledged
        } else {
            try expect(acknowledged >= self.acknowledged, "\(acknowledged) was acknowledged after \(self.acknowledged)")
            // The first frame of a connection repeats what was lost.
            let isNext = frame.operations.isEmpty ? number == seen : number == seen + 1 || read == 1 && number > seen
            try expect(isNext || frame.isWholeState, "frame \(number) came after \(seen)")
        }
        (self.acknowledged, seen) = (acknowledged, number)
        edits = edits.filter { $0.value > acknowledged }
        for node in typed.keys { typed[node]?.acknowledge(acknowledged) }
        page.edited = Set(edits.keys)
    }

    func difference(from backend: WebBackend) -> String? {
        page.root.contentDifference(from: PageMirror(html: backend.root.innerHTML).root)
    }

    // MARK: What the page says

    func allows(_ event: PageEvent) -> Bool { event.sequence > awaited && page.allows(event.kind) }

    /// Shows the edit on the page. If it has no effect, the session sends the value that holds.
    func says(_ event: PageEvent) {
        if case .edit(let node, let text, _, _) = event.kind, event.sequence > awaited, let field = page[node],
            field.isEditable
        {
            field.value = text
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

    /// A browser rounds a value that was entered into a slider to one that the slider offers.
    func rounds(_ event: PageEvent, to value: (Int) -> String?) {
        guard case .edit(let node, _, _, _) = event.kind, let field = page[node], field.attributes["type"] == "range",
            let value = value(node)
        else { return }
        field.value = value
    }

    /// The event as a page sends it: for a field, with the frame that last sent its value.
    func honest(_ event: PageEvent) -> PageEvent {
        guard case .edit(let node, let text, _, _) = event.kind, let field = typed[node] else { return event }
        return PageEvent(event.sequence, .edit(node: node, text: text, frame: field.frame))
    }

    func loses(_ event: PageEvent) { lost.append(event) }

    /// Returns the lost events to send again, once the connection has sent its first frame.
    func takeLost() -> [PageEvent] {
        guard connection != nil, read > 0 else { return [] }
        isWaiting = false
        defer { (lost, owed) = ([], []) }
        return (lost + owed).filter { $0.sequence > acknowledged }.sorted { $0.sequence < $1.sequence }
    }
}
