import BinderyView
import Testing

@testable import BinderyWeb

@Suite struct UploadPipeTests {
    private func bytes(_ count: Int) -> [UInt8] { Array(repeating: 1, count: count) }

    @Test func theReaderGetsWhatTheWriterWrites() async throws {
        let pipe = UploadPipe(size: 5)
        let (writer, offset) = try #require(pipe.open())
        #expect(offset == 0)
        try await pipe.write([1, 2, 3], by: writer)
        try await pipe.write([4, 5], by: writer)
        #expect(try await pipe.next() == [1, 2, 3])
        #expect(try await pipe.next() == [4, 5])
        #expect(try await pipe.next() == nil)
    }

    @Test func aFileWithoutBytesIsComplete() async throws {
        #expect(try await UploadPipe(size: 0).next() == nil)
    }

    @Test func theWriterWaitsUntilTheReaderHasTakenEnough() async throws {
        let pipe = UploadPipe(size: 10 << 16), (writer, _) = try #require(pipe.open())
        async let writing: Void = pipe.write(bytes(10 << 16), by: writer)
        var most = 0, read = 0
        while let piece = try await pipe.next() {
            read += piece.count
            most = max(most, pipe.progress.received - read + piece.count)
        }
        try await writing
        #expect(read == 10 << 16)
        #expect(most <= UploadPipe.capacity + (1 << 16))
    }

    @Test func aWriterThatWaitsIsSuperseded() async throws {
        let pipe = UploadPipe(size: 4 << 16), (first, _) = try #require(pipe.open())
        try await pipe.write(bytes(2 << 16), by: first)
        let waiting = Task { () -> UploadPipe.WriteFailure? in
            do throws(UploadPipe.WriteFailure) {
                try await pipe.write([1], by: first)
                return nil
            } catch {
                return error
            }
        }
        let (second, offset) = try #require(pipe.open())
        #expect(offset == 2 << 16)
        #expect(await waiting.value == .superseded)
        for _ in 0..<2 { _ = try await pipe.next() }
        try await pipe.write(bytes(2 << 16), by: second)
        #expect(pipe.progress.isComplete)
    }

    @Test func moreThanWasSaidIsRefusedAndFailsTheUpload() async throws {
        let pipe = UploadPipe(size: 3), (writer, _) = try #require(pipe.open())
        try await pipe.write([1, 2], by: writer)
        await #expect(throws: UploadPipe.WriteFailure.tooLarge) { try await pipe.write([3, 4], by: writer) }
        #expect(try await pipe.next() == [1, 2])
        await #expect(throws: Upload.Failure.wrongSize) { try await pipe.next() }
        #expect(pipe.open() == nil)
    }

    @Test func aReaderThatWaitsHearsOfTheEnd() async {
        let pipe = UploadPipe(size: 3)
        let waiting = Task { try await pipe.next() }
        pipe.fail(.interrupted)
        await #expect(throws: Upload.Failure.interrupted) { try await waiting.value }
    }

    @Test func aReaderWhoseTaskIsCancelledDoesNotWait() async {
        let pipe = UploadPipe(size: 3)
        let waiting = Task { try await pipe.next() }
        waiting.cancel()
        await #expect(throws: Upload.Failure.interrupted) { try await waiting.value }
    }

    @Test func aWriterThatWaitsHearsOfTheEnd() async throws {
        let pipe = UploadPipe(size: 4 << 16), (writer, _) = try #require(pipe.open())
        try await pipe.write(bytes(2 << 16), by: writer)
        let waiting = Task { try await pipe.write([1], by: writer) }
        pipe.close()
        await #expect(throws: UploadPipe.WriteFailure.closed) { try await waiting.value }
    }
}
