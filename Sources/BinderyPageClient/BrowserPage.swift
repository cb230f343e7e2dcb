internal import BinderyWire

/// A page as the browser's script keeps it: its document, the events that the server has not seen, and the rules for
/// frames. Does no input or output: its connection takes the messages to send, and passes on those that arrive.
public final class BrowserPage {
    public let content: PageContent
    /// The path and query of the page's WebSocket.
    public let socket: String
    /// The token by which the server knows the page.
    public let token: String
    /// The page's request to connect again or to reload, if any.
    public private(set) var demand: Demand?
    /// Violations of the protocol by the server.
    public internal(set) var faults: [String] = []
    /// The last frame with operations that was applied.
    public private(set) var seen = 0
    /// How many frames with operations were applied.
    public private(set) var changes = 0
    /// The last event that the view model has seen.
    public private(set) var acknowledged = 0
    public private(set) var stored = 0
    /// The number of the last event.
    public internal(set) var sequence = 0
    /// How often the state came from the store, after a restart.
    public internal(set) var restorations = 0
    /// The events that each restart dropped.
    public internal(set) var forgotten: [Forgotten] = []
    /// How many taps and submissions that the view model had seen a restart undid, because they were not stored.
    public internal(set) var undone = 0
    /// The taps and submissions that may not be stored.
    var actsInDoubt: [Int] = []
    /// The number of the last frame of a session that was made again.
    private var restoredBy = 0
    /// What the user did that the session, which was handed over, has not handled.
    var actsToRepeat: [(number: Int, place: ElementPath, kind: PageEvent.Kind)] = []
    /// The numbers under which taps and submissions were repeated, by their first ones.
    public internal(set) var repeatedActs: [Int: Int] = [:]
    /// The largest number of events that were kept for the server.
    public internal(set) var mostPending = 0
    /// How often the server sent the whole state: for `compare()`, or because the page had missed more than it keeps.
    public private(set) var wholeStates = 0
    /// What the page showed, and the server's whole state, at the last `compare()`.
    public private(set) var comparison: (shown: String, actual: String)?

    /// Events that no server will see: not stored at a restart, or without a change of anything that is stored.
    public struct Forgotten: Sendable {
        public let events: ClosedRange<Int>
        /// The last event that the server had reported as stored.
        public let stored: Int
    }

    public enum Demand: Equatable, Sendable {
        /// A frame is missing.
        case reconnect
        /// The server does not know the page.
        case reload
        /// The server leads the page to another address.
        case load(String)
    }

    /// What the page has sent, received and been told to type, and its connections: the last 60 entries, the newest at
    /// the end. A page that is loaded again continues the journal of the page before.
    public private(set) var journal: [String] = []
    /// The journal up to the first fault.
    public private(set) var trace: [String] = []

    func note(_ entry: String) {
        journal.append(entry)
        if journal.count > 60 { journal.removeFirst(20) }
    }

    func continueJournal(_ former: [String]) { journal = former + ["loaded again"] }

    var pending: [PendingEvent] = []
    var sent = 0
    var isReady = false
    var outgoing: [String] = []
    var touched: Set<ElementPath> = []
    var discardedEdits: [PendingEvent] = []
    var acknowledgedBefore = 0
    var fieldsBeforeRestart: [FieldMemory] = []
    /// The last value that the current frame has for each control.
    private var values: [Int: String] = [:]
    /// What the previous page handed over, until the first frame.
    var inherited: TypedTexts?
    /// The last event of the previous page that this page's state includes, during the first frame.
    var inheritedEvent: Int?
    var heldCarousels: Set<ElementPath> = []
    var focused: PageElement?
    var reportedFocus = 0
    /// The fields with a text that is larger than the server accepts, and not sent.
    public internal(set) var oversized: [PageElement] = []
    /// The largest message that the server accepts, in bytes.
    var messageSize: Int
    private var focusRequest: FocusRequest?
    /// The last frame before the page asked for the whole state, to compare it with what it shows; nil otherwise.
    private var comparedAfter: Int?

    private enum FocusRequest { case focus(Int), blur, release(Int) }

    /// Reads a page from its HTML.
    public init(document: String, path: String) throws(PageFault) {
        content = try PageContent(document: document, path: path)
        socket = content.root.attributes["data-socket"] ?? ""
        guard let start = socket.firstRange(of: "page=")?.upperBound else { throw .unreadable(socket) }
        token = String(socket[start...].prefix { $0 != "&" })
        messageSize = content.root.attributes["data-message-size"].flatMap { Int($0) } ?? .max
        content.entered = { [unowned self] in begin($0) }
    }

    /// Whether the page is connected and the server has stored every event.
    public var isSettled: Bool { isReady && pending.isEmpty }

    public var pendingCount: Int { pending.count }

    // MARK: The connection

    /// Prepares for a new connection, on which the server sends first.
    package func connecting() {
        isReady = false
        demand = nil
        note("connecting after frame \(seen)")
    }

    /// Makes the next connection ask for the whole state, to compare it with what the page shows.
    func compare() {
        comparison = nil
        comparedAfter = comparedAfter ?? seen
        seen = Self.unheardOf
    }

    /// Whether the whole state has yet to arrive.
    var isComparing: Bool { comparedAfter != nil }

    /// Compares the page with the whole state, unless that is of a session that was made from the store since the page
    /// has asked: it has no text that no model saves until the page has sent it.
    private func compare(with html: String) {
        guard let former = comparedAfter else { return }
        comparedAfter = nil
        // The frames of another session have numbers that are far away.
        guard (former...former + Self.mostFrames).contains(seen) else { return }
        comparison = (content.root.canonicalContent, (try? PageContent.canonical(html)) ?? html)
    }

    /// More than a session sends.
    private static let mostFrames = 1 << 24

    /// No frame has this number, so the server can only send the whole state.
    private static let unheardOf = 1 << 52

    package func takeOutgoing() -> [String] {
        defer { outgoing.removeAll() }
        for message in outgoing { note("sends \(message)") }
        return outgoing
    }

    package func received(_ message: String) {
        if message == PageEvent.lineCheckAnswer { return }
        let frame: PageFrame
        do { frame = try PageFrame(message) } catch {
            faults.append("\(message.prefix(80)) is not a frame: \(error)")
            return
        }
        received(frame, message)
    }

    private func received(_ frame: PageFrame, _ message: String) {
        for operation in frame.operations {
            switch operation {
            case .unknownPage: demand = .reload
            case .load(let path): demand = .load(path)
            default: continue
            }
            return
        }
        let isRestored = frame.isRestored
        // The page has rested, and its session has been made again: as on a new connection.
        let isUnfolded = isReady && isRestored && frame.number != restoredBy
        if isUnfolded { isReady = false }
        if isRestored { restoredBy = frame.number }
        let isFirst = !isReady
        // A proxy may deliver a frame twice. What the page has reported since the first one is on its way.
        if !isFirst, !frame.operations.isEmpty, frame.number <= seen { return }
        if isFirst {
            sent = frame.acknowledged
            beginInheritance(frame)
        }
        agreeOnValues(frame)
        if frame.acknowledged > sequence { faults.append("event \(frame.acknowledged) of \(sequence) is acknowledged") }
        (acknowledgedBefore, acknowledged) = (acknowledged, frame.acknowledged)
        if isRestored { restored(frame) }
        stored = frame.stored
        forget(frame)
        actsInDoubt.removeAll { $0 <= stored }
        let before = (seen, faults.count)
        let isNew = isNew(frame, isFirst: isFirst)
        if isNew { apply(frame) }
        note(
            "receives\(isFirst ? " first" : "") after frame \(before.0): \(message.prefix(400))"
                + " … \(message.suffix(20))\(isNew ? "" : ", not applied")")
        if faults.count > before.1, before.1 == 0 { trace = journal }
        if demand != nil { return }
        if isFirst {
            settleInheritance()
            isReady = true
            if isUnfolded { outgoing.append(PageEvent.lineCheck(after: frame.number)) }
            flush()
        }
    }

    /// Removes the acknowledged events, except each field's last edit until it is stored.
    private func forget(_ frame: PageFrame) {
        var last: [Int: Int] = [:]
        for event in pending where event.isEdit && event.sequence <= frame.acknowledged {
            last[event.node] = event.sequence
        }
        pending.removeAll {
            $0.sequence <= frame.acknowledged && ($0.sequence <= frame.stored || last[$0.node] != $0.sequence)
        }
    }

    /// Whether to apply the operations: not those of a frame that was applied already.
    private func isNew(_ frame: PageFrame, isFirst: Bool) -> Bool {
        let number = frame.number
        if frame.isWholeState {
            if !isFirst, number <= seen { return false }
            seen = number
            return true
        }
        if number <= seen { return false }
        // The first frame of a connection has everything that is missing.
        if !isFirst, number > seen + 1 || frame.operations.isEmpty {
            demand = .reconnect
            return false
        }
        seen = number
        return true
    }

    // MARK: Frames

    private func apply(_ frame: PageFrame) {
        if !frame.operations.isEmpty { changes += 1 }
        let unhandled = pending.compactMap { event in
            event.isEdit && event.sequence > acknowledged ? content[event.node] : nil
        }
        // What was restored has merged the texts itself.
        let fields = unhandled + oversized + discardedEdits.compactMap { content[$0.node] }
        let edited = frame.isRestored ? [] : fields.map(memory(of:))
        let holder = focused.map { (ElementPath(of: $0), $0) }
        focusRequest = nil
        for operation in frame.operations { perform(operation) }
        for (node, text) in values.sorted(by: { $0.key < $1.key }) {
            if let field = content[node] { write(field, text) }
        }
        values = [:]
        for memory in edited { carryOver(memory) }
        oversized.removeAll { content[$0.number] !== $0 }
        if let (place, element) = holder, content[element.number] !== element {
            focused = place.successor(in: content.root)
        }
        switch focusRequest {
        case .blur: focused = nil
        case .release(let node): if focused?.number == node { focused = nil }
        case .focus(let node): focused = content[node]
        case nil: break
        }
        reportFocus()
    }

    private func perform(_ operation: PageOperation) {
        switch operation {
        case .focus(let node): focusRequest = .focus(node)
        case .endEditing: focusRequest = .blur
        case .release(let node): focusRequest = .release(node)
        case .state(let html), .restored(let html, _): compare(with: html)
        default: break
        }
        if case .restored = operation { return applyRestored(operation) }
        do throws(PageFault) {
            try content.apply(operation) { [self] field, text in
                guard case .state = operation else {
                    values[field.number] = text
                    return
                }
                takeOver(field, memory(of: field), text)
            }
        } catch {
            faults.append("\(error)")
        }
        if case .state = operation {
            wholeStates += 1
            writePendingEdits()
        }
    }

    /// Writes edits of choices that are on their way over the whole state.
    private func writePendingEdits() {
        for event in pending where event.sequence > acknowledged {
            guard let text = event.text, let field = content[event.node], !field.isText,
                !oversized.contains(where: { $0 === field })
            else { continue }
            field.value = text
            field.serverText = text
        }
    }

    private func carryOver(_ memory: FieldMemory) {
        guard content[memory.element.number] !== memory.element,
            let successor = memory.place.successor(in: content.root),
            successor.isField
        else { return }
        if successor.isText { return takeOver(successor, memory, successor.serverText ?? successor.value ?? "") }
        successor.value = memory.text
        reportAsLeft(successor, !memory.isFocused) { reportEdit(successor) }
    }
}
