/// A message from the page to the server; see “The wire protocol” in BinderyWeb.
public struct PageEvent: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// The user entered a value. `frame` is the last that sent the page the control's value; 0 for the first HTML.
        /// `isTyped` is false for a text that the program wrote before a restart. Only a field for typing has it.
        case edit(node: Int, text: String, frame: Int = 0, isTyped: Bool = true)
        case tap(node: Int)
        case submit(node: Int)
        case focus(node: Int)
        case blur(node: Int)
        case hold(node: Int, Bool)
        /// An event that the program listens for, by its name in `data-on`, or a message of a script: `script:` and its
        /// name. `detail` is what the event tells, in the form of its kind.
        case dispatch(node: Int, name: String, detail: String)
        /// The answer to a call of a script: the JSON of the result, or why it failed.
        case answer(node: Int, call: Int, isResult: Bool, String)
        case navigate(trail: String)
        /// The visible rows of a list. `mounted` are the rows that the page wants around them; `nil` if it has no wish.
        case showRows(Range<Int>, node: Int, isBeyondFirstPage: Bool, mounted: Range<Int>? = nil)
        case heartbeat
    }

    /// The second element of the message; its name is the name of the event everywhere.
    package enum Key: String, CaseIterable, Sendable {
        case edit = "e", tap = "t", submit = "s", focus = "f", blur = "b", hold = "h", navigate = "n", showRows = "w"
        case dispatch = "d", answer = "y"
        case heartbeat = "p"
    }

    /// Counts the events over the life of the page; 0 for a heartbeat.
    public let sequence: Int
    public let kind: Kind

    public init(_ sequence: Int, _ kind: Kind) {
        self.sequence = sequence
        self.kind = kind
    }

    public static let heartbeat = PageEvent(0, .heartbeat)

    /// The message that checks the line. The server's socket answers it with ``lineCheckAnswer``, even while the
    /// session is busy; it is not an event of the session.
    public static let lineCheck = lineCheck(after: 0)

    /// The line check that follows the first frame of a connection, and the whole state of a page that was folded.
    /// `frame` is its number: what the page sends from then on has the node numbers of that frame.
    public static func lineCheck(after frame: Int) -> String { "[\(frame),\"q\"]" }

    /// The frame of a line check, 0 for one that names none; nil for another message.
    package static func frame(ofLineCheck message: String) -> Int? {
        let (bytes, ending) = (message.utf8, #","q"]"#.utf8)
        guard bytes.count <= 24, bytes.first == UInt8(ascii: "["), bytes.suffix(ending.count).elementsEqual(ending),
            let frame = Int(Substring(bytes.dropFirst().dropLast(ending.count))), frame >= 0
        else { return nil }
        return frame
    }

    public static let lineCheckAnswer = "[]"
}

// MARK: Writing

extension PageEvent {
    public var message: String {
        var json = JSONText()
        json.append(raw: "[")
        json.append(sequence)
        json.append(raw: ",")
        kind.write(to: &json)
        json.append(raw: "]")
        return json.text
    }
}

extension PageEvent.Kind {
    package var key: PageEvent.Key {
        switch self {
        case .edit: .edit
        case .tap: .tap
        case .submit: .submit
        case .focus: .focus
        case .blur: .blur
        case .hold: .hold
        case .dispatch: .dispatch
        case .answer: .answer
        case .navigate: .navigate
        case .showRows: .showRows
        case .heartbeat: .heartbeat
        }
    }

    fileprivate func write(to json: inout JSONText) {
        json.append(key.rawValue)
        for detail in details {
            json.append(raw: ",")
            json.append(detail)
        }
    }

    private var details: [WireValue] {
        switch self {
        case .edit(let node, let text, 0, true): [.number(node), .string(text)]
        case .edit(let node, let text, let frame, true): [.number(node), .string(text), .number(frame)]
        case .edit(let node, let text, let frame, false): [.number(node), .string(text), .number(frame), .number(1)]
        case .tap(let node), .submit(let node), .focus(let node), .blur(let node): [.number(node)]
        case .hold(let node, let isHeld): [.number(node), .number(isHeld ? 1 : 0)]
        case .dispatch(let node, let name, let detail): [.number(node), .string(name), .string(detail)]
        case .answer(let node, let call, let isResult, let text):
            [.number(node), .number(call), .number(isResult ? 1 : 0), .string(text)]
        case .navigate(let trail): [.string(trail)]
        case .showRows(let rows, let node, let isBeyondFirstPage, let mounted):
            ([node, rows.lowerBound, rows.upperBound, isBeyondFirstPage ? 1 : 0]
                + (mounted.map { [$0.lowerBound, $0.upperBound] } ?? [])).map { .number($0) }
        case .heartbeat: []
        }
    }
}

// MARK: Reading

extension PageEvent {
    /// Reads a message, and refuses anything that is not exactly an event of the protocol.
    public init(_ message: String) throws(WireError) {
        var scanner = WireScanner(event: message)
        let parts = try scanner.scanArray()
        guard parts.count >= 2, case .number(let sequence) = parts[0], case .string(let text) = parts[1],
            let key = Key(rawValue: text), let kind = Kind(key, parts[2...]), (kind == .heartbeat) == (sequence == 0)
        else { throw .notAnEvent }
        self.init(sequence, kind)
    }
}

extension PageEvent.Kind {
    /// `nil` if the details are not those of the key.
    fileprivate init?(_ key: PageEvent.Key, _ details: ArraySlice<WireValue>) {
        let details = Array(details)
        switch (key, details.count) {
        case (.edit, 2...4):
            guard let node = details[0].number, let text = details[1].string else { return nil }
            guard details.count > 2 else {
                self = .edit(node: node, text: text)
                return
            }
            guard let frame = details[2].number else { return nil }
            guard details.count == 4 else {
                self = .edit(node: node, text: text, frame: frame)
                return
            }
            guard details[3].number == 1 else { return nil }
            self = .edit(node: node, text: text, frame: frame, isTyped: false)
        case (.tap, 1), (.submit, 1), (.focus, 1), (.blur, 1):
            guard let node = details[0].number else { return nil }
            self =
                switch key {
                case .tap: .tap(node: node)
                case .submit: .submit(node: node)
                case .focus: .focus(node: node)
                default: .blur(node: node)
                }
        case (.hold, 2):
            guard let node = details[0].number, let isHeld = details[1].flag else { return nil }
            self = .hold(node: node, isHeld)
        case (.dispatch, 3):
            guard let node = details[0].number, let name = details[1].string, let detail = details[2].string,
                name.utf8.count <= Self.longestName
            else { return nil }
            self = .dispatch(node: node, name: name, detail: detail)
        case (.answer, 4):
            guard let node = details[0].number, let call = details[1].number, let isResult = details[2].flag,
                let text = details[3].string
            else { return nil }
            self = .answer(node: node, call: call, isResult: isResult, text)
        case (.navigate, 1):
            guard let trail = details[0].string, trail.utf8.count <= Self.longestTrail else { return nil }
            self = .navigate(trail: trail)
        case (.showRows, 4), (.showRows, 6):
            guard let node = details[0].number, let rows = Self.rows(details[1...2]),
                let isBeyondFirstPage = details[3].flag
            else { return nil }
            guard details.count == 6 else {
                self = .showRows(rows, node: node, isBeyondFirstPage: isBeyondFirstPage)
                return
            }
            guard let mounted = Self.rows(details[4...5]) else { return nil }
            self = .showRows(rows, node: node, isBeyondFirstPage: isBeyondFirstPage, mounted: mounted)
        case (.heartbeat, 0): self = .heartbeat
        default: return nil
        }
    }

    private static func rows(_ bounds: ArraySlice<WireValue>) -> Range<Int>? {
        guard let start = bounds.first?.number, let end = bounds.last?.number,
            start <= end, end - start <= mostRows, end <= lastRow
        else { return nil }
        return start..<end
    }

    /// More than the trail of fifty screens with long addresses needs.
    private static var longestTrail: Int { 1 << 14 }

    /// More than any name of an event has.
    private static var longestName: Int { 256 }

    /// More rows than are visible or mounted at once; and a higher index than any row has.
    private static var mostRows: Int { 1000 }
    private static var lastRow: Int { 1 << 40 }
}
