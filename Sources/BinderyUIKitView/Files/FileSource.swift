#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit
internal import UniformTypeIdentifiers

/// Reads a copy of a file of the user, piece by piece, off the main actor. The copy is removed at the end.
final class FileSource: Upload.Source {
    var isInterrupted = false
    private(set) var isOver = false
    private let file: TemporaryFile
    private let size: Int
    private var sent = 0

    init(_ file: TemporaryFile) {
        self.file = file
        size = (try? file.url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }

    var offer: Upload.Offer {
        let type = UTType(filenameExtension: file.url.pathExtension)?.preferredMIMEType
        return Upload.Offer(name: file.url.lastPathComponent, size: size, type: type ?? "", source: self)
    }

    func begin() {}

    nonisolated(nonsending) func next() async throws(Upload.Failure) -> [UInt8]? {
        if isInterrupted { throw .interrupted }
        let piece: [UInt8]
        do { piece = try await Self.read(file.url, from: sent) } catch { throw .interrupted }
        sent += piece.count
        if sent > size || piece.isEmpty && sent < size { throw .wrongSize }
        return piece.isEmpty ? nil : piece
    }

    @concurrent
    private static func read(_ url: URL, from offset: Int) async throws -> [UInt8] {
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        try handle.seek(toOffset: UInt64(offset))
        return try handle.read(upToCount: 1 << 16).map { [UInt8]($0) } ?? []
    }

    func end() {
        isOver = true
        file.remove()
    }
}
#endif
