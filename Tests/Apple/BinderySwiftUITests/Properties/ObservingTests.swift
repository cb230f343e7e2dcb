import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ObservingTests {
    private let evaluations = Evaluations()
    private let name = MutableProperty("a")
    private let isShown = MutableProperty(true)

    @Test
    func onlyTheContentIsEvaluatedAgain() {
        let host = Host {
            Counted(evaluations, "outer") {
                Observing {
                    let _ = evaluations.note("inner")
                    Text(name.value)
                }
            }
        }
        name.value = "b"
        host.update()
        #expect(host.lines == ["b"])
        #expect(evaluations.counts == ["outer": 1, "inner": 2])
    }

    @Test
    func theContentTakesOtherCapturedValuesFromTheViewAroundIt() {
        let host = Host {
            Counted(evaluations, "outer") {
                let prefix = isShown.value ? "yes" : "no"
                Observing { Text("\(prefix) \(name.value)") }
            }
        }
        isShown.value = false
        host.update()
        #expect(host.lines == ["no a"])
    }

    @Test
    func whatTheContentNoLongerReadsEvaluatesNothing() {
        let host = Host {
            Observing {
                let _ = evaluations.note()
                if isShown.value { Text(name.value) }
            }
        }
        isShown.value = false
        host.update()
        name.value = "b"
        host.update()
        #expect(host.lines == [])
        #expect(evaluations["body"] == 2)
    }
}
