import BinderyTesting
import Testing
import UIKit

@testable import BinderyUIKitView

/// Files that the user gives to the program, and those that the program gives to the user.
@MainActor
@Suite final class FileTests {
    private let window = UIWindow()
    private let received = Received()

    private final class Received {
        var texts: [String] = []
    }

    isolated deinit { window.rootViewController = nil }

    private func show(_ content: @escaping () -> some View) { window.show(content) }

    private func file(_ name: String, _ text: String) throws -> URL {
        let file = try TemporaryFile(named: name)
        try Data(text.utf8).write(to: file.url)
        return file.url
    }

    private func makeUploads(_ limits: Uploads.Limits = .init()) -> Uploads {
        let received = received
        return Uploads(limits) { upload in
            var bytes: [UInt8] = []
            for try await piece in upload.bytes { bytes += piece }
            received.texts.append("\(upload.name): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    private func ends(_ uploads: Uploads) async -> [Upload.State] {
        _ = await uploads.files.firstValue { !$0.isEmpty }
        for upload in uploads.files.value { _ = await upload.state.firstValue { $0.isFinal } }
        return uploads.files.value.map(\.state.value)
    }

    private var picker: UIDocumentPickerViewController? {
        window.rootViewController?.presentedViewController as? UIDocumentPickerViewController
    }

    @Test
    func theUserChoosesFiles() async throws {
        let uploads = makeUploads(Uploads.Limits(kinds: [".txt", "image/*"]))
        show { FilePicker("Add", uploads: uploads).id("add") }
        let button: UIButton = try #require(window.find("add"))
        button.userTaps()
        #expect(picker?.allowsMultipleSelection == true)
        let (tea, table) = (try file("tea.txt", "green"), try file("table.csv", "1,2"))
        picker?.userChooses(table)
        #expect(uploads.files.value.isEmpty && picker != nil, "the picker does not offer tables")
        picker?.userChooses(tea, try file("books.txt", "four"))
        #expect(uploads.files.value.map(\.name) == ["tea.txt", "books.txt"])
        #expect(uploads.files.value.map(\.type) == ["text/plain", "text/plain"])
        #expect(await ends(uploads) == [.done, .done])
        #expect(received.texts.sorted() == ["books.txt: four", "tea.txt: green"])
        #expect(!FileManager.default.fileExists(atPath: tea.path), "the copy is removed")
    }

    @Test
    func aPickerThatIsDisabledOrRemovedTakesNothing() async throws {
        let (isOff, isThere, uploads) = (MutableProperty(true), MutableProperty(true), makeUploads())
        show { When(isThere) { FilePicker("Add", uploads: uploads).id("add").disabled(isOff) } }
        let button: UIButton = try #require(window.find("add"))
        button.userTaps()
        #expect(picker == nil)
        isOff.value = false
        button.userTaps()
        let (open, late) = (try #require(picker), try file("late.txt", "late"))
        isThere.value = false
        open.userChooses(late)
        #expect(uploads.files.value.isEmpty)
    }

    @Test
    func filesAreDropped() async throws {
        let (uploads, isOff) = (makeUploads(), MutableProperty(true))
        show { Column { Text("Album").id("album") }.dropDestination(for: uploads).disabled(isOff) }
        let album: UILabel = try #require(window.find("album"))
        album.isUserInteractionEnabled = true
        let tea = NSItemProvider(contentsOf: try file("tea.txt", "green"))
        #expect(!album.userDrops(try #require(tea)))
        isOff.value = false
        #expect(album.userDrops(try #require(tea)))
        #expect(await ends(uploads) == [.done])
        #expect(received.texts == ["tea.txt: green"])
    }

    @Test
    func aFileIsGivenToTheUser() async throws {
        let list = ServedFile("Orders.csv", type: "text/csv") { Array("1,2".utf8) }
        let stream = ServedFile(
            "Log.txt", type: "text/plain",
            content: .stream { write in
                try await write(Array("a".utf8))
                try await write(Array("b".utf8))
            })
        let path = ServedFile("Copy.txt", type: "text/plain", path: try file("tea.txt", "green").path)
        for (file, text) in [(list, "1,2"), (stream, "ab"), (path, "green")] {
            show { Link("Save", download: file).id("save") }
            let link: UIButton = try #require(window.find("save"))
            link.userTaps()
            link.userTaps()
            let sheet = try #require(await shownSheet())
            #expect(sheet.popoverPresentationController?.sourceView === link)
            let copy = try #require(sheet.standInItems.first as? URL)
            #expect(copy.lastPathComponent == file.name)
            #expect(try String(contentsOf: copy, encoding: .utf8) == text)
            sheet.userEnds(hasSaved: true)
            #expect(!FileManager.default.fileExists(atPath: copy.path))
        }
    }

    private func shownSheet() async -> UIActivityViewController? {
        for _ in 0..<1_000_000 where window.rootViewController?.presentedViewController == nil { await Task.yield() }
        return window.rootViewController?.presentedViewController as? UIActivityViewController
    }

    @Test
    func aFileWithoutContentIsDiagnosed() async throws {
        let messages = Messages()
        await Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            show { Link("Save", download: ServedFile("a.txt", type: "text/plain", path: "/nowhere/a.txt")).id("save") }
            let link: UIButton? = window.find("save")
            link?.userTaps()
            for _ in 0..<1_000_000 where messages.all.isEmpty { await Task.yield() }
        }
        let message = try #require(messages.all.first)
        #expect(message.hasPrefix("Bindery: BinderyUIKitView cannot give “a.txt” to the user: "))
    }
}
