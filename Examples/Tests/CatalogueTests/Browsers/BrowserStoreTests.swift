import BinderyTestSupport
import Catalogue
import Foundation
import GRDB
import Testing

@Suite struct BrowserStoreTests {
    @Test func aTextIsKeptForItsBrowserAlone() async throws {
        try await withCatalogue { catalogue, _ in
            let store = catalogue.browserStore
            try await store.set("13874389438", for: "phone", browser: "a")
            try await store.set("18616350274", for: "phone", browser: "b")
            #expect(try await store.values(browser: "a")["phone"] == "13874389438")
            #expect(try await store.values(browser: "a")["code"] == nil)
            #expect(try await store.values(browser: "c")["phone"] == nil)
        }
    }

    @Test func theLastTextCountsAndNilForgetsIt() async throws {
        try await withCatalogue { catalogue, _ in
            let store = catalogue.browserStore
            try await store.set("1", for: "phone", browser: "a")
            try await store.set("2", for: "phone", browser: "a")
            #expect(try await store.values(browser: "a")["phone"] == "2")
            try await store.set(nil, for: "phone", browser: "a")
            #expect(try await store.values(browser: "a")["phone"] == nil)
        }
    }

    @Test func aTextLastsAcrossRestarts() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { catalogue, _ in
                try await catalogue.browserStore.set("基础", for: "query", browser: "a")
            }
            try await withCatalogue(at: file) { (catalogue, _) async throws in
                #expect(try await catalogue.browserStore.values(browser: "a")["query"] == "基础")
            }
        }
    }

    @Test func theFileHasNeitherTheCookieNorTheText() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            let cookie = "0123456789abcdef0123456789abcdef"
            try await withCatalogue(at: file) { catalogue, client in
                try await catalogue.browserStore.set("a text that is kept", for: "query", browser: cookie)
                #expect(try await client.put("/goods/1/like", as: cookie).status == 200)
                #expect(try await client.get("/groups", as: cookie).status == 200)
                #expect(try await client.put("/access", #"{"isGranted": false}"#, as: cookie).status == 200)
            }
            let bytes = try Data(contentsOf: file)
            #expect(bytes.range(of: Data(cookie.utf8)) == nil)
            #expect(bytes.range(of: Data("that is kept".utf8)) == nil)
        }
    }

    @Test func aTextIsKeptWholeWhateverIsInIt() async throws {
        try await withCatalogue { catalogue, _ in
            try await catalogue.browserStore.set("keep\0lost", for: "query", browser: "a")
            #expect(try await catalogue.browserStore.values(browser: "a")["query"] == "keep\0lost")
        }
    }

    @Test func aTextThatWasChangedInTheFileIsOmitted() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { catalogue, _ in
                try await catalogue.browserStore.set("one", for: "phone", browser: "a")
                try await catalogue.browserStore.set("two", for: "code", browser: "a")
            }
            let queue = try DatabaseQueue(path: file.path)
            try await queue.write { db in
                try db.execute(
                    sql: """
                        UPDATE browser_value SET value = (SELECT value FROM browser_value WHERE key = 'code')
                        WHERE key = 'phone'
                        """)
            }
            try queue.close()
            try await withCatalogue(at: file) { (catalogue, _) async throws in
                #expect(try await catalogue.browserStore.values(browser: "a") == ["code": "two"])
            }
        }
    }

    @Test func aCancelledCallerKeepsItsText() async throws {
        try await withCatalogue { catalogue, _ in
            let store = catalogue.browserStore
            let caller = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await store.set("1", for: "phone", browser: "a")
            }
            try await caller.value
            #expect(try await store.values(browser: "a")["phone"] == "1")
        }
    }

    @Test func aStoppedCatalogueSaysSo() async throws {
        let store = try await withCatalogue { catalogue, _ in catalogue.browserStore }
        await #expect(throws: BrowserStoreFailure.stopped) {
            try await store.set("1", for: "phone", browser: "a")
        }
        await #expect(throws: BrowserStoreFailure.stopped) {
            try await store.values(browser: "a")["phone"]
        }
        #expect(
            "\(BrowserStoreFailure.stopped)"
                == "The catalogue of this browser store was stopped. Start one, and use its store.")
    }
}
