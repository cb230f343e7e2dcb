import BinderyView

/// What stands in the place of the rows: that nothing was found, or that the search failed, with a way to try again.
struct SearchNotices: View {
    let page: Property<SearchPage>
    let texts: Texts
    let nothingFound: Phrase
    /// What was searched for last.
    let query: Property<String>
    let retry: () -> Void

    var body: some View {
        let (page, query) = (page, query)
        When(page.map { $0 == .empty }) {
            Notice(texts[nothingFound], texts.text { $0(.nothingMatches).filling(query.value) }).id("empty")
        }
        .announced()
        When(page.map { if case .failed = $0 { true } else { false } }) {
            Notice(
                texts[.searchFailed],
                texts.text { if case .failed(let failure) = page.value { $0(failure.phrase) } else { "" } }
            ) {
                // What is too long stays so.
                Button(texts[.retry], tapped: retry).hidden(page.map { $0 == .failed(.invalidQuery) }).id("retry")
            }
            .id("failed")
        }
        .announced()
    }
}
