import BinderyTestSupport
import BinderyView
import Foundation
import Testing

@testable import BinderyWeb

@Suite struct DevelopmentStoreTests {
    private let folder = try! TemporaryFolder()

    @Test func theNextProcessFindsWhatWasSaved() async throws {
        let file = folder.url.appending(path: "build/app.json")
        let store = DevelopmentStore(file: file)
        try await store.save([
            SavedSession(token: "a", browser: "x", location: "/1"),
            SavedSession(token: "b", browser: "x", location: "/2"),
        ])
        try await store.save(SavedSession(token: "a", browser: "x", location: "/3", trail: "/ /3"))
        try await store.remove("b")
        let next = DevelopmentStore(file: file)
        #expect(await next.session("a") == SavedSession(token: "a", browser: "x", location: "/3", trail: "/ /3"))
        #expect(await next.session("b") == nil)
    }

    @Test func aFileOfAnotherVersionCountsAsEmpty() async throws {
        let file = folder.url.appending(path: "app.json")
        try Data("[1, 2]".utf8).write(to: file)
        let store = DevelopmentStore(file: file)
        #expect(await store.session("a") == nil)
        try await store.save(SavedSession(token: "a", browser: "x", location: "/"))
        #expect(await DevelopmentStore(file: file).session("a") != nil)
    }

    @Test func aProcessThatIsNotUnderDevelopmentHasNone() {
        #expect(DevelopmentStore.ofProcess == nil)
    }
}
