import Bindery
import Testing

/// A history and the saved state of its model.
@Suite struct UndoRestorationTests {
    private final class Editor: Restorable {
        @Reactive(.saved) var title = ""
        @Reactive(.saved) var tags: [String] = []
        let history = UndoHistory()

        init() {
            history.record(_title)
            history.record(_tags)
        }
    }

    @Test func aRestoredStateIsNotAStep() {
        let editor = Editor()
        editor.title = "a"
        editor.tags = ["b"]
        let later = Editor()
        SavedState(of: later).restore(SavedState(of: editor).makeSnapshot())
        #expect(later.title == "a" && later.tags == ["b"])
        #expect(!later.history.canUndo.value)
        later.title = "c"
        later.history.undo()
        #expect(later.title == "a" && later.tags == ["b"])
    }
}
