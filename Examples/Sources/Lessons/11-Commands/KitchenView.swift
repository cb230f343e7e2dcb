import BinderyView

struct KitchenView: View {
    let model: KitchenModel

    var body: some View {
        Screen("kitchen", title: "Kitchen") {
            Column(spacing: 5) {
                Row {
                    Button("Order from all", tapped: model.order).prominence(.primary).id("order")
                    Button("Clear the kitchen", action: model.clear).id("clear")
                }
                Grid(.adaptive(minimum: 260)) {
                    ForEach(Property.constant(model.cooks)) { cook in CookView(cook: cook.value) }
                }
            }
        }
        .confirm(model.confirmClearing) { count in
            Confirm(
                title: "Throw away \(count == 1 ? "1 dish" : "\(count) dishes")?", message: "This can’t be undone.",
                confirm: "Throw away", isDestructive: true)
        }
    }
}

private struct CookView: View {
    let cook: CookModel

    var body: some View {
        Section("\(cook.policy)") {
            Text(cook.order.executionCount.map { "Cooking or waiting: \($0)" }).id("unfinished")
            Text(
                cook.served.map {
                    "Served: \($0.isEmpty ? "nothing yet" : $0.map(\.description).joined(separator: ", "))"
                }
            )
            .id("served")
        }
        .note(cook.note)
        .id("\(cook.policy)")
    }
}

extension CookModel {
    fileprivate var note: String {
        switch policy {
        case .reject: "Takes a new order only after serving the last one."
        case .latest: "Drops the current dish when a new order comes in."
        case .queue: "Cooks one dish after another."
        case .concurrent: "Cooks all orders at once."
        }
    }
}
