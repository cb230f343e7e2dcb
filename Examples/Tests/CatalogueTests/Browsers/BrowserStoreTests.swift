import Catalogue
import Foundation
import Testing

@Suite struct BrowserStoreTests {
    @Test func aTextIsKeptForItsBrowserAlone() async throws {
        try await withCatalogue { catalogue, _ in
            let store = catalogue.browserStore
            try await store.set("13874389438", for: "phone", browser: "a")
            try await store.set("18616350274", for: "phone", browser: "b")
            #expect(try await store.value(for: "phone", browser: "a") == "13874389438")
            #expect(try await store.value(for: "code", browser: "a") == nil)
            #expect(try await store.value(for: "phone", browser: "c") == nil)
        }
    }

    @Test func theLastTextCountsAndNilForgetsIt() async throws {
        try await withCatalogue { catalogue, _ in
            let store = catalogue.browserStore
            try await store.set("1", for: "phone", browser: "a")
            try await store.set("2", for: "phone", browser: "a")
            #expect(try await store.value(for: "phone", browser: "a") == "2")
            try await store.set(nil, for: "phone", browser: "a")
            #expect(try await store.value(for: "phone", browser: "a") == nil)
        }
    }

    @Test func aTextLastsAcrossRestarts() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { catalogue, _ in
                try await catalogue.browserStore.set("基础", for: "query", browser: "a")
            }
            try await withCatalogue(at: file) { (catalogue, _) async throws in
                #expect(try await catalogue.browserStore.value(for: "query", browser: "a") == "基础")
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
            #expect(try await store.value(for: "phone", browser: "a") == "1")
        }
    }

    @Test func aStoppedCatalogueSaysSo() async throws {
        let store = try await withCatalogue { catalogue, _ in catalogue.browserStore }
        await #expect(throws: BrowserStoreFailure.stopped) {
            try await store.set("1", for: "phone", browser: "a")
        }
        await #expect(throws: BrowserStoreFailure.stopped) {
            try await store.value(for: "phone", browser: "a")
        }
        #expect(
            "\(BrowserStoreFailure.stopped)"
                == "The catalogue of this browser store was stopped. Start one, and use its store.")
    }
}
