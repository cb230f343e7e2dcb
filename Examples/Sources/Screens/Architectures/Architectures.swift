import BinderyView
import ShowcaseModels

/// The four architectures of the length login, and the three of the shop: metrics, a class diagram, and when to use
/// each.
struct Architectures: View {
    let texts: Texts
    let navigator: Navigator<AppRoute>

    var body: some View {
        Screen("architectures", title: texts[.architectures]) {
            Column(spacing: 8) {
                Text(texts[.architecturesIntroduction]).color(.secondary)
                Link(
                    texts.architecture[.playground], subtitle: texts.architecture[.playgroundSubtitle],
                    path: AppRoute.playground.path
                ) { navigator.push(.playground) }
                .id("link-playground")
                ForEach(.constant(Architecture.allCases), id: { $0 }) { card(of: .login, in: $0.value) }
                Column(spacing: 2) {
                    Text(texts.architecture[.largerScreen]).style(.title)
                    Text(texts.architecture[.largerScreenText]).color(.secondary)
                }
                ForEach(.constant(Architecture.ofShop), id: { $0 }) { card(of: .shop, in: $0.value) }
            }
        }
        .width(.wide)
    }

    private func card(of screen: ComparedScreen, in architecture: Architecture) -> some View {
        let metrics = screen.metrics(of: architecture)
        return Column(spacing: 5) {
            Row(spacing: 2) {
                Text(texts[architecture.title]).style(.title)
                Spacer()
                Button(texts[.open]) { navigator.push(screen.route(in: architecture)) }
                    .accessibilityLabel(about(texts[.open], name(of: screen, in: architecture))).id("open")
            }
            When(.constant(screen == .login)) {
                Text(texts[architecture.isRight])
                Grid(.adaptive(minimum: 280), spacing: 4, alignment: .start) {
                    argument(.advantages, architecture.advantages)
                    argument(.disadvantages, architecture.disadvantages)
                }
            }
            Text(texts[.linesOfCode]).style(.caption).color(.secondary)
            Row(spacing: 4, alignment: .start) {
                metric(metrics.view, .view).id("view")
                metric(metrics.behind, architecture.decider).id("behind")
                metric(metrics.model, .model).id("model")
                metric(metrics.tests, .testsWithoutView).id("tests")
            }
            Element("div") {
                Image(
                    texts.language.map { .path(screen.diagramPath(in: architecture, $0)) },
                    description: texts.text { "\($0(.classDiagram)): \($0(architecture.title))" }
                )
                .id("diagram")
            }
            // Scrolled by keys where it is wider than the window.
            .class("diagram").attribute("tabindex", "0")
            // The diagram as text, for screen readers and for small windows.
            Column(spacing: 1) {
                ForEach(.constant(screen.relations(of: architecture)), id: { $0 }) { each in
                    let relation = each.value
                    Text(texts.text { "\(relation.source) \($0(relation.kind)) \(relation.target)" })
                        .style(.caption).color(.secondary)
                }
            }
            .id("relations")
        }
        .padding(5)
        .background(.raised)
        .id(screen == .login ? "row-\(architecture.rawValue)" : "row-shop-\(architecture.rawValue)")
    }

    /// The shop is named first, since the login has the architectures' own names.
    private func name(of screen: ComparedScreen, in architecture: Architecture) -> Property<String> {
        let shop = texts.architecture[.shop].wording
        return texts.text { screen == .login ? $0(architecture.title) : "\(shop.value) · \($0(architecture.title))" }
    }

    private func argument(_ title: ArchitecturePhrase, _ text: ArchitecturePhrase) -> some View {
        Column(spacing: 1) {
            Text(texts.architecture[title]).style(.caption).color(.secondary)
            Text(texts.architecture[text])
        }
    }

    private func metric(_ count: Int, _ caption: Phrase) -> some View {
        Column(spacing: 0) {
            Text(count == 0 ? "–" : "\(count)").style(.headline)
            Text(texts[caption]).style(.caption).color(.secondary)
        }
        .accessibilityLabel(texts.text { "\($0(caption)): \(count)" })
    }
}
