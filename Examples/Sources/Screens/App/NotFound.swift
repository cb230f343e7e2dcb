import BinderyView
import ShowcaseModels

struct NotFound: View {
    let texts: Texts
    let navigator: Navigator<AppRoute>

    var body: some View {
        Screen("not-found", title: texts[.pageNotFound]) {
            Column(spacing: 5) {
                Text(texts[.pageNotFoundMessage]).color(.secondary).id("message")
                Link(texts[.goToStart], subtitle: texts[.showcase], path: AppRoute.index.path) {
                    navigator.setStack([.index])
                }
                .id("link-start")
            }
        }
        .width(.reading)
    }
}
