import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

/// The model of a form with one text.
final class NoteModel: Restorable {
    @Reactive(.saved) var text = ""
    let stateKey: String?

    init(_ key: String? = nil) { stateKey = key }
}

/// A field whose text is saved.
struct Note: View {
    let id: String
    var model = NoteModel()

    var body: some View { TextField("Note", text: model.$text).id(id).saved(model) }
}

@Suite struct StateRegistryTests {
    private let states = StateRegistry()

    @Test func whatWasTypedIsThereAgainInAnotherInterface() throws {
        let app = HeadlessApp(states: states) { Note(id: "note") }
        try app.find("note").type("Ada")
        #expect(states.snapshot.value.keys.sorted() == ["NoteModel"])
        let saved = states.snapshot.value
        app.close()
        #expect(states.snapshot.value == saved, "what an interface ends with is its last state")

        let others = StateRegistry()
        let restoredBefore = HeadlessApp(states: others) { Note(id: "note") }
        others.restore(saved)
        #expect(try restoredBefore.find("note").value == "Ada", "restored when it was mounted")
        restoredBefore.close()

        let third = StateRegistry()
        third.restore(saved)
        let restoredLater = HeadlessApp(states: third) { Note(id: "note") }
        #expect(try restoredLater.find("note").value == "Ada", "restored before it was mounted")
        #expect(third.snapshot.value == saved)
        try restoredLater.find("note").type(" Lovelace")
        restoredLater.close()
        let next = HeadlessApp(states: third) { Note(id: "note") }
        #expect(try next.find("note").value == "Ada Lovelace", "the next one begins with what the one before has left")
        next.close()
    }

    @Test func nothingIsHeardOfAnInterfaceThatEnds() throws {
        let app = HeadlessApp(states: states) {
            Column {
                Note(id: "first", model: NoteModel("first"))
                Note(id: "second", model: NoteModel("second"))
            }
        }
        var count = 0
        let observation = states.snapshot.observeChanges { _ in count += 1 }
        app.close()
        #expect(count == 0)
        #expect(states.snapshot.value.count == 2)
        observation.dispose()
    }

    @Test func theSnapshotChangesWithWhatIsMarkedOncePerTransaction() throws {
        let (first, second) = (NoteModel("first"), NoteModel("second"))
        let app = HeadlessApp(states: states) {
            Column {
                Note(id: "first", model: first)
                Note(id: "second", model: second)
            }
        }
        var snapshots: [[String: StateSnapshot]] = []
        let observation = states.snapshot.observeChanges { snapshots.append($0) }
        transaction {
            first.text = "Ada"
            second.text = "Grace"
        }
        #expect(snapshots.count == 1)
        #expect(snapshots.last?.keys.sorted() == ["first", "second"])
        second.text = "Grace"
        #expect(snapshots.count == 1)
        observation.dispose()
        app.close()
    }

    @Test func theRevisionChangesWithTheSnapshot() {
        let (first, isShown) = (NoteModel("first"), MutableProperty(true))
        let app = HeadlessApp(states: states) {
            Column {
                Note(id: "first", model: first)
                When(isShown) { Note(id: "second", model: NoteModel("second")) }
            }
        }
        var (revisions, snapshots) = (0, 0)
        let observations = DisposeBag()
        states.revision.observeChanges { _ in revisions += 1 }.disposed(by: observations)
        states.snapshot.observeChanges { _ in snapshots += 1 }.disposed(by: observations)
        func expectBoth(_ count: Int, _ when: Comment) {
            #expect(revisions == count, when)
            #expect(snapshots == count, when)
        }
        first.text = "Ada"
        expectBoth(1, "a change")
        transaction {
            first.text = "Grace"
            first.text = "Ada"
        }
        expectBoth(1, "no change")
        isShown.value = false
        expectBoth(2, "a model goes")
        isShown.value = true
        expectBoth(3, "and comes")
        app.close()
        expectBoth(3, "the end is not a change")
        observations.dispose()
    }

    /// A number that reports when it is encoded.
    private struct Told: Codable, Equatable {
        let number: Int
        var tell: () -> Void = {}

        init(_ number: Int, tell: @escaping () -> Void) { (self.number, self.tell) = (number, tell) }

        init(from decoder: any Decoder) throws { number = try Int(from: decoder) }

        func encode(to encoder: any Encoder) throws {
            tell()
            try number.encode(to: encoder)
        }

        static func == (left: Told, right: Told) -> Bool { left.number == right.number }
    }

    private final class ToldModel: Restorable {
        let told: MutableProperty<Told>

        init(_ told: Told) { self.told = MutableProperty(told, .saved) }
    }

    @Test func theRevisionEncodesNothing() {
        var encodings = 0
        let model = ToldModel(Told(1) { encodings += 1 })
        let app = HeadlessApp(states: states) { Text("told").saved(model) }
        var revisions = 0
        let observation = states.revision.observeChanges { _ in revisions += 1 }
        for number in 2...10 { model.told.value = Told(number) { encodings += 1 } }
        #expect(revisions == 9)
        #expect(encodings == 0)
        #expect(states.makeSnapshot().keys.sorted() == ["ToldModel"])
        #expect(encodings == 1)
        #expect(states.makeSnapshot() == states.snapshot.value)
        observation.dispose()
        app.close()
    }

    @Test func aModelIsRestoredBeforeItsViewIsMade() {
        let model = NoteModel()
        model.text = "Ada"
        states.restore(["NoteModel": SavedState(of: model).snapshot.value])
        let restored = NoteModel()
        var seen: [String] = []
        let app = HeadlessApp(states: states) {
            Text(restored.$text).whileShown { _ in seen.append(restored.text) }.saved(restored)
        }
        #expect(seen == ["Ada"])
        app.close()
    }

    @Test func theStateOfWhatIsNotMountedYetWaitsForIt() throws {
        let app = HeadlessApp(states: states) { Note(id: "note") }
        try app.find("note").type("Ada")
        let saved = states.snapshot.value
        app.close()

        let isShown = MutableProperty(false), others = StateRegistry()
        let other = HeadlessApp(states: others) { When(isShown) { Note(id: "note") } }
        others.restore(saved)
        #expect(others.snapshot.value == saved)
        isShown.value = true
        #expect(try other.find("note").value == "Ada")
        isShown.value = false
        #expect(others.snapshot.value.isEmpty, "its state has gone with it")
        isShown.value = true
        #expect(try other.find("note").value == "")
    }

    @Test func restoringAnotherStateReplacesWhatWaits() {
        states.restore(["gone": StateSnapshot()])
        states.restore(["here": StateSnapshot()])
        #expect(states.snapshot.value == ["here": StateSnapshot()])
    }

    @Test func twoModelsWithOneKeyAreDiagnosed() throws {
        let (first, second) = (NoteModel(), NoteModel())
        let texts = diagnoses {
            let app = HeadlessApp(states: states) {
                Column {
                    Text("1").saved(first, file: "Notes.swift", line: 1)
                    Text("2").saved(second, file: "Notes.swift", line: 2)
                    Text("3").saved(second, as: "other")
                }
            }
            first.text = "Ada"
            second.text = "Grace"
            #expect(states.snapshot.value["NoteModel"] == SavedState(of: first).snapshot.value)
            #expect(states.snapshot.value["other"] == SavedState(of: second).snapshot.value)
            app.close()
        }
        #expect(
            texts == [
                """
                Bindery: two models are saved as “NoteModel”: at Notes.swift:1 and at Notes.swift:2. The first one is saved, \
                the second one is not. Give one of them a key of its own: `.saved(model, as: "…")`.
                """
            ])
    }

    @Test func aModelThatIsShownTwiceIsSavedUntilBothHaveGone() {
        let model = NoteModel(), showsFirst = MutableProperty(true), showsSecond = MutableProperty(true)
        let texts = diagnoses {
            let app = HeadlessApp(states: states) {
                When(showsFirst) { Text(model.$text).saved(model) }
                When(showsSecond) { Text(model.$text).saved(model) }
            }
            showsFirst.value = false
            #expect(states.snapshot.value.count == 1)
            showsSecond.value = false
            #expect(states.snapshot.value.isEmpty)
            app.close()
        }
        #expect(texts == [])
    }

    @Test func aValueThatDoesNotDecodeLosesNothingElse() throws {
        final class Old: Restorable {
            @Reactive(.saved) var text = 7
        }
        let note = NoteModel("note")
        note.text = "Ada"
        let saved = ["old": SavedState(of: Old()).snapshot.value, "note": SavedState(of: note).snapshot.value]
        let restored = NoteModel("note")
        let texts = diagnoses {
            let app = HeadlessApp(states: states) {
                Column {
                    Note(id: "old", model: NoteModel("old"))
                    Note(id: "note", model: restored)
                }
            }
            states.restore(saved)
            app.close()
        }
        #expect(restored.text == "Ada")
        #expect(texts.count == 1)
        #expect(texts.first?.contains("expected String but found the number 7. It keeps its value.") == true)
    }

    @Test func nothingIsKeptOfAnInterfaceThatHasGone() throws {
        weak var model: NoteModel?
        weak var text: MutableProperty<String>?
        do {
            let note = NoteModel()
            (model, text) = (note, note.$text)
            let app = HeadlessApp(states: states) { [note] in Column { Note(id: "note", model: note) } }
            try app.find("note").type("Ada")
            app.close()
        }
        #expect(model == nil)
        #expect(text == nil)
        #expect(states.snapshot.value.count == 1)
    }
}
