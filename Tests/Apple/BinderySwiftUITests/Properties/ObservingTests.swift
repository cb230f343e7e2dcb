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

    @Test
    func aTransactionThatRestoresEvaluatesNothing() {
        let host = Host {
            Observing {
                let _ = evaluations.note()
                Text(name.value)
            }
        }
        transaction {
            name.value = "b"
            name.value = "a"
        }
        host.update()
        #expect(evaluations["body"] == 1)
        transaction {
            name.value = "b"
            isShown.value = false
            name.value = "c"
        }
        host.update()
        #expect(host.lines == ["c"])
        #expect(evaluations["body"] == 2)
    }

    @Test
    func thePropertiesThatTheContentMakesAreFollowed() {
        let list = MutableListProperty<Int>([1])
        let host = Host {
            Observing {
                let _ = evaluations.note()
                Text(list.filter { $0 > 1 }.isEmpty.value ? "none" : "some")
                Text(name.map { $0.uppercased() }.value)
            }
        }
        list.append(0)
        host.update()
        list.append(2)
        host.update()
        name.value = "b"
        host.update()
        #expect(host.lines == ["some", "B"])
    }

    @Test
    func theStateThatTheContentReadsIsFollowed() {
        struct Parent: View {
            @State private var taps = 0
            var body: some View {
                Button("+") { taps += 1 }
                Observing { Text("\(taps)") }
            }
        }
        let host = Host { Parent() }
        host.userTaps("+")
        #expect(host.lines == ["[+]", "1"])
    }

    @Test
    func nothingIsObservedAfterTheViewIsGone() {
        let observations = MutableProperty(0)
        name.whileObserved { bag in
            observations.value += 1
            bag.onDispose { observations.value -= 1 }
        }
        let host = Host { Observing { Text(name.value) } }
        #expect(observations.value == 1)
        host.close()
        #expect(observations.value == 0)
    }

    @Test
    func nothingKeepsAModelAfterItsViewIsGone() {
        final class Model {
            @Reactive var name = "a"
        }
        weak var weakModel: Model?
        let host: Host
        do {
            let model = Model()
            weakModel = model
            host = Host { Observing { Text(model.name) } }
            model.name = "b"
            host.update()
        }
        host.close()
        #expect(weakModel == nil)
    }
}
