import BinderyView

/// A session with a fault that ends its process, to test that other sessions go on in other processes.
struct Trap: View {
    let model: CounterModel

    var body: some View {
        let model = model
        Screen("trap", title: "Trap") {
            Column {
                Text(model.$count.map { "\($0)" }).id("number")
                Button("Count") { model.count += 1 }.id("count")
                Button("Trap") { fatalError("the fault of the page /test/trap") }.id("trap")
                Button("Recurse") { _ = Self.recurse(model.count) }.id("recurse")
            }
        }
        .saved(model)
    }

    /// Fills the stack.
    private static func recurse(_ depth: Int) -> Int { depth < 0 ? 0 : recurse(depth + 1) + recurse(depth + 2) }
}
