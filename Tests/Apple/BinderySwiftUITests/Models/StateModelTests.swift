import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct StateModelTests {
    final class Counter {
        @Reactive var count: Int
        @Reactive var name = ""
        init(from start: Int = 0) { _count = MutableProperty(start) }
    }

    final class Made {
        var all: [Weak] = []
        var alive: [Counter] { all.compactMap(\.counter) }
        struct Weak { weak var counter: Counter? }

        func make(_ start: Int) -> Counter {
            let counter = Counter(from: start)
            all.append(Weak(counter: counter))
            return counter
        }
    }

    struct CounterView: View {
        @StateModel private var counter: Counter
        let evaluations: Evaluations

        init(_ made: Made, from start: Int, _ evaluations: Evaluations) {
            _counter = StateModel(wrappedValue: made.make(start))
            self.evaluations = evaluations
        }

        var body: some View {
            let _ = evaluations.note("counter")
            Text("\(counter.count)")
            Button("+") { counter.count += 1 }
            TextField("Name", text: $counter.name)
        }
    }

    private let made = Made()
    private let evaluations = Evaluations()
    private let start = MutableProperty(5)
    private let isShown = MutableProperty(true)

    private func host() -> Host {
        Host {
            Observing {
                if isShown.value { CounterView(made, from: start.value, evaluations).id(start.value > 100) }
            }
        }
    }

    @Test
    func theModelIsMadeOnceThoughTheParentIsEvaluatedAgain() {
        let host = host()
        host.userTaps("+")
        start.value = 7
        host.update()
        #expect(host.lines.first == "6")
        #expect(made.all.count == 1)
    }

    @Test
    func anotherIdentityHasAnotherModel() {
        let host = host()
        start.value = 101
        host.update()
        #expect(host.lines.first == "101")
        #expect(made.all.count == 2)
        #expect(made.alive.count == 1)
    }

    @Test
    func theModelIsReleasedWithItsView() {
        let host = host()
        #expect(made.alive.count == 1)
        isShown.value = false
        host.update()
        #expect(made.alive.isEmpty)
    }

    @Test
    func whatTheModelReadsWhileItIsMadeIsNotTracked() {
        let settings = MutableProperty(1)
        struct Reader: View {
            @StateModel var counter: Counter
            let evaluations: Evaluations
            init(_ settings: MutableProperty<Int>, _ evaluations: Evaluations) {
                _counter = StateModel(wrappedValue: Counter(from: settings.value))
                self.evaluations = evaluations
            }
            var body: some View {
                let _ = evaluations.note()
                Text("\(counter.count)")
            }
        }
        let host = Host { Reader(settings, evaluations) }
        settings.value = 2
        host.update()
        #expect(host.lines == ["1"])
        #expect(evaluations["body"] == 1)
    }

    @Test
    func aBindingByNameReadsAndWritesTheModel() {
        let host = host()
        host.userTypes("a", into: "Name")
        #expect(made.alive[0].name == "a")
        made.alive[0].name = "b"
        host.update()
        #expect(host.lines.last == "{Name: b}")
    }
}
