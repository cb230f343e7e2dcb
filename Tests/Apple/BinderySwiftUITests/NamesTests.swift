// Compiled: the everyday names of SwiftUI and of Bindery are unambiguous where both are imported.
import BinderySwiftUI
import SwiftUI
import Testing

private final class Model: Observable {
    @Reactive var name = ""
    @Reactive var count = 0
    let items = MutableListProperty<Int>([])
    private(set) lazy var double: Property<Int> = $count.map { $0 * 2 }
    let saved = Subject<Int, Never>()
    let other: MutableProperty<Int> = MutableProperty(0)
    let question = Interaction<String, Bool>("question")
    private(set) lazy var save = Action<Void, Int, Never>.from { [saved] in saved }
    private let bag = DisposeBag()
    private let scope = Scope()

    func write() {
        // In a class, `transaction` is that of Bindery.
        transaction {
            name = "a"
            count = 1
        }
        effect { [name = $name] in _ = name.value }.disposed(by: bag)
    }

    func observe(_ signal: some Signal<Int, Never>) -> Event<Int, Never> { .completed }
}

private struct Screen: View {
    @State private var text = ""
    @Binding var isOn: Bool
    @StateModel private var model = Model()
    @Environment(\.isEnabled) private var isEnabled
    let completion: Completion<Never> = .completed

    var body: some View {
        Text(model.name)
        Button("Write") { write() }
        Text("\(model.count)").transaction { $0.animation = nil }
    }

    func write() {
        // In a view, `transaction` alone is a modifier of SwiftUI.
        BinderyGraph.transaction { model.name = "written" }
        withTransaction(Transaction(animation: .default)) { model.count = 1 }
    }
}

@MainActor
@Test
func theNamesOfBothAreUsedTogether() {
    let host = Host { Screen(isOn: .constant(true)) }
    host.userTaps("Write")
    #expect(host.lines == ["written", "[Write]", "1"])
    let model = Model()
    model.write()
    #expect(model.double.value == 2)
}
