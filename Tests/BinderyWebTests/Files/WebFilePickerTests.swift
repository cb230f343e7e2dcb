import BinderySynchronization
import BinderyTesting
import BinderyView
import BinderyWire
import Foundation
import Testing

@testable import BinderyWeb

/// A picker of files on a page, as the server knows it, with the messages of the page's module.
@Suite final class WebFilePickerTests {
    private struct Value: Decodable {
        let epoch: String
        let kinds: String
        let several: Bool
        let last: Int
        let files: [String: String]
    }

    private let time = VirtualScheduler()
    private let exchange: FileExchange
    private let backend = WebBackend()
    private let scope = Scope()

    init() {
        var limits = LiveLimits()
        limits.uploadsPerSession = 2
        limits.uploadTimeout = .seconds(60)
        exchange = FileExchange(limits: limits)
        backend.fileOrigin = FileOrigin(exchange: exchange, browser: "browser")
    }

    /// The receivers that still wait are cancelled with their uploads; they end when they run.
    deinit {
        scope.dispose()
        time.run {}
    }

    private func mount(_ uploads: Uploads) -> WebNode {
        let node = backend.makeFilePicker(for: uploads, until: scope)
        backend.insert(node, into: backend.stack, before: nil)
        backend.isPageSent = true
        return node.children[2]
    }

    private func value(of node: WebNode) throws -> Value {
        let text = try #require(node[attribute: .dataValue])
        return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    private func send(_ message: String, _ detail: String, from node: WebNode) {
        time.run { backend.handle(.dispatch(node: node.number, name: "script:\(message)", detail: detail)) }
    }

    @Test func manyFilesThatAreRefusedAreToldToThePageAtOnce() throws {
        let uploads = makeUploads(Uploads.Limits(kinds: [".png"]))
        let picker = WebFilePicker(for: uploads, in: backend.files)
        var texts: [String] = []
        let observation = picker.value.observeChanges { texts.append($0) }
        let list = (1...1000).map { #"{"key":\#($0),"name":"\#($0).bin","size":1,"type":""}"# }
        time.run { _ = picker.messages["chosen"]?("[\(list.joined(separator: ","))]") }
        #expect(texts.count == 1 && texts[0].hasSuffix(#""last":1000,"files":{}}"#))
        observation.dispose()
    }

    private func choose(_ files: (key: Int, size: Int)..., from node: WebNode) {
        let list = files.map { #"{"key":\#($0.key),"name":"\#($0.key).bin","size":\#($0.size),"type":""}"# }
        send("chosen", "[\(list.joined(separator: ","))]", from: node)
    }

    private func pipe(_ address: String?) throws -> UploadPipe {
        let token = try #require(FileAddress.token(in: address ?? ""))
        guard case .upload(let pipe) = exchange.file(token, for: "browser") else { throw CancellationError() }
        return pipe
    }

    private func makeUploads(_ limits: Uploads.Limits = Uploads.Limits(atOnce: 9)) -> Uploads {
        Uploads(limits) { upload in for try await _ in upload.bytes {} }
    }

    @Test func thePageGetsAnAddressForEachFile() throws {
        let uploads = makeUploads(Uploads.Limits(kinds: [".bin", "image/*"]))
        let node = mount(uploads)
        let before = try value(of: node)
        #expect(before.kinds == ".bin,image/*" && before.several && before.files.isEmpty)
        choose((1, 5), from: node)
        let after = try value(of: node)
        #expect(after.epoch == before.epoch && after.last == 1)
        #expect(try pipe(after.files["1"]).size == 5)
        let token = try #require(after.files["1"]).suffix(32)
        #expect(exchange.file(String(token), for: "other") == nil)
        #expect(exchange.file(String(token), for: nil) == nil)
    }

    @Test func anyViewCanTakeFiles() throws {
        let (node, uploads) = (backend.makeNode(.div, "area"), makeUploads())
        backend.acceptDrops(for: uploads, on: node, until: scope)
        backend.insert(node, into: backend.stack, before: nil)
        backend.isPageSent = true
        choose((1, 5), from: node)
        #expect(try pipe(try value(of: node).files["1"]).size == 5)
        backend.setEnabled(false, of: node)
        choose((2, 5), from: node)
        #expect(uploads.files.value.count == 1)
    }

    @Test func aViewWithAScriptTakesNoFiles() {
        let node = backend.makeNode(.div, "area")
        backend.runScript(Rendering.ScriptParts(name: "chart", value: nil), in: node, until: scope)
        let messages = Mutex<[String]>([])
        Diagnostics.$handler.withValue(.init { message in messages.withLock { $0.append("\(message)") } }) {
            backend.acceptDrops(for: makeUploads(), on: node, until: scope)
        }
        #expect(
            messages.withLock { $0 } == [
                """
                Bindery: files cannot be dropped on an element with a script of its own, “chart”. Set \
                dropDestination(for:) of a Column around it.
                """
            ])
        #expect(node[attribute: .dataScript] == "chart")
    }

    @Test func aRefusedFileHasNoAddress() throws {
        let uploads = makeUploads(Uploads.Limits(kinds: [".png"]))
        let node = mount(uploads)
        choose((1, 5), from: node)
        let after = try value(of: node)
        #expect(after.last == 1 && after.files.isEmpty)
        #expect(exchange.count == 0)
    }

    @Test func theBytesReachTheReceiver() async throws {
        var count = 0
        let uploads = Uploads { upload in for try await piece in upload.bytes { count += piece.count } }
        let node = mount(uploads)
        choose((1, 5), from: node)
        let pipe = try pipe(try value(of: node).files["1"])
        let (writer, _) = try #require(pipe.open())
        try await pipe.write([1, 2, 3, 4, 5], by: writer)
        await time.settle { uploads.files.value[0].state.value.isFinal }
        #expect(uploads.files.value[0].state.value == .done && count == 5)
        #expect(try value(of: node).files.isEmpty)
        #expect(exchange.count == 0)
    }

    @Test func aSessionReceivesOnlySomeFilesAtTheSameTime() throws {
        let uploads = makeUploads()
        let node = mount(uploads)
        choose((1, 5), (2, 5), (3, 5), (4, 5), from: node)
        #expect(try value(of: node).files.filter { $0.value.isEmpty }.map(\.key).sorted() == ["3", "4"])
        time.run { uploads.files.value[2].cancel() }
        #expect(try value(of: node).files["4"] == "")
        time.run { uploads.files.value[0].cancel() }
        #expect(try value(of: node).files["4"]?.isEmpty == false)
        #expect(exchange.count == 2)
    }

    @Test(arguments: [
        "", "null", "{}", "[1]", #"[{"key":1}]"#, #"[{"key":1,"name":2,"size":3,"type":""}]"#,
        #"[{"key":1,"name":"a","size":1e40,"type":""}]"#, #"[{"key":1,"name":"a","size":0.5,"type":""}]"#,
        #"[{"key":-1,"name":"a","size":1,"type":""}]"#,
    ])
    func aForgedMessageAddsNothing(detail: String) {
        let uploads = makeUploads()
        let node = mount(uploads)
        Diagnostics.$handler.withValue(.init { _ in }) { send("chosen", detail, from: node) }
        #expect(uploads.files.value.isEmpty)
    }

    @Test func aKeyCountsOnce() {
        let uploads = makeUploads()
        let node = mount(uploads)
        choose((1, 5), (1, 5), from: node)
        choose((1, 5), from: node)
        #expect(uploads.files.value.count == 1)
    }

    @Test func aMessageNamesALimitedNumberOfFiles() {
        let uploads = makeUploads(Uploads.Limits(count: 5000))
        let node = mount(uploads)
        let files = (1...2000).map { #"{"key":\#($0),"name":"a","size":1,"type":""}"# }
        send("chosen", "[\(files.joined(separator: ","))]", from: node)
        #expect(uploads.files.value.count == 1000)
    }

    @Test func anUploadThatBringsNothingIsInterrupted() async throws {
        let uploads = makeUploads()
        let node = mount(uploads)
        choose((1, 5), from: node)
        time.advance(by: .seconds(59))
        #expect(uploads.files.value[0].state.value == .uploading)
        time.advance(by: .seconds(1))
        await time.settle { uploads.files.value[0].state.value.isFinal }
        #expect(uploads.files.value[0].state.value == .failed(.interrupted))
        #expect(exchange.count == 0)
    }

    @Test func anUploadThatDripsIsInterrupted() async throws {
        let uploads = makeUploads()
        let node = mount(uploads)
        choose((1, 1000), from: node)
        let pipe = try pipe(try value(of: node).files["1"])
        let (writer, _) = try #require(pipe.open())
        for second in 1...59 {
            time.advance(by: .seconds(1))
            try await pipe.write([1], by: writer)
            await time.settle { uploads.files.value[0].progress.value == Double(second / 10) / 100 }
        }
        time.advance(by: .seconds(1))
        await time.settle { uploads.files.value[0].state.value.isFinal }
        #expect(uploads.files.value[0].state.value == .failed(.interrupted))
    }

    @Test func anUploadThatBringsEnoughMayTakeLong() async throws {
        let uploads = makeUploads()
        let node = mount(uploads)
        choose((1, 10 << 16), from: node)
        let pipe = try pipe(try value(of: node).files["1"])
        let (writer, _) = try #require(pipe.open())
        for step in 1...10 {
            time.advance(by: .seconds(50))
            try await pipe.write(Array(repeating: 1, count: 1 << 16), by: writer)
            await time.settle { uploads.files.value[0].progress.value == Double(step) / 10 }
        }
        await time.settle { uploads.files.value[0].state.value.isFinal }
        #expect(uploads.files.value[0].state.value == .done)
    }

    @Test func anUploadWhoseTurnHasNotComeDoesNotTimeOut() async throws {
        let uploads = makeUploads()
        let node = mount(uploads)
        choose((1, 5), (2, 5), (3, 5), from: node)
        time.advance(by: .seconds(60))
        await time.settle { uploads.files.value[1].state.value.isFinal }
        #expect(uploads.files.value.map(\.state.value) == [.failed(.interrupted), .failed(.interrupted), .uploading])
        #expect(try value(of: node).files["3"]?.isEmpty == false)
    }

    @Test func uploadsEndWithTheirPicker() async throws {
        let uploads = makeUploads()
        let node = mount(uploads)
        choose((1, 5), (2, 5), from: node)
        time.run { scope.dispose() }
        await time.settle { uploads.files.value.allSatisfy(\.state.value.isFinal) }
        #expect(uploads.files.value.map(\.state.value) == [.failed(.interrupted), .failed(.interrupted)])
        #expect(exchange.count == 0)
    }

    @Test func aFileThatTheBrowserCannotReadFails() async throws {
        let uploads = makeUploads()
        let node = mount(uploads)
        choose((1, 5), from: node)
        send("unreadable", "1", from: node)
        await time.settle { uploads.files.value[0].state.value.isFinal }
        #expect(uploads.files.value[0].state.value == .failed(.wrongSize))
    }

    @Test func addressesEndWithTheSession() {
        var files: SessionFiles? = SessionFiles(FileOrigin(exchange: exchange, browser: "browser"))
        let address = files!.address(of: ServedFile("a", type: "text/plain") { [] }, until: scope)
        scope.dispose()
        #expect(exchange.count == 1, "the browser may resume it")
        files = nil
        #expect(exchange.count == 0)
        #expect(address.hasPrefix("/bindery/files/"))
    }

    @Test func onlyTheLastAddressesOutliveTheirViews() {
        let files = SessionFiles(FileOrigin(exchange: exchange, browser: "browser"))
        for _ in 0..<100 {
            let view = Scope()
            _ = files.address(of: ServedFile("a", type: "text/plain") { [] }, until: view)
            view.dispose()
        }
        #expect(exchange.count == 64)
    }

    @Test func aSessionWithoutFilesHasNoAddresses() {
        let button = backend.makeButton(prominence: .primary) {}
        backend.insert(button, into: backend.stack, before: nil)
        #expect(Mirror(reflecting: backend).descendant("sessionFiles") as? SessionFiles == nil)
    }
}
