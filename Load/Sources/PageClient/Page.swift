/// A page as the browser's script keeps it: its document, the events that the server has not seen, and the rules for
/// frames. Does no input or output: its connection takes the messages to send, and passes on those that arrive.
public final class Page {
    public let mirror: Mirror
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

    public enum Demand: Sendable {
        /// A frame is missing.
        case connectAnew
        /// The server does not know the page.
        case loadAnew
    }

    /// The last frames up to the first fault.
    public private(set) var trace: [String] = []
    private var recent: [String] = []

    private func note(_ frame: String) {
        recent.append(frame)
        if recent.count > 12 { recent.removeFirst() }
    }

    var pending: [PageEvent] = []
    var sent = 0
    var isReady = false
    var outgoing: [String] = []
    var touched: Set<Whereabouts> = []
    /// The edits that the current frame discards.
    var discardedEdits: [PageEvent] = []
    /// `acknowledged` before the current frame.
    var acknowledgedBefore = 0
    /// The fields before a restart changed them.
    var heldFields: [Held] = []
    /// The last value that the current frame has for each control.
    private var values: [Int: String] = [:]
    /// What the previous page handed over, until the first frame.
    var inherited: Luggage?
    /// The last event of the previous page that this page's state includes, during the first frame.
    var inheritedEvent: Int?
    /// The carousels that the user holds.
    var held: Set<Whereabouts> = []
    var focused: Element?
    var reportedFocus = 0
    /// The fields with a text that is larger than the server accepts, and not sent.
    public internal(set) var oversized: [Element] = []
    /// The largest message that the server accepts, in bytes.
    var messageSize: Int
    private var wish: Wish?
    private var isComparing = false

    private enum Wish { case focus(Int), blur }

    /// Reads a page from its HTML.
    public init(document: String, path: String) throws(MirrorFailure) {
        mirror = try Mirror(document: document, path: path)
        let address = mirror.root.attributes["data-socket"] ?? ""
        guard let start = address.firstRange(of: "page=")?.upperBound else { throw .unreadable(address) }
        token = String(address[start...].prefix { $0 != "&" })
        messageSize = mirror.root.attributes["data-message-size"].flatMap { Int($0) } ?? .max
        mirror.entered = { [unowned self] in begin($0) }
    }

    /// Whether the page is connected and the server has stored every event.
    public var isSettled: Bool { isReady && pending.isEmpty }

    public var pendingCount: Int { pending.count }

    // MARK: The connection

    /// Prepares for a new connection, on which the server sends first.
    func connecting() {
        isReady = false
        demand = nil
    }

    /// Makes the next connection ask for the whole state, to compare it with what the page shows.
    func compare() {
        comparison = nil
        isComparing = true
        seen = Self.unheardOf
    }

    /// No frame has this number, so the server can only send the whole state.
    private static let unheardOf = 1 << 52

    /// Removes and returns the messages to send.
    func takeOutgoing() -> [String] {
        defer { outgoing.removeAll() }
        return outgoing
    }

    /// Handles a message from the server.
    func received(_ message: String) {
        let frame: Frame
        do throws(MirrorFailure) { frame = try Frame(message) } catch {
            faults.append("\(error)")
            return
        }
        if frame.operations.contains(where: { if case .unknownPage = $0 { true } else { false } }) {
            demand = .loadAnew
            return
        }
        let isRestored = frame.operations.contains { if case .restoredState = $0 { true } else { false } }
        let isFirst = !isReady
        if isFirst { agree(frame.acknowledged) }
        if isFirst { beginInheritance(frame) }
        agreeOnValues(frame)
        if frame.acknowledged > sequence { faults.append("event \(frame.acknowledged) of \(sequence) is acknowledged") }
        (acknowledgedBefore, acknowledged) = (acknowledged, frame.acknowledged)
        if isRestored { restored(frame) }
        stored = frame.stored
        forget(frame)
        actsInDoubt.removeAll { $0 <= stored }
        let before = (seen, faults.count)
        let isNews = isNews(frame, isFirst: isFirst)
        if isNews { apply(frame) }
        note("\(before.0)\(isFirst ? " first" : ""): \(message.prefix(150)) … \(message.suffix(20)) \(isNews)")
        if faults.count > before.1, before.1 == 0 { trace = recent }
        if demand != nil { return }
        if isFirst {
            settleInheritance()
            isReady = true
            flush()
        }
    }

    /// Removes the acknowledged events, except each field's last edit until it is stored.
    private func forget(_ frame: Frame) {
        var last: [Int: Int] = [:]
        for event in pending where event.isEdit && event.sequence <= frame.acknowledged {
            last[event.node] = event.sequence
        }
        pending.removeAll {
            $0.sequence <= frame.acknowledged && ($0.sequence <= frame.stored || last[$0.node] != $0.sequence)
        }
    }

    private func agree(_ acknowledged: Int) { sent = acknowledged }

    /// Whether to apply the operations: not those of a frame that was applied already.
    private func isNews(_ frame: Frame, isFirst: Bool) -> Bool {
        guard let number = frame.number else { return true }
        let isWhole = frame.operations.contains {
            switch $0 {
            case .wholeState, .restoredState: true
            default: false
            }
        }
        if isWhole {
            if !isFirst, number <= seen { return false }
            seen = number
            return true
        }
        if number <= seen { return false }
        // The first frame of a connection has everything that is missing.
        if !isFirst, number > seen + 1 || frame.operations.isEmpty {
            demand = .connectAnew
            return false
        }
        seen = number
        return true
    }

    // MARK: Frames

    private func apply(_ frame: Frame) {
        if !frame.operations.isEmpty { changes += 1 }
        let unseen = pending.compactMap { event in
            event.isEdit && event.sequence > acknowledged ? mirror[event.node] : nil
        }
        let edited = (unseen + oversized + discardedEdits.compactMap { mirror[$0.node] }).map(hold)
        let holder = focused.map { (Whereabouts(of: $0), $0) }
        wish = nil
        for operation in frame.operations { perform(operation) }
        for (node, text) in values.sorted(by: { $0.key < $1.key }) {
            if let field = mirror[node] { write(field, text) }
        }
        values = [:]
        for held in edited { carryOver(held) }
        oversized.removeAll { mirror[$0.number] !== $0 }
        if let (place, element) = holder, mirror[element.number] !== element {
            focused = place.successor(in: mirror.root)
        }
        switch wish {
        case .blur: focused = nil
        case .focus(let node): focused = mirror[node]
        case nil: break
        }
        reportFocus()
    }

    private func perform(_ operation: Operation) {
        switch operation {
        case .focus(let node): wish = .focus(node)
        case .endEditing: wish = .blur
        case .wholeState(let html) where isComparing, .restoredState(let html) where isComparing:
            isComparing = false
            comparison = (mirror.root.canonicalContent, (try? HTMLReader.read(html))?.canonicalContent ?? html)
        default: break
        }
        if case .restoredState = operation { return applyRestored(operation) }
        do throws(MirrorFailure) {
            try mirror.apply(operation) { [self] field, text in
                guard case .wholeState = operation else {
                    values[field.number] = text
                    return
                }
                takeOver(field, hold(field), text)
            }
        } catch {
            faults.append("\(error)")
        }
        if case .wholeState = operation {
            wholeStates += 1
            writePendingEdits()
        }
    }

    /// Writes edits of choices that are on their way over the whole state.
    private func writePendingEdits() {
        for event in pending where event.sequence > acknowledged {
            guard case .edited(let text) = event.kind, let field = mirror[event.node], !field.isText,
                !oversized.contains(where: { $0 === field })
            else { continue }
            field.value = text
            field.believed = text
        }
    }

    private func carryOver(_ held: Held) {
        guard mirror[held.element.number] !== held.element, let heir = held.place.successor(in: mirror.root),
            heir.isField
        else { return }
        if heir.isText { return takeOver(heir, held, heir.believed ?? heir.value ?? "") }
        heir.value = held.text
        reportEdit(heir)
    }
}
