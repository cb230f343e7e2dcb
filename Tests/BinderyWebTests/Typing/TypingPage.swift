import BinderyPageClient
import PageReading

@testable import BinderyWeb
@testable import BinderyWire

/// What `fields.js` does, for a page without a browser: see “Values” in the wire protocol.
final class TypingPage {
    struct Field {
        var element: PageElement
        var typed: TypedField
        /// The visible text. It differs from the text for the server during a composition.
        var shown: String
        /// The server's text when the composition began.
        var composing: String?
    }

    /// A fault of the page, to prove that the test notices it.
    enum Fault: CaseIterable {
        /// A program's write is skipped while an edit is unacknowledged, as in an earlier protocol.
        case skipsWrites
        case claimsToHaveSeenAll
        /// The user's text comes first where both insert.
        case ordersOtherwise
        /// Edits that the whole state has made void are not sent again.
        case forgetsVoidEdits
        /// A composition ends as if the program had written nothing.
        case ignoresWritesWhileComposing
        case losesEvents
    }

    let fault: Fault?
    private let mirror: PageMirror
    private(set) var fields: [String: Field] = [:]
    private var pending: [PageEvent] = []
    private var sequence = 0
    private var sent = 0
    private var acknowledged = 0
    private(set) var seen = 0
    private(set) var isReady = false
    private(set) var isConnected = false
    var outgoing: [String] = []

    init(html: String, fault: Fault?) {
        self.fault = fault
        mirror = PageMirror(html: html)
        for (id, element) in found() {
            let text = element.value ?? ""
            fields[id] = Field(element: element, typed: TypedField(text, in: 0), shown: text)
        }
    }

    private func found() -> [(String, PageElement)] {
        mirror.root.all.compactMap { element in
            guard element.isEditable, let id = element.attributes["data-testid"] else { return nil }
            return (id, element)
        }
    }

    var isSettled: Bool { isReady && pending.isEmpty && fields.values.allSatisfy { $0.composing == nil } }

    // MARK: The user

    func type(_ text: String, into id: String) {
        fields[id]!.shown = text
        if fields[id]!.composing == nil { reportEdit(id) }
    }

    func beginComposition(in id: String) { fields[id]!.composing = fields[id]!.typed.serverText }

    func endComposition(in id: String) {
        guard let serverText = fields[id]!.composing else { return }
        fields[id]!.composing = nil
        if fault == .ignoresWritesWhileComposing { reportEdit(id) } else { showServerText(id, previous: serverText) }
    }

    func submit(_ id: String) {
        // A page without a connection does not send it.
        if isReady { report(.submit(node: fields[id]!.element.number)) }
    }

    private func reportEdit(_ id: String) {
        guard let field = fields[id], field.shown != field.typed.serverText else { return }
        let frame = fault == .claimsToHaveSeenAll ? .max : field.typed.frame
        report(.edit(node: field.element.number, text: field.shown, frame: frame))
        fields[id]!.typed.type(field.shown, sequence: sequence)
    }

    private func report(_ kind: PageEvent.Kind) {
        if let last = pending.last, last.sequence > sent, case .edit(let before, _, _, _) = last.kind,
            case .edit(let node, _, _, _) = kind, before == node
        {
            pending[pending.count - 1] = PageEvent(last.sequence, kind)
        } else {
            sequence += 1
            pending.append(PageEvent(sequence, kind))
        }
        flush()
    }

    private func flush() {
        guard isReady else { return }
        for event in pending where event.sequence > sent {
            outgoing.append(event.message)
            sent = event.sequence
        }
    }

    // MARK: The connection

    func connected() { (isConnected, isReady) = (true, false) }

    func disconnected() {
        (isConnected, isReady) = (false, false)
        outgoing = []
        if fault == .losesEvents { pending.removeAll { $0.sequence <= sent } }
    }

    func received(_ message: String) throws {
        let frame = try PageFrame(message)
        let isFirst = !isReady
        if !isFirst, !frame.operations.isEmpty, frame.number <= seen { return }
        if isFirst { sent = frame.acknowledged }
        acknowledged = frame.acknowledged
        var discarded: Set<Int> = []
        for case .discarded(let numbers) in frame.operations { discarded.formUnion(numbers) }
        for id in fields.keys { fields[id]!.typed.acknowledge(acknowledged, discarding: discarded) }
        pending.removeAll { $0.sequence <= acknowledged }
        seen = frame.number
        try apply(frame)
        isReady = true
        flush()
    }

    // MARK: Frames

    private func apply(_ frame: PageFrame) throws {
        let held = fields
        let isWhole = frame.isWholeState
        try mirror.apply(frame.operations)
        var values: [Int: String] = [:]
        for case .value(let node, let text) in frame.operations { values[node] = text }
        for (id, element) in found() {
            if isWhole || fields[id]?.element !== element { begin(id, element) }
            if let text = values[element.number] { write(text, to: id) }
            guard let before = held[id], isWhole || before.element !== element else { continue }
            // Without unacknowledged text, a field shows what the server has.
            if isWhole || before.typed.hasEdits || before.composing != nil { takeOver(id, before) }
        }
    }

    private func begin(_ id: String, _ element: PageElement) {
        let text = element.value ?? ""
        fields[id] = Field(element: element, typed: TypedField(text, in: seen), shown: text)
    }

    private func write(_ text: String, to id: String) {
        if fault == .skipsWrites, fields[id]!.typed.hasEdits { return }
        let previous = fields[id]!.typed.serverText
        fields[id]!.typed.write(text, in: seen, isUserFirst: fault == .ordersOtherwise)
        showServerText(id, previous: previous)
    }

    private func showServerText(_ id: String, previous: String) {
        guard let field = fields[id], field.composing == nil else { return }
        fields[id]!.shown = TextRebase.rebase(field.shown, from: previous, onto: field.typed.serverText)
        reportEdit(id)
    }

    /// Merges `held` into the field that replaces it or comes with the whole state.
    private func takeOver(_ id: String, _ held: Field) {
        var typed = held.typed
        let theirs = fields[id]!.typed.serverText
        let result = typed.takeOver(theirs, in: seen)
        fields[id]!.shown = held.shown
        // The whole state keeps the field and its composition.
        if held.element.number == fields[id]!.element.number { fields[id]!.composing = held.composing }
        if fault == .forgetsVoidEdits {
            fields[id]!.shown = theirs
            return
        }
        if let result {
            let shown = fields[id]!.shown
            fields[id]!.shown = result
            reportEdit(id)
            fields[id]!.shown = shown
        }
        showServerText(id, previous: held.composing ?? held.typed.serverText)
    }
}
