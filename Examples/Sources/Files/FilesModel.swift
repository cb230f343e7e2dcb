import BinderyFoundation
import BinderyView
import Foundation

/// The files that one visitor has uploaded. They are in a folder of their own, which ends with the session.
final class FilesModel {
    struct Stored: Equatable {
        let id: Int
        let name: String
        let size: Int
        let path: String
    }

    /// What becomes of the bytes.
    enum Use {
        case store
        /// They are counted and dropped.
        case discard
    }

    let stored: Property<[Stored]>
    let uploads: Uploads
    private let folder: String

    /// The bytes that the stored files of a page may have. A removed upload leaves its file.
    static let storage = 4_000_000_000

    struct StorageFull: Error {}

    /// - Parameter pace: How long each 64 KB of a file take at least, to watch the progress; the bytes are dropped.
    init(use: Use = .store, pace: Duration = .zero) {
        let receiver = FileReceiver(use: use, pace: pace)
        stored = receiver.stored
        folder = receiver.folder
        uploads = Uploads(
            Uploads.Limits(
                kinds: [".txt", ".csv", ".pdf", ".bin", "image/*"], fileSize: 2_000_000_000, count: 10,
                totalSize: Self.storage)
        ) { upload in
            try await receiver.receive(upload)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func download(_ file: Stored) -> ServedFile {
        // The type is the visitor's claim. As an attachment, the file is stored and not shown.
        ServedFile(file.name, type: "application/octet-stream", path: file.path)
    }
}

/// Receives files into a folder.
private struct FileReceiver {
    let use: FilesModel.Use
    let pace: Duration
    let stored = MutableProperty<[FilesModel.Stored]>([])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID())").path

    func receive(_ upload: Upload) async throws {
        guard use == .store, pace == .zero else { return try await discard(upload) }
        let used = stored.value.reduce(0) { $0 + $1.size }
        guard used + upload.size <= FilesModel.storage else { throw FilesModel.StorageFull() }
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // Never by the name of the upload, which the visitor chooses.
        let path = "\(folder)/\(upload.id)"
        try await upload.write(to: path)
        stored.value.append(FilesModel.Stored(id: upload.id, name: upload.name, size: upload.size, path: path))
    }

    private func discard(_ upload: Upload) async throws {
        for try await _ in upload.bytes where pace > .zero {
            try await ExecutionContext.current?.scheduler.sleep(for: pace)
        }
    }
}
