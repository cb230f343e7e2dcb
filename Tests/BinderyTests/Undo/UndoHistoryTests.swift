import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct UndoHistoryTests {
    private let time = VirtualScheduler()
    private let title = MutableProperty("")
    private let number = MutableProperty(0)
    private let names = MutableListProperty<String>()

    private func history(limit: Int = 100) -> UndoHistory {
        let history = UndoHistory(limit: limit, on: time)
        history.record(title)
        history.record(number)
        history.record(names)
        return history
    }

    private var state: String { "\(title.value) \(number.value) \(names.value)" }

    @Test func aStepIsUndoneAndRepeated() {
        let history = history()
        #expect(!history.canUndo.value && !history.canRedo.value)
        number.value = 1
        number.value = 2
        #expect(history.canUndo.value)
        history.undo()
        #expect(number.value == 1 && history.canRedo.value)
        history.undo()
        #expect(number.value == 0 && !history.canUndo.value)
        history.undo()
        history.redo()
        history.redo()
        history.redo()
        #expect(number.value == 2 && !history.canRedo.value)
    }

    @Test func aTransactionIsOneStep() {
        let history = history()
        transaction {
            title.value = "a"
            number.value = 1
            names.append("x")
            names.append("y")
        }
        history.undo()
        #expect(state == " 0 []")
        history.redo()
        #expect(state == #"a 1 ["x", "y"]"#)
    }

    @Test func aTransactionThatChangesNothingIsNoStep() {
        let history = history()
        transaction {
            number.value = 1
            number.value = 0
            names.append("x")
            names.removeAll()
        }
        #expect(!history.canUndo.value)
    }

    @Test func aChangeThatObserversTakeBackIsNoStepAndForgetsNothing() {
        let history = history()
        let other = MutableProperty(0), bag = DisposeBag()
        number.value = 1
        history.undo()
        number.observeChanges { if $0 == 5 { other.value += 1 } }.disposed(by: bag)
        other.observeChanges { [number] _ in number.value = 0 }.disposed(by: bag)
        number.value = 5
        #expect(number.value == 0 && !history.canUndo.value)
        history.redo()
        #expect(number.value == 1)
    }

    @Test func aListChangeThatObserversTakeBackIsNoStep() {
        let history = history()
        let other = MutableProperty(0), bag = DisposeBag()
        names.observeDeltas { if $0.newCount > 0 { other.value += 1 } }.disposed(by: bag)
        other.observeChanges { [names] _ in names.removeAll() }.disposed(by: bag)
        names.append("x")
        #expect(names.value == [] && !history.canUndo.value)
    }

    @Test func typingThatIsTakenBackIsNoStep() {
        let history = history()
        number.value = 1
        title.value = "a"
        title.value = ""
        history.undo()
        #expect(number.value == 0 && !history.canUndo.value)
    }

    private struct Box { var number = 0 }

    @Test func aValueWithoutComparisonIsClearedAndUndoneInItsTransaction() {
        let box = MutableProperty(Box()), history = UndoHistory()
        history.record(box)
        transaction {
            box.value.number = 1
            history.clear()
        }
        #expect(!history.canUndo.value)
        transaction {
            box.value.number = 2
            history.undo()
        }
        #expect(box.value.number == 1 && !history.canUndo.value)
        history.redo()
        #expect(box.value.number == 2 && history.canUndo.value)
    }

    @Test func aNewStepForgetsWhatWasUndone() {
        let history = history()
        number.value = 1
        history.undo()
        number.value = 5
        #expect(!history.canRedo.value)
        history.redo()
        #expect(number.value == 5)
    }

    @Test func typingWithoutAPauseIsOneStep() {
        let history = history()
        for text in ["a", "ab", "abc"] {
            title.value = text
            time.advance(by: .milliseconds(900))
        }
        time.advance(by: .milliseconds(200))
        title.value = "abcd"
        history.undo()
        #expect(title.value == "abc")
        history.undo()
        #expect(title.value == "")
        history.redo()
        #expect(title.value == "abc")
    }

    @Test func anEndedStepIsNotMerged() {
        let history = history()
        title.value = "a"
        history.endStep()
        title.value = "b"
        number.value = 1
        title.value = "c"
        history.undo()
        #expect(title.value == "b")
        history.undo()
        history.undo()
        #expect(title.value == "a")
    }

    @Test func aTextThatIsRecordedWithoutMergingHasAStepPerChange() {
        let history = UndoHistory()
        history.record(title, merging: .never)
        title.value = "a"
        title.value = "b"
        history.undo()
        #expect(title.value == "a")
    }

    @Test func theOldestStepIsDropped() {
        let history = history(limit: 2)
        for value in 1...4 { number.value = value }
        for _ in 0..<4 { history.undo() }
        #expect(number.value == 2)
    }

    @Test func whatObserversWriteInResponseBelongsToTheStep() {
        let history = history()
        let observation = number.observeChanges { [title] in title.value = "\($0)" }
        number.value = 1
        number.value = 2
        history.undo()
        #expect(state == "1 1 []")
        history.undo()
        #expect(state == "0 0 []", "the observer has responded to the restoration")
        history.redo()
        history.redo()
        #expect(state == "2 2 []")
        observation.dispose()
    }

    @Test func whatAllObserversOfOneEventWriteIsOneStep() {
        let history = history(), events = Subject<Int, Never>(), bag = DisposeBag()
        events.observe { [number] in number.value = $0 }.disposed(by: bag)
        events.observe { [title, names] in
            title.value = "\($0)"
            names.append("x")
        }
        .disposed(by: bag)
        events.send(1)
        history.undo()
        #expect(state == " 0 []" && !history.canUndo.value)
    }

    @Test func observersSeeNoStateInBetween() {
        let history = history()
        transaction {
            title.value = "1"
            number.value = 1
            names.append("1")
        }
        var seen: [String] = []
        func note() { seen.append("\(state) \(history.canUndo.value) \(history.canRedo.value)") }
        let observations: [any Disposable] = [
            title.observeChanges { _ in note() }, number.observeChanges { _ in note() },
            names.observeDeltas { _ in note() }, history.canUndo.observeChanges { _ in note() },
        ]
        history.undo()
        history.redo()
        #expect(Set(seen) == [" 0 [] false true", #"1 1 ["1"] true false"#] && seen.count == 8)
        for observation in observations { observation.dispose() }
    }

    @Test func aChangeIsUndoneInsideItsTransaction() {
        let history = history()
        number.value = 1
        transaction {
            number.value = 2
            names.append("x")
            history.undo()
            #expect(state == " 1 []")
            history.redo()
            history.undo()
        }
        #expect(state == " 1 []" && history.canRedo.value)
        history.undo()
        #expect(number.value == 0)
    }

    @Test func aPartIsRecorded() {
        let point = MutableProperty((x: 1, y: 1))
        let history = UndoHistory()
        history.record(point.x)
        point.x.value = 2
        point.value.y = 5
        history.undo()
        #expect(point.value == (1, 5) && !history.canUndo.value)
    }

    @Test func aClearedHistoryHasNoSteps() {
        let history = history()
        number.value = 1
        number.value = 2
        history.undo()
        history.clear()
        #expect(!history.canUndo.value && !history.canRedo.value && number.value == 1)
    }

    @Test func aHistoryIsFreedAndThenRecordsNothing() {
        weak var weakly: UndoHistory?
        do {
            let history = history()
            weakly = history
            number.value = 1
        }
        #expect(weakly == nil)
        number.value = 2
    }

    @Test func mergingWithoutATimeIsReportedOnce() {
        let texts = diagnoses {
            let history = UndoHistory(file: "Here", line: 1)
            history.record(title)
            title.value = "a"
            title.value = "b"
            history.undo()
            #expect(title.value == "a")
        }
        #expect(texts.count == 1 && texts[0].contains("an undo history"), "\(texts)")
    }
}
