import BinderyView

/// Counts taps: each has to count exactly once, whatever happens to the connection.
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
