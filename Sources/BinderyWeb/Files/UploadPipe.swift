internal import BinderySynchronization
internal import BinderyView

/// The bytes of one upload, from the requests that carry them to the receiver in the session.
///
/// It holds at most ``capacity`` bytes: a writer waits until the reader has taken enough. One request writes at a time.
/// A new one supersedes the one before, whose connection may be lost without the server's knowledge.
final class UploadPipe: Sendable {
    static let capacity = 1 << 17
    private static let pieceSize = 1 << 16

    enum WriteFailure: Error, Equatable {
        /// Another request continues the upload.
        case superseded
        /// More bytes than the file was said to have.
        case tooLarge
        /// The upload has ended.
        case closed
    }

    private struct State {
        var received = 0
        var pieces: [[UInt8]] = []
        var buffered = 0
        /// The number of the request that may write.
        var writer = 0
        var failure: Upload.Failure?
        var isClosed = false
        var waitingReader: CheckedContinuation<Void, Never>?
        var waitingWriter: CheckedContinuation<Void, Never>?

        func canTake(_ count: Int) -> Bool { buffered == 0 || buffered + count <= UploadPipe.capacity }

        /// The waiting tasks look at the state again.
        mutating func wakeAll() {
            exchange(&waitingReader, with: nil)?.resume()
            exchange(&waitingWriter, with: nil)?.resume()
        }

        mutating func end(with failure: Upload.Failure) {
            if isClosed || self.failure != nil { return }
            self.failure = failure
            wakeAll()
        }
    }

    /// The size that the client has claimed.
    let size: Int
    // Shared by the requests and the session. No foreign code runs while the lock is held.
    private let state = Mutex(State())

    init(size: Int) { self.size = size }

    // MARK: Requests

    /// Lets a new request write, from the returned offset. Nil if the upload has ended without all bytes.
    func open() -> (writer: Int, offset: Int)? {
        state.withLock { state in
            if state.failure != nil || state.isClosed && state.received < size { return nil }
            state.writer += 1
            exchange(&state.waitingWriter, with: nil)?.resume()
            return (state.writer, state.received)
        }
    }

    /// Returns once the bytes are in the pipe.
    func write(_ bytes: [UInt8], by writer: Int) async throws(WriteFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = bytes.count <= Self.pieceSize ? bytes : Array(rest.prefix(Self.pieceSize))
            while try !add(piece, by: writer) { await waitForSpace(for: piece.count, by: writer) }
            rest = rest.dropFirst(piece.count)
        }
    }

    private func add(_ piece: [UInt8], by writer: Int) throws(WriteFailure) -> Bool {
        let outcome: Result<Bool, WriteFailure> = state.withLock { state in
            if state.writer != writer { return .failure(.superseded) }
            if state.isClosed || state.failure != nil { return .failure(.closed) }
            if piece.count > size - state.received {
                state.end(with: .wrongSize)
                return .failure(.tooLarge)
            }
            if !state.canTake(piece.count) { return .success(false) }
            state.pieces.append(piece)
            state.buffered += piece.count
            state.received += piece.count
            exchange(&state.waitingReader, with: nil)?.resume()
            return .success(true)
        }
        return try outcome.get()
    }

    private func waitForSpace(for count: Int, by writer: Int) async {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                if state.canTake(count) || state.writer != writer || state.isClosed || state.failure != nil {
                    continuation.resume()
                } else {
                    state.waitingWriter = continuation
                }
            }
        }
    }

    /// The number of bytes that have arrived, and whether they are all.
    var progress: (received: Int, isComplete: Bool) {
        let received = state.withLock { $0.received }
        return (received, received == size)
    }

    // MARK: The receiver

    /// Returns the next piece without waiting; nil if there is none yet, or no other.
    func take() -> [UInt8]? {
        state.withLock { state in
            if state.pieces.isEmpty { return nil }
            let piece = state.pieces.removeFirst()
            state.buffered -= piece.count
            exchange(&state.waitingWriter, with: nil)?.resume()
            return piece
        }
    }

    /// Returns the next piece, or nil after the last one. Throws `interrupted` if the task is cancelled.
    func next() async throws(Upload.Failure) -> [UInt8]? {
        while true {
            if let piece = take() { return piece }
            if Task.isCancelled { throw .interrupted }
            let end: Result<Bool, Upload.Failure> = state.withLock { state in
                if let failure = state.failure { return .failure(failure) }
                if state.received == size { return .success(true) }
                return state.isClosed ? .failure(.interrupted) : .success(false)
            }
            if try end.get() { return nil }
            await waitForPiece()
        }
    }

    private func waitForPiece() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    let isReady = !state.pieces.isEmpty || state.failure != nil || state.isClosed
                    if isReady || state.received == size || Task.isCancelled {
                        continuation.resume()
                    } else {
                        state.waitingReader = continuation
                    }
                }
            }
        } onCancel: {
            state.withLock { exchange(&$0.waitingReader, with: nil)?.resume() }
        }
    }

    /// Ends the upload with a failure, which the receiver gets after the bytes that have arrived.
    func fail(_ failure: Upload.Failure) { state.withLock { $0.end(with: failure) } }

    /// Ends the upload: nothing more is written, and what waits is dropped.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.pieces = []
            state.buffered = 0
            state.wakeAll()
        }
    }
}

private func exchange<Value>(_ value: inout Value, with new: Value) -> Value {
    let old = value
    value = new
    return old
}
