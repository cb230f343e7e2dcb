import Foundation
import Testing

/// The watcher of `swift package dev`, whose file is compiled here as well.
@Suite struct WatchingTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")
        private var clock = Date(timeIntervalSince1970: 1_000_000_000)

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: url) }

        /// Each write has a time of its own, also where the clock of the file system is coarse.
        func write(_ text: String, to name: String) throws {
            let file = url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            clock += 1
            try FileManager.default.setAttributes([.modificationDate: clock], ofItemAtPath: file.path)
        }
    }

    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.write("one", to: "Main.swift")
        try folder.write("one", to: "Views/Page.swift")
    }

    private func names(_ files: [String]) -> [String] { files.map { URL(filePath: $0).lastPathComponent } }

    @Test func aChangeIsTakenOnceNothingChangesAnyMore() throws {
        var watching = Watching([folder.url])
        #expect(watching.takeChanges().isEmpty)
        try folder.write("two", to: "Views/Page.swift")
        #expect(watching.takeChanges().isEmpty)
        try folder.write("two", to: "Main.swift")
        #expect(watching.takeChanges().isEmpty)
        #expect(names(watching.takeChanges()) == ["Main.swift", "Page.swift"])
        #expect(watching.takeChanges().isEmpty)
    }

    @Test func aNewFileAndARemovedOneAreChanges() throws {
        var watching = Watching([folder.url])
        try folder.write("one", to: "Other.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Main.swift"))
        _ = watching.takeChanges()
        #expect(names(watching.takeChanges()) == ["Main.swift", "Other.swift"])
    }

    @Test func aSingleFileIsWatchedToo() throws {
        var watching = Watching([folder.url.appending(path: "Main.swift")])
        try folder.write("two", to: "Views/Page.swift")
        _ = watching.takeChanges()
        #expect(watching.takeChanges().isEmpty)
        try folder.write("two", to: "Main.swift")
        _ = watching.takeChanges()
        #expect(names(watching.takeChanges()) == ["Main.swift"])
    }

    @Test func whatIsNotBuiltIsNotWatched() throws {
        var watching = Watching([folder.url])
        for name in [".Main.swift.swp", "#Main.swift#", "Main.swift~", "README.md", "Guide.docc/Page.swift"] {
            try folder.write("x", to: name)
        }
        _ = watching.takeChanges()
        #expect(watching.takeChanges().isEmpty)
    }
}
