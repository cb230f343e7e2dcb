/// A message from the server to the page: `[acknowledged, [operation, …], number]`, and `stored` if it differs from
/// `acknowledged`; see “The wire protocol” in BinderyWeb.
public struct PageFrame: Equatable, Sendable {
    /// The last event that the view models have handled.
    public let acknowledged: Int
    public let operations: [PageOperation]
    /// Counts the frames with operations; 0 is the first HTML.
    public let number: Int
    /// The last event whose effects are stored.
    public let stored: Int

    public init(acknowledged: Int, operations: [PageOperation], number: Int, stored: Int? = nil) {
        self.acknowledged = acknowledged
        self.operations = operations
        self.number = number
        self.stored = stored ?? acknowledged
    }

    /// Whether the frame carries the whole state, which replaces the page's content.
    public var isWholeState: Bool {
        operations.contains {
            switch $0 {
            case .state, .restored: true
            default: false
            }
        }
    }

    /// Whether the whole state is that of a session that was restored from the store: its nodes have new numbers.
    public var isRestored: Bool { operations.contains { if case .restored = $0 { true } else { false } } }

    /// Whether no event after the acknowledged one was handled before the session was restored: the page repeats them.
    public var isContinued: Bool {
        operations.contains { if case .restored(_, isContinued: true) = $0 { true } else { false } }
    }
}

extension PageFrame {
    /// Reads a message, and refuses anything that is not exactly a frame of the protocol.
    public init(_ message: String) throws(WireError) {
        var scanner = WireScanner(frame: message)
        let parts = try scanner.scanArray()
        guard 3...4 ~= parts.count, let acknowledged = parts[0].number, let list = parts[1].array,
            let number = parts[2].number
        else { throw .notAFrame }
        var operations: [PageOperation] = []
        operations.reserveCapacity(list.count)
        for operation in list {
            guard let values = operation.array else { throw .notAFrame }
            operations.append(try PageOperation(values))
        }
        var stored: Int?
        if parts.count == 4 {
            stored = parts[3].number
            // It is left out where it is equal.
            guard let stored, stored < acknowledged else { throw .notAFrame }
        }
        self.init(acknowledged: acknowledged, operations: operations, number: number, stored: stored)
    }

    public var message: String {
        var list = JSONText()
        for operation in operations {
            if !list.isEmpty { list.append(raw: ",") }
            operation.write(to: &list)
        }
        return Self.text(
            acknowledged: acknowledged, operations: list.bytes[...], number: number, stored: stored
        ).text
    }

    /// Returns the message of a frame with operations that are already JSON, separated by commas.
    package static func text(
        acknowledged: Int, operations: ArraySlice<UInt8>, number: Int, stored: Int
    ) -> JSONText {
        var json = JSONText(capacity: operations.count + 32)
        json.append(raw: "[")
        json.append(acknowledged)
        json.append(raw: ",[")
        json.append(raw: operations)
        json.append(raw: "],")
        json.append(number)
        if stored != acknowledged {
            json.append(raw: ",")
            json.append(stored)
        }
        json.append(raw: "]")
        return json
    }
}
