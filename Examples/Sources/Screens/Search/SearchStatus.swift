import BinderyView
import ShowcaseModels

/// The line above the rows: a running search, or its result. Without rows, ``SearchNotices`` shows a running search.
struct SearchStatus: View {
    let page: Property<SearchPage>
    let isWithoutRows: Property<Bool>
    let texts: Texts
    let one: Phrase
    let several: Phrase
    let query: Property<String>

    var body: some View {
        When(page.map { $0 == .searching }.and(isWithoutRows.not())) {
            ProgressIndicator(texts[.searching]).style(.ring).id("busy")
        } otherwise: {
            Text(words).style(.caption).color(.secondary).id("status")
        }
        .announced()
    }

    private var words: Property<String> {
        let (page, query, one, several) = (page, query, one, several)
        return texts.text { text in
            guard case .found(let total) = page.value else { return "" }
            return text(total == 1 ? one : several).filling(query.value, count: total)
        }
    }
}
