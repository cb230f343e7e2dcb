import BinderyTestSupport
import BinderyView
import Foundation
import Screens
import ShowcaseModels
import Testing

@testable import Catalogue
@testable import Showcase

/// What is remembered of a browser until the next start.
@Suite struct BrowserMemoryTests {
    private let login = SavedLogin(phone: "13874389438", code: "5858", nickname: "花田半亩")

    private func withMemory(_ body: (BrowserMemory) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let store = try BrowserStore.open(database: folder.appendingPathComponent("x.sqlite").path)
            defer { store.close() }
            try await body(BrowserMemory(store: store, browser: "a"))
        }
    }

    @Test func aLoginIsFoundAgain() async throws {
        try await withMemory { memory in
            #expect(await memory.load() == Remembered())
            await memory.save(login)
            #expect(await memory.load() == Remembered(login: login))
        }
    }

    @Test func whoLogsOutFindsThePhoneWithoutTheCode() async throws {
        try await withMemory { memory in
            await memory.save(login)
            await memory.logOut()
            let left = SavedLogin(phone: login.phone, code: nil, nickname: login.nickname)
            #expect(await memory.load().login == left)
            #expect(left.account == nil)
            await memory.save(login)
            #expect(await memory.load() == Remembered(login: login))
        }
    }

    @Test func loggingOutHoldsAlsoWhereTheLoginCannotBeReadAtTheTime() async throws {
        try await withMemory { memory in
            await memory.save(login)
            let text = try await memory.store.values(browser: "a")["login"]
            try await memory.store.set("{", for: "login", browser: "a")
            await memory.logOut()
            try await memory.store.set(text, for: "login", browser: "a")
            #expect(await memory.load().login?.account == nil)
        }
    }

    @Test func todosAndLookAreFoundAgain() async throws {
        try await withMemory { memory in
            await memory.save(todos: "[1]")
            var look = Look()
            look.scheme = .dark
            await memory.save(look)
            #expect(await memory.load() == Remembered(look: look, todos: "[1]"))
        }
    }

    @Test func theChosenLanguageComesBeforeThoseOfTheBrowser() async throws {
        try await withMemory { memory in
            #expect(await memory.load().languages(before: ["en-GB", "fr"]) == ["en-GB", "fr"])
            await memory.save(Language.chinese)
            #expect(await memory.load().languages(before: ["en-GB", "fr"]) == ["zh-Hans", "en-GB", "fr"])
        }
    }
}
