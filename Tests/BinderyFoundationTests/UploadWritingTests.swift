import Bindery
import BinderyFoundation
import Foundation
import Testing

/// A client that has all bytes, or fails after some.
private final class Client: Upload.Source {
    private var pieces: [[UInt8]]
    private let failure: Upload.Failure?

    init(_ pieces: [[UInt8]], failing failure: Upload.Failure? = nil) {
        self.pieces = pieces
        self.failure = failure
    }

    func begin() {}
    func end() {}

    nonisolated(nonsending) func next() async throws(Upload.Failure) -> [UInt8]? {
        if !pieces.isEmpty { return pieces.removeFirst() }
        if let failure { throw failure }
        return nil
    }
}

@MainActor @Suite struct UploadWritingTests {
    private func receive(_ client: Client, at path: String) async -> Upload {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let uploads = Uploads { upload in
            defer { end.finish() }
            try await upload.write(to: path)
        }
        uploads.add([Upload.Offer(name: "a", size: 5, type: "", source: client)])
        for await _ in ends {}
        let upload = uploads.files.value[0]
        // The receiver's result is delivered on this actor after the receiver has returned.
        while !upload.state.value.isFinal { await Task.yield() }
        return upload
    }

    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("upload-\(UUID())").path

    @Test func theBytesAreInTheFile() async throws {
        defer { unlink(path) }
        let upload = await receive(Client([[1, 2], [3, 4, 5]]), at: path)
        #expect(upload.state.value == .done)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1, 2, 3, 4, 5]))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func anIncompleteFileIsRemoved() async {
        let upload = await receive(Client([[1, 2]], failing: .interrupted), at: path)
        #expect(upload.state.value == .failed(.interrupted))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func anotherFileStays() async throws {
        defer { unlink(path) }
        try Data([9]).write(to: URL(fileURLWithPath: path))
        let upload = await receive(Client([[1]]), at: path)
        #expect(upload.state.value == .failed(.notReceived))
        #expect((upload.error as? CocoaError)?.code == .fileWriteFileExists)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([9]))
    }
}
