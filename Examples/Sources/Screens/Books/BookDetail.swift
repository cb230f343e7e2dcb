import BinderyView
import ShowcaseModels

/// A book, with links to others.
struct BookDetail: View {
    let model: BookDetailModel
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        let (book, load) = (model.book, model.load)
        return Screen("book", title: title) {
            Column(spacing: 6) {
                WhenPresent(book) { BookCard(row: $0.map(BookRow.init), texts: texts) }
                Placeholder(
                    state: model.state, texts: texts, empty: .gone, failed: \.phrase,
                    isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound }, retry: { load.execute() })
                shelf(model.byAuthor.map { $0.map(\.withoutAuthor) }, .booksByAuthor, id: "by-author")
                shelf(model.ofTime, .booksOfTime, id: "of-time")
            }
        }
        .width(.reading)
        .activating(model)
    }

    private var title: Property<String> {
        let book = model.book
        return texts.text { text in book.value.map { $0.title.map(\.text).joined() } ?? text(.book) }
    }

    private func shelf(_ books: Property<[Book]>, _ title: Phrase, id: String) -> some View {
        Column(spacing: 2) {
            Heading(texts[title])
            Grid(.adaptive(minimum: 112), spacing: 3, alignment: .start) {
                ForEach(books) { book in
                    BookLink(row: book.map(BookRow.init), texts: texts, open: open)
                }
            }
            .id(id)
        }
        .hidden(books.map(\.isEmpty))
    }
}

private struct BookCard: View {
    let row: Property<BookRow>
    let texts: Texts

    var body: some View {
        let (row, language) = (row, texts.language)
        return Row(spacing: 5, alignment: .start) {
            Element("div") {
                // Decorative: the title is beside it.
                Image(row.map { .path($0.cover) }, description: "").shape(.cover).id("cover")
            }
            .class("large-cover")
            Column(spacing: 2) {
                HighlightedText(row.map(\.title)).style(.title).id("title")
                HighlightedText(row.map(\.subtitle)).color(.secondary).hidden(row.map(\.subtitle.isEmpty))
                    .id("subtitle")
                HighlightedText(Property { row.value.credits(in: language.value) }).id("credits")
            }
        }
    }
}

private struct BookLink: View {
    let row: Property<BookRow>
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        let (row, language) = (row, texts.language)
        let id = untracked { row.value.id }
        let route = AppRoute.book(id)
        return Link(path: route.path) {
            Column(spacing: 1) {
                Image(row.map { .path($0.cover) }, description: "").shape(.cover)
                HighlightedText(row.map(\.title)).style(.caption)
                HighlightedText(Property { row.value.credits(in: language.value) }).style(.caption).color(.secondary)
            }
        } followed: {
            open(route)
        }
        .id("book-\(id)")
    }
}
