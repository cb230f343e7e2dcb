import BinderyStreams
import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct CancelButtonTests {
    @Test
    func itCancelsWhatIsUnfinishedAndIsEnabledOnlyThen() {
        let action = Action<Void, Int, Never>.from { Subject<Int, Never>() }
        let host = Host {
            ActionButton("Upload", action: action)
            CancelButton("Stop", action: action)
        }
        #expect(host.lines == ["[Upload]", "(Stop)"])
        #expect(!host.userTaps("Stop"))
        host.userTaps("Upload")
        #expect(host.lines == ["(…)", "[Stop]"])
        #expect(host.userTaps("Stop"))
        #expect(!action.isExecuting.value)
        #expect(host.lines == ["[Upload]", "(Stop)"])
    }
}
