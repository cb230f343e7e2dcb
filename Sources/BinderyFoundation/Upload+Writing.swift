public import Bindery
internal import BinderySynchronization
internal import Foundation

extension Upload {
    /// Writes the bytes to a new file, as they arrive. Only the program's user may read it.
    ///
    /// Another file at the path stays, and the call fails. If the upload fails or is cancelled, what was written is
    /// removed. Never make the path from ``/Bindery/Upload/name``: other files may have that name.
    ///
    /// - Isolation: Runs on the caller's actor, which does not wait for the disk.
    /// - Complexity: Holds a small number of pieces of 64 KB, whatever the size of the file.
    /// - Throws: ``/Bindery/Upload/Failure``, `CancellationError`, or the error of the disk.
    public func write(to path: String) async throws {
        let file = try await NewFile.create(path)
        do {
            for try await piece in bytes { try await file.write(piece) }
            try await file.close()
        } catch {
            await file.remove()
            throw error
        }
    }
}

/// A file that is being written, on a queue of its own, so that no actor waits for the disk.
private final class NewFile: Sendable {
    private let path: String
    private let descriptor: Int32
    private let isOpen = Mutex(true)

    private static let queue = DispatchQueue(label: "bindery.files", attributes: .concurrent)

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit { if isOpen.withLock({ $0 }) { _ = Foundation.close(descriptor) } }

    static func create(_ path: String) async throws -> NewFile {
        try await onQueue {
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            if descriptor < 0 { throw failure(of: path) }
            return NewFile(path: path, descriptor: descriptor)
        }
    }

    func write(_ bytes: [UInt8]) async throws {
        try await Self.onQueue { [self] in
            try bytes.withUnsafeBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = Foundation.write(
                        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                    if count < 0, errno == EINTR { continue }
                    if count < 0 { throw Self.failure(of: path) }
                    rest = rest.dropFirst(count)
                }
            }
        }
    }

    func close() async throws {
        try await Self.onQueue { [self] in
            isOpen.withLock { $0 = false }
            // Some file systems report only here that they are full.
            if Foundation.close(descriptor) != 0 { throw Self.failure(of: path) }
        }
    }

    func remove() async {
        try? await Self.onQueue { [self] in _ = unlink(path) }
    }

    private static func failure(of path: String) -> CocoaError {
        let code: CocoaError.Code =
            switch errno {
            case EEXIST: .fileWriteFileExists
            case ENOSPC, EDQUOT: .fileWriteOutOfSpace
            case EACCES, EPERM: .fileWriteNoPermission
            case ENOENT, ENOTDIR: .fileNoSuchFile
            default: .fileWriteUnknown
            }
        return CocoaError(code, userInfo: [NSFilePathErrorKey: path])
    }

    private static func onQueue<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}
