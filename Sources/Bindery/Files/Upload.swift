public import BinderyGraph

/// A file that the user gives to the program.
///
/// Name, size and type are claims of the client. ``name`` is made safe to be shown, and is not a path. The size is
/// enforced while the bytes arrive. What the bytes are is for the program to check.
///
/// - Isolation: Confined to the actor of its ``Uploads``; not `Sendable`.
public final class Upload: Identifiable {
    /// What becomes of a file. It ends as `done`, `failed` or `cancelled`, and does not change after that.
    public enum State: Equatable, Sendable {
        /// Its turn has not come.
        case waiting
        /// The receiver runs.
        case uploading
        /// The receiver has returned.
        case done
        case failed(Failure)
        case cancelled

        /// Whether the state does not change any more.
        public var isFinal: Bool { self != .waiting && self != .uploading }
    }

    /// The reason why a file was refused, or not received. Sizes are in bytes.
    public enum Failure: Error, Equatable, Sendable {
        case tooLarge(limit: Int)
        case tooMany(limit: Int)
        /// Together with the other files.
        case tooLargeTogether(limit: Int)
        case wrongKind
        /// The client has left, or was absent for too long.
        case interrupted
        /// The client has sent more or fewer bytes than the file was said to have.
        case wrongSize
        /// The receiver refuses the file by throwing this, with a text for the user.
        case rejected(String)
        /// The receiver has thrown another error: ``Upload/error``.
        case notReceived
    }

    /// Numbers the files of one ``Uploads`` in the order in which they were chosen.
    public let id: Int
    /// The last part of the name that the client claims, without characters that control a terminal or the direction of
    /// text; at most 200 bytes, and never empty.
    public let name: String
    /// The size that the client claims, in bytes. The client cannot send more.
    public let size: Int
    /// The media type that the client claims, in lower case; empty if it claims none.
    public let type: String
    /// The error of the receiver, after `failed(.notReceived)`.
    public internal(set) var error: (any Error)?

    private let currentState = MutableProperty(State.waiting)
    private let currentProgress = MutableProperty(0.0)
    let source: any Source
    private var received = 0
    /// Ends the work of the receiver.
    var stop: (() -> Void)?
    /// Called once, when the state is final.
    var ended: (() -> Void)?

    init(id: Int, _ offer: Offer) {
        self.id = id
        name = Self.displayName(of: offer.name)
        size = max(offer.size, 0)
        type = String(offer.type.lowercased().unicodeScalars.filter { $0.isASCII && $0.value > 0x20 }.prefix(127))
        source = offer.source
    }

    /// Whether the file waits, is received, or has ended, and how.
    public var state: Property<State> { currentState }
    /// The part of the bytes that the receiver has read, from 0 to 1, in steps of one percent.
    public var progress: Property<Double> { currentProgress }

    /// The bytes, in order, in pieces of at most 64 KB. They can be read once, by one reader. The client sends no more
    /// than a small number of pieces ahead of the reader.
    ///
    /// | event | result |
    /// |---|---|
    /// | the client has sent as many bytes as it has claimed | the sequence ends |
    /// | the client has left, or the size was not true | a ``Failure`` is thrown |
    /// | the upload is cancelled, or the reading task | `CancellationError` is thrown |
    public var bytes: Bytes { Bytes(upload: self) }

    /// Stops an unfinished upload: its receiver is cancelled, and the client sends no more.
    public func cancel() { end(as: .cancelled) }

    func begin() {
        currentState.value = .uploading
        source.begin()
    }

    func end(as state: State) {
        if untracked({ currentState.value }).isFinal { return }
        transaction {
            if state == .done { currentProgress.value = 1 }
            currentState.value = state
        }
        source.end()
        stop?()
        stop = nil
        let ended = ended
        self.ended = nil
        ended?()
    }

    fileprivate nonisolated(nonsending) func next() async throws -> [UInt8]? {
        if currentState.value != .uploading { throw CancellationError() }
        try Task.checkCancellation()
        let piece: [UInt8]?
        do {
            piece = try await source.next()
        } catch {
            if Task.isCancelled { throw CancellationError() }
            // A receiver that handles the error does not make an incomplete file complete.
            end(as: .failed(error))
            throw error
        }
        if currentState.value != .uploading { throw CancellationError() }
        guard let piece else { return nil }
        received += piece.count
        let progress = size > 0 ? Double(received * 100 / size) / 100 : 0
        if progress != currentProgress.value { currentProgress.value = progress }
        return piece
    }
}

extension Upload {
    /// The bytes of an upload; see ``Upload/bytes``.
    public struct Bytes: AsyncSequence {
        public typealias Element = [UInt8]
        public typealias Failure = any Error

        let upload: Upload

        public func makeAsyncIterator() -> Iterator { Iterator(upload: upload) }

        public struct Iterator: AsyncIteratorProtocol {
            let upload: Upload

            public nonisolated(nonsending) mutating func next() async throws -> [UInt8]? { try await upload.next() }

            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? {
                try await upload.next()
            }
        }
    }

    /// A file as a client offers it. Backends make these; nothing in it is trusted.
    public struct Offer {
        let name: String
        let size: Int
        let type: String
        let source: any Source

        public init(name: String, size: Int, type: String, source: any Source) {
            self.name = name
            self.size = size
            self.type = type
            self.source = source
        }
    }

    /// Where the bytes of an upload come from. A backend implements it, on the actor of the ``Uploads``.
    public protocol Source: AnyObject {
        /// The receiver begins: the client may send.
        func begin()
        /// Returns the next bytes, at most 64 KB; nil after as many as were claimed.
        nonisolated(nonsending) func next() async throws(Failure) -> [UInt8]?
        /// The upload has ended, in any way, also before it has begun.
        func end()
    }

    /// The part of a claimed name that can be shown. Removes folders, control characters and those that change the
    /// direction of text; shortens the rest to 200 bytes, before the extension.
    package static func displayName(of claimed: String) -> String {
        let last = claimed.suffix(4096).split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        var scalars = String.UnicodeScalarView()
        for scalar in last.unicodeScalars where !isHidden(scalar) { scalars.append(scalar) }
        let plain = String(scalars).trimmed
        if plain.isEmpty || plain.allSatisfy({ $0 == "." }) { return "file" }
        guard plain.utf8.count > 200 else { return plain }
        let dot = plain.lastIndex(of: ".")
        let ending = dot.map { plain[$0...] }.flatMap { $0.utf8.count <= 16 ? $0 : nil } ?? ""
        var start = ""
        for scalar in plain.unicodeScalars {
            if start.utf8.count + UTF8.width(scalar) + ending.utf8.count + 3 > 200 { break }
            start.unicodeScalars.append(scalar)
        }
        return start.trimmed + "…" + ending
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        // Joiners are parts of words and of emoji. Other format characters are invisible, or reorder the text.
        case .format: scalar.value != 0x200C && scalar.value != 0x200D
        default: false
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
