public import BinderyView
public import ShowcaseModels

public struct BookSearch: View {
    private let model: BookSearchModel
    private let texts: Texts
    /// The book that is shown beside the list.
    private let shown: Property<Book.ID?>
    private let open: (AppRoute) -> Void

    public init(
        model: BookSearchModel, texts: Texts, shown: Property<Book.ID?> = .constant(nil),
        open: @escaping (AppRoute) -> Void
    ) {
        self.model = model
        self.texts = texts
        self.shown = shown
        self.open = open
    }

    public var body: some View {
        let query = model.answer.map { $0?.query.text ?? "" }
        return Screen("books", title: texts[.books]) {
            Column(spacing: 4) {
                Row(spacing: 2, alignment: .end) {
                    TextField(texts[.searchQuery], text: model.$query).content(.search)
                        .clearButton(texts[.clear], id: "query-clear").onSubmit(model.submit).id("query")
                    Button(texts[.search], tapped: model.submit).prominence(.primary)
                        .disabled(model.canSubmit.map { !$0 }).id("search")
                }
                .landmark(.search)
                SearchStatus(
                    page: model.page, isWithoutRows: model.rows.isEmpty, texts: texts, one: .oneBookFound,
                    several: .booksFound, query: query)
                SearchNotices(
                    page: model.page, isWithoutRows: model.rows.isEmpty, texts: texts, nothingFound: .noBooksFound,
                    query: query,
                    suggestion: model.answer.map { $0?.results.suggestion },
                    searchForSuggestion: model.searchForSuggestion, retry: model.retry)
                List(model.rows) { BookRowView(row: $0, texts: texts, open: open) }
                    .current(shown)
                    .loadingMore(by: model.pages.loadMore, while: model.pages.hasMore)
                    .hidden(model.rows.isEmpty)
                    .opacity(model.page.map { $0 == .searching ? 0.5 : 1 })
                    .accessibilityLabel(texts[.books]).id("list")
            }
        }
        .width(.reading)
        .activating(model)
        .saved(model)
    }
}

struct BookRowView: View {
    let row: Property<BookRow>
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        let (row, language) = (row, texts.language)
        Row(spacing: 4, alignment: .start) {
            // Decorative: the title is beside it.
            Image(row.map { .path($0.cover) }, description: "").shape(.cover).id("cover")
            Column(spacing: 1) {
                RowLink(.book(untracked { row.value.id }), open: open) {
                    HighlightedText(row.map(\.title)).style(.headline).id("title")
                }
                HighlightedText(row.map(\.subtitle)).color(.secondary).hidden(row.map(\.subtitle.isEmpty))
                    .id("subtitle")
                HighlightedText(Property { row.value.credits(in: language.value) }).style(.caption).color(.secondary)
                    .id("credits")
            }
        }
    }
}
