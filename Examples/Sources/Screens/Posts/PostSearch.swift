public import BinderyView
public import ShowcaseModels

public struct PostSearch: View {
    private let model: PostSearchModel
    private let texts: Texts
    /// The post that is shown beside the list.
    private let shown: Property<Post.ID?>
    private let open: (AppRoute) -> Void

    public init(
        model: PostSearchModel, texts: Texts, shown: Property<Post.ID?> = .constant(nil),
        open: @escaping (AppRoute) -> Void
    ) {
        self.model = model
        self.texts = texts
        self.shown = shown
        self.open = open
    }

    public var body: some View {
        let (access, search, typed) = (model.access, model.search, model.$query)
        let query = model.answer.map { $0?.query.text ?? "" }
        return Screen("posts", title: texts[.posts]) {
            Column(spacing: 4) {
                TextField(texts[.searchQuery], text: model.$query).content(.search)
                    .clearButton(texts[.clear], id: "query-clear").id("query")
                    .disabled(access.isGranted.map { !$0 }).landmark(.search)
                PostAccessNotices(access: access, texts: texts)
                When(access.isGranted) {
                    Row(spacing: 2) {
                        SearchStatus(
                            page: model.page, isWithoutRows: model.rows.isEmpty, texts: texts, one: .onePostFound,
                            several: .postsFound, query: query)
                        Spacer()
                        Text(time).style(.caption).color(.secondary).hidden(model.answer.map { $0 == nil }).id("time")
                    }
                    When(model.page.map { $0 == .blank }) {
                        Notice(texts[.typeMore], texts[.typeMoreHint]) {
                            Button(texts[.refuseAccess], action: access.setGranted, input: false).prominence(.plain)
                                .id("refuse-access")
                        }
                        .id("blank")
                    }
                    SearchNotices(
                        page: model.page, isWithoutRows: model.rows.isEmpty, texts: texts, nothingFound: .noPostsFound,
                        query: query,
                        suggestion: model.answer.map { $0?.suggestion },
                        searchForSuggestion: model.searchForSuggestion
                    ) {
                        search.execute(SearchText(typed.value))
                    }
                    List(model.rows) { PostRowView(row: $0, ticker: model.ticker, texts: texts, open: open) }
                        .current(shown)
                        .loadingMore(by: model.pages.loadMore, while: model.pages.hasMore)
                        .hidden(model.rows.isEmpty)
                        .opacity(model.page.map { $0 == .searching ? 0.5 : 1 })
                        .accessibilityLabel(texts[.posts]).id("list")
                }
            }
        }
        .width(.reading)
        .activating(model)
        .saved(model)
        .saved(access)
        .toast(failuresOf: access.setGranted) { [texts] in texts.now($0.phrase) }
    }

    private var time: Property<String> {
        let answer = model.answer
        return texts.text { text in answer.value.map { text(.executionTime).filling($0.time.inHundredths) } ?? "" }
    }
}

/// The notices in place of the search while access is not granted.
struct PostAccessNotices: View {
    let access: PostAccess
    let texts: Texts

    var body: some View {
        let (state, ask) = (access.state, access.ask)
        When(state.map { $0 == .asking }) {
            ProgressIndicator(texts[.askingAccess]).style(.ring).id("busy")
        }
        .announced()
        When(state.map { $0 == .refused }) {
            Notice(texts[.accessRefused], texts[.accessRefusedHint]) {
                Row(spacing: 2) {
                    Button(texts[.askAgain], action: ask).prominence(.primary).id("ask-again")
                    Button(texts[.allowAccess], action: access.setGranted, input: true).id("allow-access")
                }
            }
            .id("refused")
        }
        .announced()
        When(state.map { if case .failed = $0 { true } else { false } }) {
            Notice(
                texts[.accessFailed],
                texts.text { if case .failed(let failure) = state.value { $0(failure.phrase) } else { "" } }
            ) {
                Button(texts[.askAgain], action: ask).prominence(.primary).id("ask-again")
            }
            .id("failed")
        }
        .announced()
    }
}

/// A post in the list. Its age ticks while the row is mounted, so that it is correct before the row becomes visible.
struct PostRowView: View {
    let row: Property<PostRow>
    let ticker: SecondTicker
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        Row(spacing: 3, alignment: .start) {
            Avatar(row.map { $0.avatar }, description: "").small().id("avatar")
            Column(spacing: 1) {
                Row(spacing: 2, alignment: .baseline) {
                    Text(row.map(\.user)).style(.headline).id("user")
                    Spacer()
                    Text(texts.age(of: row)).style(.caption).color(.secondary).id("age")
                }
                RowLink(.post(untracked { row.value.id }), open: open) {
                    HighlightedText(row.map(\.text)).id("text")
                }
            }
        }
        .activating(ticker)
    }
}
