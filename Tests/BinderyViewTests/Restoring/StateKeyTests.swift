import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

private enum Part: String, Codable {
    case one, two
}

private final class PartsModel: Restorable {
    @Reactive(.saved) var part = Part.one
}

private struct Parts: View {
    let model = PartsModel()

    var body: some View {
        Tabs("Parts", selection: model.$part) {
            Tab("One", tag: .one) { Note(id: "one") }.id("tab-one")
            Tab("Two", tag: .two) { Note(id: "two") }.id("tab-two")
        }
        .saved(model)
    }
}

/// The keys of saved state: a model at the same position has the same key in another process.
@Suite struct StateKeyTests {
    private let states = StateRegistry()

    @Test func tabsKeepTheStateOfEach() throws {
        let app = HeadlessApp(states: states) { Parts() }
        try app.find("one").type("Ada")
        try app.find("tab-two").tap()
        try app.find("two").type("Grace")
        app.reload()
        #expect(try app.find("two").value == "Grace", "the tab is chosen, too")
        #expect(states.snapshot.value.keys.sorted() == ["PartsModel", "tabs › 0 › NoteModel", "tabs › 1 › NoteModel"])
        app.reload()
        try app.find("tab-one").tap()
        #expect(try app.find("one").value == "Ada", "after two restarts in which it was not shown")
    }

    @Test func severalOfAKindAreNumbered() throws {
        let texts = diagnoses {
            let app = HeadlessApp(states: states) {
                Column {
                    Parts()
                    Section("More") { Parts().saved(NoteModel()) }.id("more")
                }
            }
            app.reload()
            #expect(
                states.snapshot.value.keys.sorted() == [
                    "NoteModel", "PartsModel", "tabs 2 › 0 › NoteModel", "tabs › 0 › NoteModel",
                ])
            app.close()
        }
        #expect(texts.count == 2, "of the two PartsModels, twice: \(texts)")
    }

    @Test func rowsAreFoundByTheirIdentity() throws {
        let ids = MutableProperty(["a", "b"])
        let app = HeadlessApp(states: states) {
            ForEach(ids, id: \.self) { id in Note(id: id.value) }
        }
        try app.find("a").type("Ada")
        try app.find("b").type("Grace")
        app.time.run { ids.value = ["b", "a", "c"] }
        app.reload()
        #expect(try ["a", "b", "c"].map { try app.find($0).value } == ["Ada", "Grace", ""])
        app.time.run { ids.value = ["a"] }
        #expect(states.snapshot.value.keys.sorted() == ["rows › a › NoteModel"], "rows that have gone are forgotten")
    }

    @Test func rowsThatComeLaterFindTheirState() throws {
        let ids = MutableProperty(["a", "b"])
        let app = HeadlessApp(states: states) {
            List(ids, id: \.self) { id in Note(id: id.value) }
        }
        try app.find("b").type("Grace")
        let saved = states.snapshot.value
        app.close()
        ids.value = []
        let others = StateRegistry()
        others.restore(saved)
        let other = HeadlessApp(states: others) {
            List(ids, id: \.self) { id in Note(id: id.value) }
        }
        other.time.run { ids.value = ["b"] }
        #expect(try other.find("b").value == "Grace")
    }

    @Test func namesAreKeptApartWhateverIsInThem() throws {
        let ids = MutableProperty(["a › b", "a", "a ›", "›", ""])
        let app = HeadlessApp(states: states) {
            ForEach(ids, id: \.self) { outer in
                ForEach(.constant(["b", "› b", ""]), id: \.self) { inner in
                    Note(id: "\(outer.value)|\(inner.value)")
                }
            }
        }
        let fields = app.ids
        for id in fields { try app.find(id).type(id) }
        #expect(states.snapshot.value.count == 15)
        app.reload()
        for id in fields { #expect(try app.find(id).value == id) }
    }

    @Test func aSheetOfAScreenIsAPartOfIt() throws {
        let isPresented = MutableProperty(false)
        let app = HeadlessApp(states: states) {
            Text("Below").sheet(isPresented: isPresented, title: "Note") { Note(id: "note") }
        }
        isPresented.value = true
        try app.find("note").type("Ada")
        app.reload()
        #expect(try app.find("note").value == "Ada")
        isPresented.value = false
        #expect(states.snapshot.value.isEmpty)
    }
}
