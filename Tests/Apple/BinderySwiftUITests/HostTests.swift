import SwiftUI
import Testing

/// The stand-in behaves as SwiftUI where the tests of the bridge rely on it.
@MainActor
struct HostTests {
    struct Counter: View {
        let name: String
        let evaluations: Evaluations
        @State private var count = 0

        var body: some View {
            let _ = evaluations.note(name)
            Button("\(name) \(count)") { count += 1 }
        }
    }

    struct Pair: View {
        let evaluations: Evaluations
        @State private var isSwapped = false
        @State private var isDisabled = false

        var body: some View {
            let _ = evaluations.note("pair")
            Button("Swap") { isSwapped.toggle() }
            Button("Lock") { isDisabled.toggle() }
            Counter(name: "fixed", evaluations: evaluations).disabled(isDisabled)
            if isSwapped {
                Counter(name: "b", evaluations: evaluations)
            } else {
                Counter(name: "a", evaluations: evaluations)
            }
        }
    }

    private let evaluations = Evaluations()

    @Test
    func stateSurvivesTheEvaluationOfTheParentAndEndsWithTheIdentity() {
        let host = Host { Pair(evaluations: evaluations) }
        host.userTaps("fixed 0")
        host.userTaps("a 0")
        host.userTaps("Swap")
        #expect(host.lines == ["[Swap]", "[Lock]", "[fixed 1]", "[b 0]"])
        host.userTaps("Swap")
        #expect(host.lines.last == "[a 0]")
    }

    @Test
    func aViewWithEqualValuesIsNotEvaluatedWithItsParent() {
        let host = Host { Pair(evaluations: evaluations) }
        host.userTaps("Swap")
        #expect(evaluations.counts == ["pair": 2, "fixed": 1, "a": 1, "b": 1])
    }

    @Test
    func aDisabledButtonDoesNotAct() {
        let host = Host { Pair(evaluations: evaluations) }
        host.userTaps("Lock")
        #expect(!host.userTaps("fixed 0"))
        #expect(host.lines.contains("(fixed 0)"))
    }

    @Test
    func severalWritesAreOneEvaluationWithTheNextUpdate() {
        let host = Host { Writer(evaluations: evaluations) }
        host.userTaps("Write")
        #expect(host.lines == ["[Write]", "2 2"])
        #expect(evaluations["writer"] == 2)
    }

    struct Writer: View {
        let evaluations: Evaluations
        @State private var one = 0
        @State private var two = 0

        var body: some View {
            let _ = evaluations.note("writer")
            Button("Write") {
                one = 1
                one = 2
                two = 2
            }
            Text("\(one) \(two)")
        }
    }

    @Test
    func aWriteDuringAnEvaluationIsReported() {
        struct Careless: View {
            @State private var count = 0
            var body: some View {
                let _ = write()
                Text("\(count)")
            }

            private func write() { if count == 0 { count = 1 } }
        }
        let host = Host { Careless() }
        #expect(host.issues == ["a state was written while a view was updated"])
    }

    @Test
    func appearancesAndTasksEndWithTheView() async {
        struct Shown: View {
            let isShown: Bool
            let note: (String) -> Void
            var body: some View {
                if isShown { Text("a").onAppear { note("appear") }.onDisappear { note("disappear") } }
            }
        }
        var events: [String] = []
        let host = Host { Shown(isShown: true) { events.append($0) } }
        host.show { Shown(isShown: false) { events.append($0) } }
        host.close()
        #expect(events == ["appear", "disappear"])
    }

    @Test
    func onlyWhatIsInFrontIsReached() {
        struct Covered: View {
            @State private var isPresented = true
            var body: some View {
                Button("Behind") {}
                    .sheet(isPresented: $isPresented) { Button("Front") {} }
            }
        }
        let host = Host { Covered() }
        #expect(!host.userTaps("Behind"))
        #expect(host.userTaps("Front"))
        host.userDismisses()
        #expect(host.userTaps("Behind"))
    }

    @Test
    func equalIdentitiesInAForEachAreReported() {
        let host = Host { ForEach([1, 1], id: \.self) { Text("\($0)") } }
        #expect(host.issues == ["the ID 1 occurs several times within the collection"])
    }

    @Test
    func anEnvironmentValueReachesTheViewsInsideThatReadIt() {
        struct Inner: View {
            @Environment(\.isEnabled) private var isEnabled
            let evaluations: Evaluations
            var body: some View {
                let _ = evaluations.note("inner")
                Text("\(isEnabled)")
            }
        }
        struct Outer: View {
            let evaluations: Evaluations
            @State private var taps = 0
            var body: some View {
                Button("+") { taps += 1 }
                Inner(evaluations: evaluations).disabled(taps > 1)
            }
        }
        let host = Host { Outer(evaluations: evaluations) }
        host.userTaps("+")
        #expect(evaluations["inner"] == 1)
        host.userTaps("+")
        #expect(host.lines == ["[+]", "false"])
        #expect(evaluations["inner"] == 2)
    }
}
