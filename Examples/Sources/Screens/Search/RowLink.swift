import BinderyView
import ShowcaseModels

/// A link in a row of a list, which is followed by a press anywhere in the row.
struct RowLink<Content: View>: View {
    private let route: AppRoute
    private let content: Content
    private let open: (AppRoute) -> Void

    init(_ route: AppRoute, open: @escaping (AppRoute) -> Void, @ViewBuilder content: () -> Content) {
        self.route = route
        self.open = open
        self.content = content()
    }

    var body: some View {
        Element("div") {
            Link(path: route.path) {
                content
            } followed: {
                open(route)
            }.id("open")
        }.class("row-link")
    }
}
