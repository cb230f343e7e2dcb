import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

private struct Sorting: Codable, Equatable {
    enum Direction: String, Codable { case up, down }

    var field = "title"
    var direction = Direction.up
}

private class Page: Restorable {
    @Reactive(.saved) var number = 1
}

private final class Filter: Restorable {
    @Reactive(.saved) var kinds: [String] = []
    weak var parent: Search?
}

private final class Search: Page {
    @Reactive(.saved, name: "query") var query = ""
    @Reactive(.saved("sort")) var sorting = Sorting()
    @Reactive var results: [String] = []
    let filter = Filter()

    override init() {
        super.init()
        filter.parent = self
    }
}

/// A later version of the model.
private final class NewSearch: Restorable {
    @Reactive(.saved) var query = ""
    @Reactive(.saved) var number = "one"
    @Reactive(.saved) var isExact = true
}

private final class Shelf: Restorable {
    let filter = Filter()
}

private final class NewerShelf: Restorable {
    final class Filter: Restorable {
        @Reactive(.saved) var kinds: [String] = []
        @Reactive(.saved) var isExact = true
    }

    let filter = Filter()
}

/// A word that logs its encoding.
private struct Noted: Codable, Equatable {
    let word: String
    var log: TextLog?

    init(_ word: String, _ log: TextLog) { (self.word, self.log) = (word, log) }

    init(from decoder: any Decoder) throws { word = try String(from: decoder) }

    func encode(to encoder: any Encoder) throws {
        log?.lines.append(word)
        try word.encode(to: encoder)
    }

    static func == (left: Noted, right: Noted) -> Bool { left.word == right.word }
}

private final class TextLog {
    var lines: [String] = []
}

private final class NotedModel: Restorable {
    let first, second: MutableProperty<Noted>
    let inner: NotedModel?

    init(_ name: String, _ log: TextLog, inner: NotedModel? = nil) {
        first = MutableProperty(Noted(name + "1", log), .saved("first"))
        second = MutableProperty(Noted(name + "2", log), .saved("second"))
        self.inner = inner
    }
}

@Suite struct SavedStateTests {
    private let search = Search()

    private func filled() -> Search {
        let search = Search()
        search.query = "swift"
        search.number = 3
        search.sorting.direction = .down
        search.results = ["A book"]
        search.filter.kinds = ["novel", "poem"]
        return search
    }

    @Test func markedPropertiesAreRestoredWithThoseOfNestedModelsAndSuperclasses() {
        let snapshot = SavedState(of: filled()).snapshot.value
        SavedState(of: search).restore(snapshot)
        #expect(search.query == "swift")
        #expect(search.number == 3)
        #expect(search.sorting == Sorting(direction: .down))
        #expect(search.filter.kinds == ["novel", "poem"])
        #expect(search.results == [], "it is not marked")
        #expect(SavedState(of: search).snapshot.value == snapshot)
    }

    @Test func theSnapshotChangesOncePerTransactionAndOnlyForMarkedProperties() {
        let state = SavedState(of: search)
        var snapshots: [StateSnapshot] = []
        let observation = state.snapshot.observeChanges { snapshots.append($0) }
        transaction {
            search.query = "s"
            search.number = 2
            search.filter.kinds.append("novel")
        }
        #expect(snapshots.count == 1)
        search.results = ["A book"]
        search.query = "s"
        #expect(snapshots.count == 1)
        search.filter.kinds.append("poem")
        #expect(snapshots.count == 2)
        #expect(snapshots.last == state.snapshot.value)
        observation.dispose()
    }

    @Test func whileItIsObservedOnlyChangesAreEncodedAgain() {
        let log = TextLog(), inner = NotedModel("b", log), model = NotedModel("a", log, inner: inner)
        let state = SavedState(of: model)
        func takeLog() -> [String] {
            defer { log.lines = [] }
            return log.lines.sorted()
        }
        #expect(state.makeSnapshot() == state.makeSnapshot())
        #expect(takeLog() == ["a1", "a1", "a2", "a2", "b1", "b1", "b2", "b2"], "nothing is kept")
        let observation = state.snapshot.observe { _ in }
        #expect(takeLog() == ["a1", "a2", "b1", "b2"])
        inner.second.value = Noted("b3", log)
        #expect(takeLog() == ["b3"])
        observation.dispose()
    }

    @Test func restoringIsOneTransaction() {
        let snapshot = SavedState(of: filled()).snapshot.value
        let state = SavedState(of: search)
        var seen: [String] = []
        let line = Property { [search] in "\(search.query) \(search.number) \(search.filter.kinds.count)" }
        let observation = line.observe { seen.append($0) }
        state.restore(snapshot)
        #expect(seen == [" 1 0", "swift 3 2"])
        observation.dispose()
    }

    @Test func aVersionThatDroppedAndAddedPropertiesTakesWhatItKnows() {
        let old = SavedState(of: filled()).snapshot.value
        let model = NewSearch()
        let state = SavedState(of: model)
        _ = diagnoses { state.restore(old) }
        #expect(model.query == "swift")
        #expect(model.isExact)
        // The old version restores its own values, and keeps those of the new one.
        model.query = "bindery"
        _ = diagnoses { SavedState(of: search).restore(state.snapshot.value) }
        #expect(search.query == "bindery")
        #expect(search.filter.kinds == ["novel", "poem"])
    }

    @Test func anotherStateForgetsTheOtherKeysOfTheFirst() {
        let state = SavedState(of: Shelf())
        let before = state.snapshot.value
        state.restore(SavedState(of: NewerShelf()).snapshot.value)
        #expect(state.snapshot.value != before)
        state.restore(StateSnapshot())
        #expect(state.snapshot.value == before)
    }

    @Test func unknownKeysMayBeDropped() {
        let old = SavedState(of: filled()).snapshot.value
        let model = NewSearch()
        let state = SavedState(of: model, unknownKeys: .dropped)
        _ = diagnoses { state.restore(old) }
        SavedState(of: search).restore(SavedState(of: NewSearch(), unknownKeys: .dropped).snapshot.value)
        #expect(search.filter.kinds == [])
        #expect(state.snapshot.value != old)
    }

    @Test func aValueThatDoesNotDecodeIsDiagnosedAndLosesNothingElse() {
        let old = SavedState(of: filled()).snapshot.value
        let model = Changed()
        let texts = diagnoses { SavedState(of: model).restore(old) }
        #expect(model.query == "swift")
        #expect(model.number == "one")
        #expect(model.sort == Changed.Sorting())
        #expect(
            texts == [
                """
                Bindery: “number” of Changed (Changed.swift:1) is not restored: expected String but found the number 3. It \
                keeps its value. Let its type decode what was saved before, or give the property a new key.
                """,
                """
                Bindery: “sort” of Changed (sort (Changed.swift:2)) is not restored: at “direction”, expected Int but found a \
                text. It keeps its value. Let its type decode what was saved before, or give the property a new key.
                """,
            ])
    }

    @Test func whereADeepValueFailsIsNamed() {
        let model = Lists(), changed = ChangedLists()
        let texts = diagnoses { SavedState(of: changed).restore(SavedState(of: model).snapshot.value) }
        #expect(
            texts == [
                """
                Bindery: “items” of ChangedLists (Lists.swift:1) is not restored: at “[1].counts[2]”, expected Bool but found \
                the number 3. It keeps its value. Let its type decode what was saved before, or give the property a new key.
                """,
                """
                Bindery: “name” of ChangedLists (Lists.swift:2) is not restored: at “last”, nothing was saved. It keeps its \
                value. Let its type decode what was saved before, or give the property a new key.
                """,
                """
                Bindery: the model ChangedLists.nested is not restored: expected an object but found a text. It keeps its state.
                """,
            ])
        #expect(changed.items.isEmpty)
        #expect(changed.name == ChangedLists.Name(first: "", last: ""))
    }

    @Test func twoPropertiesUnderOneKeyAreDiagnosed() {
        let model = Doubled()
        var state: SavedState?
        let texts = diagnoses { state = SavedState(of: model) }
        #expect(
            texts == [
                """
                Bindery: Doubled saves two things under the key “q”: Doubled.swift:1 and question (Doubled.swift:2). The first one \
                is saved, the second one is not. Give one of them a key of its own: `.saved("…")`, or `stateKey` of a model.
                """,
                """
                Bindery: Doubled saves two things under the key “q”: Doubled.swift:1 and the model Doubled.q. The first one is \
                saved, the second one is not. Give one of them a key of its own: `.saved("…")`, or `stateKey` of a model.
                """,
            ])
        model.query = "first"
        model.question = "second"
        let other = Doubled()
        _ = diagnoses { state.map { SavedState(of: other).restore($0.snapshot.value) } }
        #expect(other.query == "first")
        #expect(other.question == "")
    }

    @Test func aValueThatDoesNotEncodeIsDiagnosedAndTheRestIsSaved() {
        let model = Unencodable()
        var snapshot = StateSnapshot()
        let texts = diagnoses { snapshot = SavedState(of: model).snapshot.value }
        #expect(
            texts == [
                """
                Bindery: “refusing” of Unencodable (Refusing.swift:1) is not saved, because encoding failed: secret
                """
            ])
        let restored = Unencodable()
        restored.query = "gone"
        SavedState(of: restored).restore(snapshot)
        #expect(restored.query == "kept")
    }

    @Test func nothingIsKeptOfAModelDeallocatedWithItsState() throws {
        try trackingLifetimes { lifetimes in
            let model = lifetimes.track(filled())
            lifetimes.track(model.$query)
            let state = lifetimes.track(SavedState(of: model))
            let observation = state.snapshot.observe { _ in }
            model.query = "x"
            observation.dispose()
        }
    }

    @Test func aMarkedPropertyIsOneLikeAllOthers() {
        let text = MutableProperty("a", .saved("text"), name: "text", file: "F.swift", line: 1)
        var seen: [String] = []
        let observation = text.observe { seen.append($0) }
        text.value = "a"
        text.value = "b"
        #expect(seen == ["a", "b"])
        #expect(text.diagnosticName == "text (F.swift:1)")
        observation.dispose()
    }
}

private final class Changed: Restorable {
    struct Sorting: Codable, Equatable {
        var field = "title"
        var direction = 0
    }

    @Reactive(.saved) var query = ""
    @Reactive(.saved, file: "Changed.swift", line: 1) var number = "one"
    @Reactive(.saved, name: "sort", file: "Changed.swift", line: 2) var sort = Sorting()
}

private final class Lists: Restorable {
    struct Item: Codable, Equatable { var counts: [Int] }

    @Reactive(.saved) var items = [Item(counts: []), Item(counts: [1, 2, 3])]
    @Reactive(.saved) var name = ["first": "Ada"]
    @Reactive(.saved) var nested = "text"
}

private final class ChangedLists: Restorable {
    struct Item: Codable, Equatable {
        enum CodingKeys: CodingKey { case counts }

        var counts: [Bool] = []

        init(from decoder: any Decoder) throws {
            var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .counts)
            while !list.isAtEnd {
                counts.append(try list.currentIndex < 2 ? list.decode(Int.self) > 0 : list.decode(Bool.self))
            }
        }
    }

    struct Name: Codable, Equatable {
        var first: String
        var last: String
    }

    @Reactive(.saved, file: "Lists.swift", line: 1) var items: [Item] = []
    @Reactive(.saved, file: "Lists.swift", line: 2) var name = Name(first: "", last: "")
    let nested = Page()
}

private final class Doubled: Restorable {
    final class Inner: Restorable {
        @Reactive(.saved) var text = ""
        var stateKey: String? { "q" }
    }

    @Reactive(.saved("q"), file: "Doubled.swift", line: 1) var query = ""
    @Reactive(.saved("q"), name: "question", file: "Doubled.swift", line: 2) var question = ""
    let inner = Inner()
}

private final class Unencodable: Restorable {
    struct Refusing: Codable, Equatable {
        enum Refusal: Error { case secret }

        init() {}
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws { throw Refusal.secret }
    }

    @Reactive(.saved, file: "Refusing.swift", line: 1) var refusing = Refusing()
    @Reactive(.saved) var query = "kept"
}
