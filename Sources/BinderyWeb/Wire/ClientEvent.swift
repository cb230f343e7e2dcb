/// A message from the page to the server; see <doc:WireProtocol>.
struct ClientEvent: Equatable {
    enum Kind: Equatable {
        /// `seen` is the frame that last sent the page the control's content; 0 for the page's first HTML.
        case edited(node: Int, text: String, seen: Int = 0)
        case tapped(node: Int)
        case submitted(node: Int)
        case focused(node: Int)
        case blurred(node: Int)
        case held(node: Int, Bool)
        case navigated(trail: String)
        case shown(node: Int, rows: Range<Int>, isBeyondFirstPage: Bool)
        case heartbeat
    }

    /// Counts the events over the life of the page; 0 for a heartbeat.
    let sequence: Int
    let kind: Kind

    /// Reads a message, and refuses anything that is not exactly an event of the protocol.
    init(_ message: String) throws(WireError) {
        var scanner = FlatArrayScanner(message)
        let parts = try scanner.scan()
        guard parts.count >= 2, case .number(let sequence) = parts[0], case .string(let key) = parts[1] else {
            throw .notAnEvent
        }
        self.sequence = sequence
        kind = try Self.kind(key, parts)
        guard kind.partCounts.contains(parts.count), (kind == .heartbeat) == (sequence == 0) else { throw .notAnEvent }
    }

    private static func kind(_ key: String, _ parts: [FlatArrayScanner.Part]) throws(WireError) -> Kind {
        if key == "w" { return try shown(parts) }
        if key == "e", parts.count == 5 {
            guard case .number(let node) = parts[2], case .string(let text) = parts[3],
                case .number(let seen) = parts[4]
            else { throw .notAnEvent }
            return .edited(node: node, text: text, seen: seen)
        }
        return switch (key, parts.count > 2 ? parts[2] : nil, parts.count > 3 ? parts[3] : nil) {
        case ("e", .number(let node), .string(let text)): .edited(node: node, text: text)
        case ("t", .number(let node), nil): .tapped(node: node)
        case ("s", .number(let node), nil): .submitted(node: node)
        case ("f", .number(let node), nil): .focused(node: node)
        case ("b", .number(let node), nil): .blurred(node: node)
        case ("h", .number(let node), .number(let isHeld)) where isHeld < 2: .held(node: node, isHeld == 1)
        case ("n", .string(let trail), nil) where trail.utf8.count <= longestTrail: .navigated(trail: trail)
        case ("p", nil, nil): .heartbeat
        default: throw .notAnEvent
        }
    }

    private static func shown(_ parts: [FlatArrayScanner.Part]) throws(WireError) -> Kind {
        guard parts.count == 6, case .number(let node) = parts[2], case .number(let start) = parts[3],
            case .number(let end) = parts[4], case .number(let page) = parts[5],
            0 <= start, start <= end, end - start <= mostRows, end <= lastRow, page == 0 || page == 1
        else { throw .notAnEvent }
        return .shown(node: node, rows: start..<end, isBeyondFirstPage: page == 1)
    }

    /// More than the trail of fifty screens with long addresses needs.
    private static var longestTrail: Int { 1 << 14 }

    /// More rows than are visible at once; and a higher index than any row has.
    private static var mostRows: Int { 1000 }
    private static var lastRow: Int { 1 << 40 }
}

extension ClientEvent.Kind {
    /// The number of parts of the message, including the sequence number and the key.
    fileprivate var partCounts: ClosedRange<Int> {
        switch self {
        case .shown: 6...6
        case .edited: 4...5
        case .held: 4...4
        case .navigated, .tapped, .submitted, .focused, .blurred: 3...3
        case .heartbeat: 2...2
        }
    }
}

/// The reason why a message of a page was refused.
enum WireError: Error, Equatable {
    /// Not a JSON array of numbers and strings.
    case malformed(offset: Int)
    /// An array, but not an event of the protocol.
    case notAnEvent
}
