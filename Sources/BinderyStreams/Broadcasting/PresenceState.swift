/// What one process knows of who is present: its own entries, and those of others. Only the process that made an entry
/// changes it, and counts its changes, so that what is known of a process is a version of its entries.
///
/// A message that is lost, repeated or late leads to no wrong state for long: a version that does not follow the known
/// one is asked for as a whole, and each process tells its version again and again. So all processes that hear of each
/// other come to the same entries.
///
/// - Source: a state-based replicated data type with one writer for each part, as in M. Shapiro et al., "Conflict-free
///   Replicated Data Types" (2011).
struct PresenceState<Value: Sendable>: Sendable {
    typealias Replica = UInt64

    enum Message: Sendable {
        /// An entry came, changed, or went if the value is nil. `version` is that after the change.
        case change(Replica, version: UInt64, entry: UInt64, Value?)
        case whole(Replica, version: UInt64, [UInt64: Value])
        case alive(Replica, version: UInt64)
        /// Asks a process for its entries.
        case wanted(Replica)
        /// The process ends.
        case left(Replica)
    }

    private struct Peer: Sendable {
        var version: UInt64
        var entries: [UInt64: Value]
        var lastHeard: ContinuousClock.Instant
    }

    let own: Replica
    private(set) var version: UInt64 = 0
    private var entries: [UInt64: Value] = [:]
    private var peers: [Replica: Peer] = [:]
    private var lastEntry: UInt64 = 0
    /// The processes that were asked for all entries since the last tick. Each change behind a gap would ask again.
    private var asked: Set<Replica> = []

    init(own: Replica) { self.own = own }

    /// All entries, in the same order in each process that knows them.
    var values: [Value] {
        let all = [(own, entries)] + peers.map { ($0.key, $0.value.entries) }
        return all.sorted { $0.0 < $1.0 }.flatMap { $0.1.sorted { $0.key < $1.key }.map(\.value) }
    }

    // MARK: The own entries

    mutating func enter(_ value: Value) -> (entry: UInt64, Message) {
        lastEntry += 1
        return (lastEntry, set(value, of: lastEntry))
    }

    /// Changes or, by nil, removes an entry.
    mutating func set(_ value: Value?, of entry: UInt64) -> Message {
        entries[entry] = value
        version += 1
        return .change(own, version: version, entry: entry, value)
    }

    // MARK: The others

    /// Takes a message of another process, and returns what is to be sent to all.
    mutating func receive(_ message: Message, at now: ContinuousClock.Instant) -> Message? {
        switch message {
        case .change(let replica, let version, let entry, let value):
            guard replica != own else { return nil }
            // A message of another form may have any version.
            guard var peer = peers[replica], version <= peer.version &+ 1 else { return ask(replica) }
            peer.lastHeard = now
            if version == peer.version &+ 1 {
                peer.version = version
                peer.entries[entry] = value
            }
            peers[replica] = peer
        case .whole(let replica, let version, let entries):
            guard replica != own else { return nil }
            asked.remove(replica)
            if let peer = peers[replica], peer.version > version {
                peers[replica]?.lastHeard = now
            } else {
                peers[replica] = Peer(version: version, entries: entries, lastHeard: now)
            }
        case .alive(let replica, let version):
            guard replica != own else { return nil }
            peers[replica]?.lastHeard = now
            if peers[replica].map({ $0.version < version }) ?? true { return ask(replica) }
        case .wanted(let replica):
            if replica == own { return .whole(own, version: version, entries) }
        case .left(let replica): peers[replica] = nil
        }
        return nil
    }

    private mutating func ask(_ replica: Replica) -> Message? {
        asked.insert(replica).inserted ? .wanted(replica) : nil
    }

    /// Forgets the processes that were not heard of for a time, and returns what tells the others of this one.
    mutating func tick(at now: ContinuousClock.Instant, forgetting timeout: Duration) -> Message {
        asked = []
        peers = peers.filter { now - $0.value.lastHeard <= timeout }
        return .alive(own, version: version)
    }
}

// MARK: Bytes

extension PresenceState.Message {
    func bytes(_ encode: (Value) -> [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        func add(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
        func add(_ value: Value) {
            let encoded = encode(value)
            add(UInt64(encoded.count))
            bytes += encoded
        }
        switch self {
        case .change(let replica, let version, let entry, let value):
            bytes.append(value == nil ? 1 : 0)
            [replica, version, entry].forEach(add)
            if let value { add(value) }
        case .whole(let replica, let version, let entries):
            bytes.append(2)
            [replica, version].forEach(add)
            for (entry, value) in entries {
                add(entry)
                add(value)
            }
        case .alive(let replica, let version):
            bytes.append(3)
            [replica, version].forEach(add)
        case .wanted(let replica):
            bytes.append(4)
            add(replica)
        case .left(let replica):
            bytes.append(5)
            add(replica)
        }
        return bytes
    }

    /// Fails for bytes of another form.
    init?(_ bytes: [UInt8], _ decode: ([UInt8]) -> Value?) {
        var rest = bytes[...]
        func number() -> UInt64? {
            guard rest.count >= 8 else { return nil }
            let bytes = rest.prefix(8)
            rest.removeFirst(8)
            return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        func value() -> Value? {
            guard let count = number(), count <= UInt64(rest.count) else { return nil }
            let bytes = Array(rest.prefix(Int(count)))
            rest.removeFirst(Int(count))
            return decode(bytes)
        }
        guard let kind = rest.popFirst(), let replica = number() else { return nil }
        switch kind {
        case 0, 1:
            guard let version = number(), let entry = number() else { return nil }
            var entered: Value?
            if kind == 0 {
                guard let value = value() else { return nil }
                entered = value
            }
            self = .change(replica, version: version, entry: entry, entered)
        case 2:
            guard let version = number() else { return nil }
            var entries: [UInt64: Value] = [:]
            while !rest.isEmpty {
                guard let entry = number(), let value = value() else { return nil }
                entries[entry] = value
            }
            self = .whole(replica, version: version, entries)
        case 3:
            guard let version = number() else { return nil }
            self = .alive(replica, version: version)
        case 4: self = .wanted(replica)
        case 5: self = .left(replica)
        default: return nil
        }
        if !rest.isEmpty { return nil }
    }
}
