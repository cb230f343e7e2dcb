import BinderyTesting
import BinderyView
import Testing

@Suite struct FilePickerTests {
    private func makeApp(_ uploads: Uploads, isThere: Property<Bool> = .constant(true)) -> HeadlessApp {
        HeadlessApp {
            When(isThere) { FilePicker("Add pictures", uploads: uploads).id("add") }
            FilePicker.Files(uploads)
        }
    }

    @Test func aFileIsChosenWithoutABrowser() throws {
        var sizes: [Int] = []
        let uploads = Uploads { upload in
            for try await piece in upload.bytes { sizes.append(piece.count) }
        }
        let app = makeApp(uploads)
        #expect(try app.find("add").text == "Add pictures\nor drop or paste files here")
        try app.find("add").choose(HeadlessFile("a.png", bytes: Array(repeating: 1, count: 100_000)))
        #expect(sizes == [65536, 34464])
        #expect(try app.find("file-1-name").text == "a.png")
        #expect(try app.find("file-1-state").text == "Uploaded")
        #expect(try app.find("file-1-state").node.isAnnounced)
        try app.find("file-1-remove").tap()
        #expect(uploads.files.value.isEmpty)
    }

    @Test func theListShowsProgressAndCancels() throws {
        let time = VirtualScheduler()
        let uploads = Uploads { upload in
            for try await _ in upload.bytes { try await ExecutionContext.current?.scheduler.sleep(for: .seconds(1)) }
        }
        let app = HeadlessApp(time: time) {
            FilePicker("Add", uploads: uploads).id("add")
            FilePicker.Files(uploads)
        }
        try app.find("add").choose(HeadlessFile("a.bin", bytes: Array(repeating: 1, count: 1 << 18)))
        #expect(try app.find("file-1-progress").node.progress == 0.25)
        time.advance(by: .seconds(1))
        #expect(try app.find("file-1-progress").node.progress == 0.5)
        #expect(try app.find("file-1-cancel").accessibilityLabel == "Cancel: a.bin")
        try app.find("file-1-cancel").tap()
        #expect(try app.find("file-1-state").text == "Cancelled")
    }

    @Test func theListLeavesOutWhatTheApplicationShows() throws {
        let uploads = Uploads(Uploads.Limits(kinds: [".png"])) { upload in for try await _ in upload.bytes {} }
        let app = HeadlessApp {
            FilePicker("Add", uploads: uploads).id("add")
            FilePicker.Files(uploads, showsDone: false)
        }
        try app.find("add").choose(HeadlessFile("a.png", bytes: [1]), HeadlessFile("b.exe", bytes: [1]))
        #expect(uploads.files.value.map(\.state.value) == [.done, .failed(.wrongKind)])
        #expect(!app.isPresent("file-1") && app.isPresent("file-2"))
        #expect(InterfaceTexts.english.files.text(of: .done) == "Uploaded")
    }

    @Test func theListSaysWhyAFileIsRefused() throws {
        let uploads = Uploads(Uploads.Limits(kinds: [".png"], fileSize: 2_500_000, count: 1)) { _ in
            throw Upload.Failure.rejected("This is not a picture.")
        }
        let app = makeApp(uploads)
        try app.find("add").choose(
            HeadlessFile("a.exe", bytes: []), HeadlessFile("b.png", bytes: [], claimedSize: 2_500_001),
            HeadlessFile("c.png", bytes: [1]))
        #expect(try app.find("file-1-state").text == "Files of this kind are not accepted.")
        #expect(try app.find("file-2-state").text == "The file is larger than 2.5 MB.")
        #expect(try app.find("file-3-state").text == "This is not a picture.")
    }

    @Test func aFileThatIsNotAsItWasSaidFails() throws {
        let uploads = Uploads { upload in for try await _ in upload.bytes {} }
        let app = makeApp(uploads)
        try app.find("add").choose(
            HeadlessFile("less", bytes: [1], claimedSize: 2), HeadlessFile("more", bytes: [1, 2], claimedSize: 1))
        #expect(try app.find("file-1-state").text == "The upload was interrupted. Choose the file again.")
        #expect(try app.find("file-2-state").text == "The file has changed meanwhile. Choose it again.")
    }

    @Test func unfinishedUploadsEndWithTheirPicker() throws {
        let time = VirtualScheduler(), isThere = MutableProperty(true)
        let uploads = Uploads { upload in
            for try await _ in upload.bytes { try await ExecutionContext.current?.scheduler.sleep(for: .seconds(1)) }
        }
        let app = HeadlessApp(time: time) { When(isThere) { FilePicker("Add", uploads: uploads).id("add") } }
        try app.find("add").choose(HeadlessFile("a.bin", bytes: Array(repeating: 1, count: 1 << 18)))
        time.run { isThere.value = false }
        time.advance(by: .seconds(1))
        #expect(uploads.files.value[0].state.value == .failed(.interrupted))
    }

    @Test func filesAreDroppedOnAnyView() throws {
        let uploads = Uploads { upload in for try await _ in upload.bytes {} }
        let isOff = MutableProperty(false)
        let app = HeadlessApp {
            Column {
                Text("Pictures")
                FilePicker("Add", uploads: uploads).id("add")
            }
            .disabled(isOff).dropDestination(for: uploads).id("gallery")
            Text("Nothing").id("text")
        }
        try app.find("gallery").drop(HeadlessFile("a.png", bytes: [1]))
        try app.find("add").drop(HeadlessFile("b.png", bytes: [1]))
        #expect(uploads.files.value.map(\.name) == ["a.png", "b.png"])
        #expect(
            message { try app.find("text").drop(HeadlessFile("c.png", bytes: [1])) }
                == #"The text "text" cannot be given files: it has no `dropDestination(for:)`."#)
        #expect(
            message { try app.find("gallery").choose(HeadlessFile("c.png", bytes: [1])) }
                == #"The column "gallery" cannot be given files: it is not a picker of files."#)
        #expect(uploads.files.value.count == 2)
    }

    @Test func unfinishedUploadsEndWithTheViewThatTheyWereDroppedOn() throws {
        let time = VirtualScheduler(), isThere = MutableProperty(true)
        let uploads = Uploads { upload in
            for try await _ in upload.bytes { try await ExecutionContext.current?.scheduler.sleep(for: .seconds(1)) }
        }
        let app = HeadlessApp(time: time) {
            When(isThere) { Text("Here").dropDestination(for: uploads).id("here") }
        }
        try app.find("here").drop(HeadlessFile("a.bin", bytes: Array(repeating: 1, count: 1 << 18)))
        time.run { isThere.value = false }
        time.advance(by: .seconds(1))
        #expect(uploads.files.value[0].state.value == .failed(.interrupted))
    }

    @Test func aDownloadHasItsFile() async throws {
        let file = ServedFile("Liste.csv", type: "text/csv") { Array("a;b".utf8) }
        let app = HeadlessApp { Link("Save", download: file).id("save") }
        #expect(try app.find("save").text == "Save")
        #expect(try app.find("save").download?.name == "Liste.csv")
        let around = HeadlessApp { Link(download: file) { Text("The list") }.id("save") }
        #expect(try around.find("save").download?.name == "Liste.csv")
        #expect(try around.find("save").text == "The list")
        #expect(try HeadlessApp { Text("a").id("a") }.find("a").download == nil)
    }

    @Test func anElementHasTheAddressOfAFile() throws {
        let film = ServedFile("a.webm", type: "video/webm", path: "/srv/a.webm").inline()
        let app = HeadlessApp { Element("video").attribute("src", file: film).id("film") }
        #expect(try app.find("film").attribute("src") == "/files/a.webm")
    }
}
