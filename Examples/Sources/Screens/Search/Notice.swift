import BinderyView

/// A notice in the middle of an empty page, with actions.
struct Notice<Actions: View>: View {
    private let headline: any Wording
    private let text: any Wording
    private let actions: Actions

    init(_ headline: some Wording, _ text: some Wording, @ViewBuilder actions: () -> Actions) {
        self.headline = headline
        self.text = text
        self.actions = actions()
    }

    init(_ headline: some Wording, _ text: some Wording) where Actions == EmptyView {
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
