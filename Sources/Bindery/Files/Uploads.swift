public import BinderyGraph
internal import BinderyStreams

/// Files that the user gives to the program, with a receiver that reads each of them.
///
/// ```swift
/// let pictures = Uploads(Uploads.Limits(kinds: ["image/*"], fileSize: 20_000_000)) { upload in
///     var hash = Hash()
///     for try await piece in upload.bytes { hash.update(piece) }
///     album.add(hash.value)
/// }
/// ```
///
/// A view lets the user choose the files and shows what becomes of them. A client claims names, sizes and types; the
/// limits hold for the claims when a file is chosen, and for the bytes while they arrive.
///
/// | event | effect |
/// |---|---|
/// | a file is chosen that the limits permit | it is added to ``files`` as `waiting` |
/// | a file is chosen that they do not permit | it is added as `failed`, with the reason; no byte of it is requested |
/// | fewer than `atOnce` receivers run | the next file becomes `uploading`, and its receiver begins |
/// | the receiver returns | the file is `done`; bytes that were not read are not requested |
/// | the receiver throws ``Upload/Failure`` | the file is `failed` with it |
/// | the receiver throws another error | the file is `failed` with `notReceived`, and `error` has the error |
/// | the upload is cancelled or removed | its receiver's task is cancelled |
/// | the uploads are deallocated | all receivers are cancelled |
/// | `limits.count` is 1, and another file is chosen | it takes the place of the one before, which is cancelled |
///
/// - Isolation: The receiver runs on the actor on which files are chosen: on the web, that of the session.
/// - Complexity: O(files) per change. A backend holds at most 256 KB of each file that is being received.
public final class Uploads {
    /// What may be chosen. Sizes are in bytes.
    public struct Limits: Equatable, Sendable {
        /// Media types (`image/png`, `image/*`) and extensions (`.csv`) of the files that may be chosen; empty for all.
        /// They are compared with the client's claims, and do not tell what the bytes are.
        public var kinds: [String]
        /// The largest size of one file.
        public var fileSize: Int
        /// How many files may be chosen, those that failed or were cancelled not counted.
        public var count: Int
        /// The largest size of all files together, those that failed or were cancelled not counted.
        public var totalSize: Int
        /// How many files are received at the same time; the others wait.
        public var atOnce: Int

        public init(
            kinds: [String] = [], fileSize: Int = 100_000_000, count: Int = 20, totalSize: Int = 1_000_000_000,
            atOnce: Int = 2
        ) {
            self.kinds = kinds
            self.fileSize = fileSize
            self.count = count
            self.totalSize = totalSize
            self.atOnce = atOnce
        }

        func permitsKind(of upload: Upload) -> Bool {
            if kinds.isEmpty { return true }
            let name = upload.name.lowercased()
            return kinds.contains { kind in
                let kind = kind.lowercased()
                if kind.hasPrefix(".") { return name.hasSuffix(kind) }
                if kind.hasSuffix("/*") { return upload.type.hasPrefix(kind.dropLast()) }
                return upload.type == kind
            }
        }
    }

    public let limits: Limits
    /// The chosen files in the order in which they were chosen, until they are removed. Of those that failed or were
    /// cancelled, the last hundred are kept.
    public var files: Property<[Upload]> { list }

    private let list = MutableProperty<[Upload]>([])
    private let receive: (Upload, @escaping (Result<Void, any Error>) -> Void) -> (() -> Void)?
    private var lastID = 0

    /// - Parameter receive: Reads the bytes of one file. It may return before the end, or throw to refuse the file.
    public init(
        _ limits: Limits = Limits(), file: StaticString = #fileID, line: UInt = #line,
        receive: nonisolated(nonsending) @escaping (Upload) async throws -> Void
    ) {
        self.limits = limits
        self.receive = { upload, deliver in
            guard let context = ExecutionContext.current else {
                Diagnostics.reportMissingActor(
                    "a file was chosen on no actor for the uploads made at \(file):\(line), and is not received",
                    remedy: "Choose it")
                return nil
            }
            let work: nonisolated(nonsending) () async throws -> Void = { try await receive(upload) }
            let task = AsyncWork.start(on: context.actor, work, deliver: deliver)
            return { task.cancel() }
        }
    }

    deinit { for upload in list.value { upload.cancel() } }

    /// Adds files that a client offers, in their order. Backends call it.
    public func add(_ offers: [Upload.Offer]) {
        untracked {
            transaction {
                for offer in offers { add(offer) }
                dropOldFailures()
            }
        }
        startWaiting()
    }

    private func add(_ offer: Upload.Offer) {
        lastID += 1
        let upload = Upload(id: lastID, offer)
        if limits.count == 1, refusal(of: upload, beside: []) == nil {
            for other in list.value where !other.state.value.isFailed { remove(other) }
        }
        let refusal = refusal(of: upload, beside: list.value.filter { !$0.state.value.isFailed })
        upload.ended = { [weak self] in self?.startWaiting() }
        list.value.append(upload)
        if let refusal { upload.end(as: .failed(refusal)) }
    }

    private func refusal(of upload: Upload, beside others: [Upload]) -> Upload.Failure? {
        if !limits.permitsKind(of: upload) { return .wrongKind }
        if upload.size > limits.fileSize { return .tooLarge(limit: limits.fileSize) }
        if others.count >= limits.count { return .tooMany(limit: limits.count) }
        let rest = others.reduce(limits.totalSize) { $0 - $1.size }
        return upload.size > rest ? .tooLargeTogether(limit: limits.totalSize) : nil
    }

    private func dropOldFailures() {
        let failed = list.value.count { $0.state.value.isFailed }
        var surplus = failed - 100
        if surplus <= 0 { return }
        list.value.removeAll { upload in
            guard surplus > 0, upload.state.value.isFailed else { return false }
            surplus -= 1
            return true
        }
    }

    /// Removes a file from the list, and cancels it if it is unfinished.
    public func remove(_ upload: Upload) {
        untracked {
            transaction {
                list.value.removeAll { $0 === upload }
                upload.cancel()
            }
        }
    }

    private func startWaiting() {
        untracked {
            while let next = list.value.first(where: { $0.state.value == .waiting }),
                list.value.count(where: { $0.state.value == .uploading }) < max(limits.atOnce, 1)
            {
                start(next)
            }
        }
    }

    private func start(_ upload: Upload) {
        upload.begin()
        let stop = receive(upload) { [weak upload] result in
            switch result {
            case .success: upload?.end(as: .done)
            case .failure(let failure as Upload.Failure): upload?.end(as: .failed(failure))
            case .failure(let error):
                upload?.error = error
                upload?.end(as: .failed(.notReceived))
            }
        }
        guard let stop else { return upload.end(as: .failed(.notReceived)) }
        // The receiver may have returned already.
        if upload.state.value.isFinal { stop() } else { upload.stop = stop }
    }
}

extension Upload.State {
    /// Whether the file was not received, and does not count for the limits.
    fileprivate var isFailed: Bool { isFinal && self != .done }
}
