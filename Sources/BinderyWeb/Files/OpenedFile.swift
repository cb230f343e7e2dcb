internal import BinderyView
internal import Foundation

/// A file that is being served: its size, its version, and its bytes in any order.
struct OpenedFile: Sendable {
    let size: Int
    /// A strong entity tag: two files with the same one have the same bytes.
    let entityTag: String
    private let bytes: Bytes

    private enum Bytes: Sendable {
        case memory([UInt8])
        case disk(DiskFile)
    }

    init(_ bytes: [UInt8]) {
        size = bytes.count
        entityTag = "\"\(ContentHash(of: [bytes]))\""
        self.bytes = .memory(bytes)
    }

    /// Throws if the path does not lead to an ordinary file, or the file cannot be read.
    init(path: String) async throws {
        let file = try await DiskFile.open(path)
        size = file.size
        entityTag = file.entityTag
        bytes = .disk(file)
    }

    /// Returns at most 64 KB of the range, from its beginning; throws if the file has become shorter.
    func read(_ range: Range<Int>) async throws -> [UInt8] {
        let range = range.prefix(1 << 16)
        switch bytes {
        case .memory(let bytes): return Array(bytes[range])
        case .disk(let file): return try await file.read(range)
        }
    }
}

/// Reads on a queue of its own, so that neither an event loop nor a session waits for the disk.
private final class DiskFile: Sendable {
    private let descriptor: Int32
    let size: Int
    let entityTag: String

    private static let queue = DispatchQueue(label: "bindery.files", attributes: .concurrent)

    private init(_ descriptor: Int32, _ status: stat) {
        self.descriptor = descriptor
        size = Int(status.st_size)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        let numbers = [Int(status.st_ino), Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
        entityTag = "\"\(numbers.map { String($0, radix: 36) }.joined(separator: "-"))\""
    }

    deinit { close(descriptor) }

    static func open(_ path: String) async throws -> DiskFile {
        try await onQueue {
            let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            if descriptor < 0 { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                close(descriptor)
                throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path])
            }
            return DiskFile(descriptor, status)
        }
    }

    func read(_ range: Range<Int>) async throws -> [UInt8] {
        try await Self.onQueue { [self] in
            try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
                repeat {
                    let start = buffer.baseAddress! + count
                    let read = pread(descriptor, start, range.count - count, off_t(range.lowerBound + count))
                    if read < 0, errno == EINTR { continue }
                    if read <= 0 { throw CocoaError(.fileReadCorruptFile) }
                    count += read
                } while count < range.count
            }
        }
    }

    private static func onQueue<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}
