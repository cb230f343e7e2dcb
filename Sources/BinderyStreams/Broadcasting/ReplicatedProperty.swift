internal import BinderySynchronization

/// State that the actors of all processes share: one value in a store, and a property on each actor that follows it.
///
///     update, here         --+1-------+1--
///     update, elsewhere    --+1-----------
///     value, everywhere    0--1-2------3--
///
/// ```swift
/// let likes = ReplicatedProperty(0, as: "likes", in: store, over: worker)    // one for each process
///
/// let count = try await likes.update { $0 += 1; return $0 }                  // from anywhere
/// Text(likes.property().map { "\($0) likes" })                               // in each session
/// ```
///
/// | event | result |
/// |---|---|
/// | `update` | its closure is applied once to the latest value of all processes; then it returns |
/// | … while another process writes | the closure is applied again, to the value of the other: no change is lost |
/// | its closure throws | no change; `update` throws the error |
/// | the new value equals the old one | no change |
/// | several updates of one process wait for the store | they are written together, in the order of their calls |
/// | the store fails | `update` throws the store's error; the change was made, or not |
/// | a change | each property gets it, or a later one, in a later job of its actor |
/// | a message between processes is lost | its change is read from the store, at the latest after two seconds |
/// | the store has no value | it is the initial value, until the first change |
/// | the task of `update` is cancelled | the change is made nevertheless |
///
/// So all updates of all processes have one order, and each has the result of its place in this order.
///
/// - Isolation: `Sendable`, as its value is. A property of it stays on its actor and keeps that actor alive.
/// - Complexity: an update is one write to the store, and one message with the value to the other processes; each lost
///   race costs one read and one write more. Each process asks the store for a newer version every two seconds.
/// - See also: ``SharedProperty``, for state of one process: it is written without waiting.
/// - Source: optimistic concurrency control, H. T. Kung and J. T. Robinson, "On Optimistic Methods for Concurrency
///   Control" (1981).
/// - Also known as: `runTransaction` in Firestore, `WATCH` with `MULTI` in Redis.
public final class ReplicatedProperty<Value: Sendable & Equatable>: Sendable {
    private struct State {
        var value: Value
        /// That of the value in the store.
        var version: UInt64 = 0
        var waiting: [Change] = []
        var isWriting = false
        var following: Task<Void, Never>?
    }

    private struct Change: Sendable {
        /// Called until it was applied to the latest value.
        let apply: @Sendable (inout Value) -> Void
        let finish: @Sendable ((any Error)?) -> Void
    }

    private let state: Mutex<State>
    private let shared: SharedProperty<Value>
    private let versions: Versions<Value>
    private let key: String

    /// Creates state of this process alone, for a program that is run as one.
    public convenience init(_ value: Value) {
        // No other process writes, so the known value is the latest.
        self.init(value, Versions(newer: { _ in nil }, replace: { _, _ in true }))
    }

    /// Creates state that processes share. Module BinderyFoundation has `init(_:as:in:over:)` for values that are
    /// `Codable`.
    ///
    /// - Parameters:
    ///   - value: the value as long as the store has none.
    ///   - key: the name of the value in the store: at most 200 bytes of UTF-8. One property of each process has it. A
    ///     broadcast or a presence may have the same name.
    ///   - bus: tells the other processes of a change at once; without it, they learn of it within two seconds.
    ///   - decode: returns nil for bytes that it cannot read. Then `update` throws a ``ReplicationFailure``.
    public convenience init(
        _ value: Value, as key: String, in store: some VersionedStore, over bus: (any MessageBus)?,
        encode: @escaping @Sendable (Value) -> [UInt8], decode: @escaping @Sendable ([UInt8]) -> Value?
    ) {
        self.init(value, as: key, in: store, over: bus, interval: .seconds(2), encode: encode, decode: decode)
    }

    convenience init(
        _ value: Value, as key: String, in store: some VersionedStore, over bus: (any MessageBus)?, interval: Duration,
        encode: @escaping @Sendable (Value) -> [UInt8], decode: @escaping @Sendable ([UInt8]) -> Value?
    ) {
        precondition(key.utf8.count <= 200, "Bindery: the key of a replicated property has at most 200 bytes.")
        // Apart from the broadcasts and presences of the program.
        let topic = "replicated \(key)"
        let read: @Sendable (UInt64, [UInt8]) throws -> (value: Value, version: UInt64) = { version, content in
            guard let value = decode(content) else { throw ReplicationFailure.unreadable(key, as: Value.self) }
            return (value, version)
        }
        let versions = Versions<Value> { version in
            try await store.value(of: key, newerThan: version).map { try read($0.version, $0.content) }
        } replace: { value, version in
            let content = encode(value)
            guard try await store.replaceValue(of: key, with: content, after: version) else { return false }
            bus?.publish(VersionMessage(version + 1, content).bytes, to: topic)
            return true
        }
        self.init(value, versions, named: key)
        bus?.subscribe(to: topic) { [weak self] message in
            do {
                guard let (version, content) = VersionMessage.read(message) else {
                    throw ReplicationFailure.unreadable(key, as: Value.self)
                }
                self?.take(try read(version, content))
            } catch {
                Diagnostics.report(.messageBus, "\(error)")
            }
        }
        let following = Task { [weak self] in
            var hasFailed = false
            while !Task.isCancelled {
                guard let version = self?.state.withLock({ $0.version }) else { return }
                do {
                    if let newer = try await versions.newer(version) { self?.take(newer) }
                    hasFailed = false
                } catch {
                    // Once, until it is reached again.
                    if !hasFailed {
                        Diagnostics.report(.messageBus, "The value of \(key) cannot be followed: \(error)")
                    }
                    hasFailed = true
                }
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
        state.withLock { $0.following = following }
    }

    private init(_ value: Value, _ versions: Versions<Value>, named key: String = "the property") {
        state = Mutex(State(value: value))
        shared = SharedProperty(value)
        self.versions = versions
        self.key = key
    }

    deinit { state.withLock { $0.following }?.cancel() }

    /// The latest value that this process knows. Another process may have changed it.
    public var value: Value { shared.value }

    /// Returns a property that follows the value while it lives, on `isolation` or the actor of
    /// ``ExecutionContext/current``, as ``SharedProperty/property(file:line:isolation:)`` does.
    public func property(
        file: StaticString = #fileID, line: UInt = #line, isolation: isolated (any Actor)? = #isolation
    ) -> Property<Value> {
        shared.property(file: file, line: line, isolation: isolation)
    }

    /// Reads and writes the value of all processes atomically, and returns what `body` returned for it.
    ///
    /// ```swift
    /// let isMine = try await seats.update { seats in
    ///     if seats[number] != nil { return false }
    ///     seats[number] = user
    ///     return true
    /// }
    /// ```
    ///
    /// - Parameter body: called again if another process was faster. It only computes: any other effect would be
    ///   repeated.
    /// - Throws: the error of `body`, that of the store, or a ``ReplicationFailure``.
    public func update<Result: Sendable>(
        _ body: @escaping @Sendable (inout Value) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            let result = Mutex<Swift.Result<Result, any Error>?>(nil)
            add(
                Change { value in
                    let attempt = Swift.Result {
                        var changed = value
                        let result = try body(&changed)
                        value = changed
                        return result
                    }
                    result.withLock { $0 = attempt }
                } finish: { error in
                    if let error { return continuation.resume(throwing: error) }
                    continuation.resume(with: result.withLock { $0! })
                })
        }
    }

    // MARK: Writing

    private func add(_ change: Change) {
        let isWriting = state.withLock { state in
            state.waiting.append(change)
            defer { state.isWriting = true }
            return state.isWriting
        }
        if !isWriting { Task { await write() } }
    }

    /// Writes what waits, together, until nothing does.
    private func write() async {
        while let changes = nextChanges() {
            var failure: (any Error)?
            do { try await commit(changes) } catch { failure = error }
            for change in changes { change.finish(failure) }
        }
    }

    private func nextChanges() -> [Change]? {
        state.withLock { state in
            if state.waiting.isEmpty {
                state.isWriting = false
                return nil
            }
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    private func commit(_ changes: [Change]) async throws {
        while true {
            let (before, version) = state.withLock { ($0.value, $0.version) }
            var value = before
            for change in changes { change.apply(&value) }
            let isChanged = value != before
            if isChanged, try await versions.replace(value, version) { return take((value, version + 1)) }
            // What changes nothing has its result only if the value is still the latest.
            if let newer = try await versions.newer(version) {
                take(newer)
            } else if isChanged {
                throw ReplicationFailure.outdated(key)
            } else {
                return
            }
        }
    }

    /// Takes a value unless a later one is known.
    private func take(_ known: (value: Value, version: UInt64)) {
        state.withLock { state in
            if known.version <= state.version { return }
            (state.value, state.version) = known
            // Under the lock, so that the last change is shown last.
            shared.show(known.value, from: nil)
        }
    }
}

/// The reason why the value of a ``ReplicatedProperty`` cannot be read or written.
public struct ReplicationFailure: Error, Equatable, CustomStringConvertible {
    /// What is wrong, with which key, and the remedy.
    public let description: String

    static func unreadable(_ key: String, as type: Any.Type) -> ReplicationFailure {
        ReplicationFailure(
            description: """
                The value of \(key) cannot be read as \(type). Let a new version of the program use a new key when it \
                changes the type.
                """)
    }

    static func outdated(_ key: String) -> ReplicationFailure {
        ReplicationFailure(
            description: """
                The value of \(key) was removed from the store, or set to an earlier one, while the program ran. Start \
                all its processes again.
                """)
    }
}

/// The versions of one value.
private struct Versions<Value: Sendable & Equatable>: Sendable {
    typealias Known = (value: Value, version: UInt64)

    /// Returns the value, if its version is higher.
    let newer: @Sendable (_ version: UInt64) async throws -> Known?
    /// Replaces the value if it has this version, and tells the other processes. Returns whether it was replaced.
    let replace: @Sendable (_ value: Value, _ version: UInt64) async throws -> Bool
}

/// A message to the other processes: a version and its value.
private struct VersionMessage {
    let bytes: [UInt8]

    init(_ version: UInt64, _ content: [UInt8]) {
        bytes = withUnsafeBytes(of: version.littleEndian, Array.init) + content
    }

    /// Nil for a message of another form.
    static func read(_ bytes: [UInt8]) -> (version: UInt64, content: [UInt8])? {
        guard bytes.count >= 8 else { return nil }
        return (bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }, Array(bytes.dropFirst(8)))
    }
}
