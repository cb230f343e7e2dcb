import BinderyView

struct SearchView: View {
    let model: SearchModel

    var body: some View {
        Screen("search", title: "Search as you type") {
            Column {
                TextField("Title or author", text: model.$query)
                    .content(.search)
                    .placeholder("jane, tolstoy, 红")
                    .message(model.failure.map { $0?.message })
                    .id("query")
                When(model.isSearching) { ProgressIndicator("Searching").id("searching") }
                When(model.isNothingFound) { Text("No books found.").color(.secondary).id("nothing") }
                Column(spacing: 3) {
                    ForEach(model.books) { book in
                        Column(spacing: 0) {
                            Text(book.map(\.title)).style(.headline)
                            Text(book.map(\.author)).style(.caption).color(.secondary)
                        }
                    }
                }
                .id("books")
            }
        }
    }
}
