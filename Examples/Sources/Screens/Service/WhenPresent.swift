import BinderyView

/// Shows its content while there is a value, and recreates it for a value with another identity.
struct WhenPresent<Item: Identifiable, Content: View>: View {
    private let items: Property<[Item]>
    private let content: (Property<Item>) -> Content

    init(_ item: Property<Item?>, @ViewBuilder content: @escaping (Property<Item>) -> Content) {
        items = item.map { item in item.map { [$0] } ?? [] }
        self.content = content
    }

    var body: some View { ForEach(items, content: content) }
}
