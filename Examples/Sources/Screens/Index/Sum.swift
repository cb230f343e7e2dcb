import BinderyView

final class Sum: Restorable {
    @Reactive(.saved) var a = 40
    @Reactive(.saved) var b = 2
    private(set) lazy var c = $a.combine($b) { $0 + $1 }
}

struct SumView: View {
    let model: Sum

    var body: some View {
        Stepper("a", value: model.$a, in: 0...99).id("a")
        Stepper("b", value: model.$b, in: 0...99).id("b")
        Text(model.c.map { "c = \($0)" }).style(.title).id("c")
    }
}
