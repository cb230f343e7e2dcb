import BinderyView

/// Says in the middle of a page why there is nothing else, and offers what can be done about it.
struct Notice<Actions: View>: View {
    private let headline: Property<String>
    private let text: Property<String>
    private let actions: Actions

    init(_ headline: Property<String>, _ text: Property<String>, @ViewBuilder actions: () -> Actions) {
        self.headline = headline
        self.text = text
        self.actions = actions()
    }

    init(_ headline: Property<String>, _ text: Property<String>) where Actions == EmptyView {
        self.init(headline, text) { EmptyView() }
    }

    var body: some View {
        Column(spacing: 4, alignment: .center) {
            Column(spacing: 1, alignment: .center) {
                Text(headline).style(.headline)
                Text(text).color(.secondary)
            }
            actions
        }
        .padding(8)
    }
}
