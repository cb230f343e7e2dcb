import BinderyView

struct SumView: View {
    let model: SumModel

    var body: some View {
        Screen("sum", title: "c = a + b") {
            Column(spacing: 6) {
                Form {
                    Stepper("a", value: model.$a, in: 0...99).id("a")
                    Stepper("b", value: model.$b, in: 0...99).id("b")
                    LabeledContent("c") {
                        Text(model.c.map { "\($0)" }).style(.headline).id("c").announced()
                    }
                    Row { Button("Swap a and b", tapped: model.swap).id("swap") }
                }
                Column(spacing: 1) {
                    Text(model.equation.map(\.text)).style(.title).id("equation")
                    Text(model.tally.map(\.text)).style(.caption).color(.secondary).id("tally")
                }
            }
        }
    }
}
