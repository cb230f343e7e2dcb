import BinderyTesting
import Testing

@testable import Bindery

/// A client whose bytes a test sends by hand.
private final class Client: Upload.Source {
    private(set) var hasBegun = false
    private(set) var hasEnded = false
    private let sent = Subject<Result<[UInt8]?, Upload.Failure>, Never>()

    func begin() { hasBegun = true }

    nonisolated(nonsending) func next() async throws(Upload.Failure) -> [UInt8]? {
        guard let result = await sent.firstValue() else { throw .interrupted }
        return try result.get()
    }

    func end() {
        hasEnded = true
        sent.send(.failure(.interrupted))
    }

    func send(_ count: Int) { sent.send(.success(Array(repeating: 7, count: count))) }
    func finish() { sent.send(.success(nil)) }
    func fail(_ failure: Upload.Failure) { sent.send(.failure(failure)) }
}

@Suite final class UploadsTests {
    private let time = VirtualScheduler()

    /// The receivers that still wait are cancelled with their uploads; they end when they run.
    deinit { time.run {} }

    private func offer(
        _ client: Client, _ name: String = "a.txt", _ size: Int = 100, _ type: String = ""
    )
        -> Upload.Offer
    { Upload.Offer(name: name, size: size, type: type, source: client) }

    private func add(_ names: [(String, Int)], to uploads: Uploads) {
        time.run { uploads.add(names.map { offer(Client(), $0.0, $0.1) }) }
    }

    @Test func theReceiverReadsTheBytesAndProgressFollows() throws {
        var read: [Int] = []
        let client = Client()
        let uploads = Uploads { upload in for try await piece in upload.bytes { read.append(piece.count) } }
        time.run { uploads.add([offer(client)]) }
        let upload = try #require(uploads.files.value.first)
        #expect(upload.state.value == .uploading && client.hasBegun)
        time.run { client.send(25) }
        #expect(upload.progress.value == 0.25)
        time.run { client.send(75) }
        #expect(read == [25, 75] && upload.state.value == .uploading)
        time.run { client.finish() }
        #expect(upload.state.value == .done && upload.progress.value == 1 && client.hasEnded)
    }

    @Test func onlySomeAreReceivedAtTheSameTime() {
        let clients = (0..<3).map { _ in Client() }
        let uploads = Uploads(Uploads.Limits(atOnce: 2)) { upload in for try await _ in upload.bytes {} }
        time.run { uploads.add(clients.map { offer($0) }) }
        #expect(uploads.files.value.map(\.state.value) == [.uploading, .uploading, .waiting])
        time.run { clients[0].finish() }
        #expect(uploads.files.value.map(\.state.value) == [.done, .uploading, .uploading])
        time.run { uploads.files.value[1].cancel() }
        #expect(uploads.files.value.map(\.state.value) == [.done, .cancelled, .uploading])
        #expect(clients.map(\.hasEnded) == [true, true, false])
    }

    @Test func anEffectThatAddsCancelsAndRemovesFilesDoesNotRunAgain() {
        let uploads = Uploads { upload in for try await _ in upload.bytes {} }
        let files = ["a", "b"].map { offer(Client(), $0) }
        var runs = 0
        time.run {
            let observation = effect {
                runs += 1
                uploads.add(files)
                let added = untracked { uploads.files.value }
                added[0].cancel()
                uploads.remove(added[1])
            }
            observation.dispose()
        }
        #expect(runs == 1)
        #expect(uploads.files.value.map(\.state.value) == [.cancelled])
    }

    @Test func aCancelledReceiverReadsNoMore() {
        var outcome = ""
        let client = Client()
        let uploads = Uploads { upload in
            do { for try await _ in upload.bytes {} } catch { outcome = "\(type(of: error))" }
        }
        time.run { uploads.add([offer(client)]) }
        time.run { uploads.files.value[0].cancel() }
        #expect(outcome == "CancellationError")
        #expect(uploads.files.value[0].state.value == .cancelled)
    }

    @Test func whyTheReceiverFailsIsTheStateOfTheFile() {
        struct Full: Error {}
        let failures: [any Error] = [Upload.Failure.rejected("Not a picture."), Full()]
        var rest = failures[...]
        let uploads = Uploads { _ in throw rest.removeFirst() }
        add([("a", 1), ("b", 1)], to: uploads)
        #expect(
            uploads.files.value.map(\.state.value) == [.failed(.rejected("Not a picture.")), .failed(.notReceived)])
        #expect(uploads.files.value[1].error is Full)
    }

    @Test func aReceiverCannotMakeAnIncompleteFileComplete() {
        let client = Client()
        let uploads = Uploads { upload in do { for try await _ in upload.bytes {} } catch {} }
        time.run { uploads.add([offer(client)]) }
        time.run { client.fail(.wrongSize) }
        #expect(uploads.files.value[0].state.value == .failed(.wrongSize))
    }

    @Test func whatTheLimitsDoNotPermitIsRefusedBeforeItIsSent() {
        let clients = (0..<6).map { _ in Client() }
        let limits = Uploads.Limits(kinds: ["image/*", ".csv"], fileSize: 50, count: 3, totalSize: 100)
        let uploads = Uploads(limits) { upload in for try await _ in upload.bytes {} }
        time.run {
            uploads.add([
                offer(clients[0], "a.png", 50, "image/png"), offer(clients[1], "b.exe", 1, "application/x-image/"),
                offer(clients[2], "c.CSV", 51), offer(clients[3], "d.csv", 40), offer(clients[4], "e.csv", 11),
                offer(clients[5], "f.csv", 10),
            ])
        }
        #expect(
            uploads.files.value.map(\.state.value) == [
                .uploading, .failed(.wrongKind), .failed(.tooLarge(limit: 50)), .uploading,
                .failed(.tooLargeTogether(limit: 100)), .waiting,
            ])
        #expect(clients.map(\.hasEnded) == [false, true, true, false, true, false])
        add([("g.csv", 0)], to: uploads)
        #expect(uploads.files.value.last?.state.value == .failed(.tooMany(limit: 3)))
        time.run { uploads.remove(uploads.files.value[0]) }
        add([("h.csv", 0)], to: uploads)
        #expect(uploads.files.value.last?.state.value == .waiting)
    }

    @Test func sizesThatLieDoNotOverflow() {
        let uploads = Uploads(Uploads.Limits(fileSize: .max, totalSize: .max)) { _ in }
        add([("a", .max), ("b", .min), ("c", .max)], to: uploads)
        #expect(uploads.files.value.map(\.size) == [.max, 0, .max])
        #expect(uploads.files.value[2].state.value == .failed(.tooLargeTogether(limit: .max)))
    }

    @Test func ofOneFileTheLastChosenCounts() {
        let clients = (0..<2).map { _ in Client() }
        let uploads = Uploads(Uploads.Limits(kinds: [".png"], count: 1)) { upload in
            for try await _ in upload.bytes {}
        }
        time.run { uploads.add([offer(clients[0], "a.png")]) }
        time.run { uploads.add([offer(clients[1], "b.png")]) }
        #expect(uploads.files.value.map(\.name) == ["b.png"])
        #expect(clients.map(\.hasEnded) == [true, false])
        add([("c.exe", 1)], to: uploads)
        #expect(uploads.files.value.map(\.state.value) == [.uploading, .failed(.wrongKind)])
    }

    @Test func onlyTheLastFailuresAreKept() {
        let uploads = Uploads(Uploads.Limits(count: 2)) { upload in for try await _ in upload.bytes {} }
        add((0..<500).map { ("\($0)", 1) }, to: uploads)
        #expect(uploads.files.value.count == 102)
        #expect(uploads.files.value.last?.name == "499")
    }

    @Test func receiversEndWithTheUploads() {
        let client = Client()
        var uploads: Uploads? = Uploads { upload in for try await _ in upload.bytes {} }
        weak let leaked = uploads
        time.run { uploads?.add([offer(client)]) }
        time.run { uploads = nil }
        #expect(leaked == nil && client.hasEnded)
    }

    @Test(arguments: [
        ("report.pdf", "report.pdf"), ("../../etc/passwd", "passwd"), ("C:\\temp\\..\\evil.exe", "evil.exe"),
        ("/", "file"), ("..", "file"), ("", "file"), ("a\0b.txt", "ab.txt"), ("a\r\nSet-Cookie: b", "aSet-Cookie: b"),
        ("\u{202E}gpj.exe", "gpj.exe"), ("a\u{2066}b\u{200B}\u{FEFF}.txt", "ab.txt"), ("  a .txt ", "a .txt"),
        ("日本語.txt", "日本語.txt"), ("👩‍👧.png", "👩‍👧.png"), ("\u{1B}[31mred", "[31mred"),
    ])
    func theNameCanBeShown(claimed: String, shown: String) { #expect(Upload.displayName(of: claimed) == shown) }

    @Test func aLongNameIsShortenedBeforeItsExtension() {
        let name = Upload.displayName(of: String(repeating: "é", count: 10_000) + ".tar")
        #expect(name.utf8.count <= 200 && name.hasSuffix("é….tar"))
        let ending = "." + String(repeating: "b", count: 100)
        #expect(Upload.displayName(of: String(repeating: "a", count: 150) + ending).utf8.count <= 200)
        #expect(Upload.displayName(of: "e" + String(repeating: "\u{301}", count: 10_000)).utf8.count <= 200)
    }
}
