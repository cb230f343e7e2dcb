import BinderyView
import ShowcaseModels

/// What is shown in place of rows: a running search; that nothing was found; or that the search failed, with a button
/// to retry.
struct SearchNotices: View {
    let page: Property<SearchPage>
    let isWithoutRows: Property<Bool>
    let texts: Texts
    let nothingFound: Phrase
    let query: Property<String>
    let suggestion: Property<String?>
    let searchForSuggestion: () -> Void
    let retry: () -> Void

    var body: some View {
        let (page, query, suggestion) = (page, query, suggestion)
        When(page.map { $0 == .searching }.and(isWithoutRows)) {
            ProgressIndicator(texts[.searching]).style(.rows).id("busy")
        }
        .announced()
        When(page.map { $0 == .empty }) {
            Notice(texts[nothingFound], texts.text { $0(.nothingMatches).filling(query.value) }) {
                Button(texts.text { $0(.searchInstead).filling(suggestion.value ?? "") }, tapped: searchForSuggestion)
                    .hidden(suggestion.map { $0 == nil }).id("suggestion")
            }
            .id("empty")
        }
        .announced()
        When(page.map { if case .failed = $0 { true } else { false } }) {
            Notice(
                texts[.searchFailed],
                texts.text { if case .failed(let failure) = page.value { $0(failure.phrase) } else { "" } }
            ) {
                // Retrying does not help if the text is too long.
                Button(texts[.retry], tapped: retry).hidden(page.map { $0 == .failed(.invalidQuery) }).id("retry")
            }
            .id("failed")
        }
        .announced()
    }
}
