import BinderyStreams
import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ViewFailureAlertTests {
    enum Refused: Error { case full, broken }

    @Test
    func eachFailureIsShownUntilTheUserConfirms() {
        let ends = MutableProperty(Subject<Int, Refused>())
        let save = Action<Void, Int, Refused>.from { ends.value }
        let host = Host {
            ActionButton("Save", action: save).alert("Not saved", failuresOf: save) { Text("\($0)") }
        }
        for failure in [Refused.full, .broken] {
            ends.value = Subject()
            host.userTaps("Save")
            ends.value.fail(failure)
            host.update()
            #expect(host.lines == ["Not saved", "\(failure)", "[OK]"])
            host.userTaps("OK")
            #expect(host.lines == ["[Save]"])
        }
    }
}
