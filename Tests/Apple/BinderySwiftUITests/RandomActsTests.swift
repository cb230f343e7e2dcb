import BinderySwiftUI
import BinderyTestSupport
import SwiftUI
import Testing

/// Random writes and random acts of the user: what is shown always equals a rendering from scratch.
@MainActor
struct RandomActsTests {
    final class Row: Identifiable {
        @Reactive var title: String
        @Reactive var isDone = false

        init(_ title: String) { _title = MutableProperty(wrappedValue: title) }
    }

    final class Model {
        @Reactive var name = "n"
        @Reactive var number = 0
        @Reactive var isDetailed = false
        let rows = MutableListProperty<Row>([Row("r0"), Row("r1")])
        let navigator = Navigator<AppRoute>([.index])
        private(set) lazy var parity = $number.map { $0.isMultiple(of: 2) ? "even" : "odd" }
        private(set) lazy var open = rows.filter { !$0.isDone }
        private(set) lazy var done = rows.filter { $0.isDone }
        private(set) lazy var reset = Action<Void, Void, Never>.from(enabledIf: $number.map { $0 > 2 }) {
            [number = $number] in
            number.value = 0
            return Producer<Void, Never>.just(())
        }
    }

    struct Screen: View {
        let model: Model

        var body: some View {
            NavigatorStack(model.navigator) { route in
                Text("\(route)")
                Overview(model: model)
                Observing {
                    if model.isDetailed { Text(model.$name.map { $0.uppercased() }.value) }
                    Text("\(model.done.count.value) done")
                }
            }
        }
    }

    struct Overview: View {
        let model: Model

        var body: some View {
            Text(model.parity.value)
            TextField("Name", text: model.$name.binding)
            Toggle("Detailed", isOn: model.$isDetailed.binding)
            ActionButton("Reset", action: model.reset)
            ForEach(model.open) { row in
                Toggle(row.title, isOn: row.$isDone.binding)
            }
            .onDelete { offsets in
                let ids = Set(offsets.map { model.open.element(at: $0).id })
                model.rows.removeAll { ids.contains($0.id) }
            }
            if model.number > 3 { Text("many") } else { Text(model.name) }
        }
    }

    @Test(arguments: 0..<8)
    func whatIsShownEqualsARenderingFromScratch(seed: UInt64) {
        var random = SplitMix(seed: seed)
        weak var weakModel: Model?
        let host: Host
        do {
            let model = Model()
            weakModel = model
            host = Host { Screen(model: model) }
            for step in 0..<150 {
                for _ in 0...random.below(3) {
                    if random.below(2) == 0 {
                        write(model, &random, step)
                    } else {
                        host.update()
                        act(host, &random, step)
                    }
                }
                host.update()
                let scratch = Host { Screen(model: model) }
                #expect(host.screen == scratch.screen, "seed \(seed), step \(step)")
                scratch.close()
            }
            #expect(host.issues.isEmpty)
        }
        host.close()
        #expect(weakModel == nil)
    }

    private func write(_ model: Model, _ random: inout SplitMix, _ step: Int) {
        switch random.below(12) {
        case 0: model.name = "n\(random.below(3))"
        case 1: model.number = random.below(6)
        case 2: model.isDetailed.toggle()
        case 3: model.rows.insert(Row("r\(step)"), at: random.below(untracked { model.rows.value.count } + 1))
        case 4: if !model.rows.value.isEmpty { model.rows.removeLast() }
        case 5: model.rows.value.last?.isDone.toggle()
        case 6: model.rows.value.first?.title = "t\(step)"
        case 7: model.rows.value.reverse()
        case 8: model.navigator.push(.detail(random.below(3)))
        case 9: model.navigator.present(.editor)
        case 10: model.navigator.pop()
        default:
            transaction {
                model.number = 5
                model.name = "batch"
                for row in model.rows.value { row.isDone = false }
                model.navigator.pop(toDepth: 2)
            }
        }
    }

    private func act(_ host: Host, _ random: inout SplitMix, _ step: Int) {
        switch random.below(6) {
        case 0: host.userTypes("typed \(step)", into: "Name")
        case 1: host.userToggles("Detailed")
        case 2: host.userTaps("Reset")
        case 3: host.userGoesBack()
        case 4: host.userDismisses()
        default:
            let rows = host.lines.filter { $0.hasPrefix("[ ] r") || $0.hasPrefix("[ ] t") }
            if let row = rows.randomElement(using: &random) {
                if random.below(2) == 0 {
                    host.userDeletesRow(with: row)
                } else {
                    host.userToggles(String(row.dropFirst(4)))
                }
            }
        }
    }
}
