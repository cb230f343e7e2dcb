import BinderyView

struct CounterView: View {
    let model: CounterModel

    var body: some View {
        Screen("counter", title: "Counter") {
            Column(spacing: 5, alignment: .center) {
                Text(model.$count.map { "\($0)" }).style(.title).id("count").announced()
                Row {
                    Button("Count down", tapped: model.decrement).id("decrement")
                    Button("Count up", tapped: model.increment).prominence(.primary).id("increment")
                }
                Button("Reset", tapped: model.reset)
                    .prominence(.plain)
                    .disabled(model.$count.map { $0 == 0 })
                    .id("reset")
            }
        }
    }
}
