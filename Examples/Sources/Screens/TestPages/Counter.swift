import BinderyView

/// Counts taps, to test that each counts exactly once with any connection.
final class CounterModel: Restorable {
    @Reactive(.saved) var count = 0
}

struct Counter: View {
    let model: CounterModel

    var body: some View {
        let model = model
        Screen("counter", title: "Counter") {
            Column {
                Text(model.$count.map { "\($0)" }).id("number")
                Button("Count") { model.count += 1 }.id("count")
            }
        }
        .saved(model)
    }
}
