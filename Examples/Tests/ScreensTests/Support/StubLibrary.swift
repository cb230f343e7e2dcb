import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels

/// Searches in virtual time. A text takes its time in `times`, or half a second.
/// `@unchecked Sendable`: used only on the actor of its scheduler.
final class StubSearch<Item: Sendable>: @unchecked Sendable {
    let time: VirtualScheduler
    var found: [String: [Item]] = [:]
    var suggestions: [String: String] = [:]
    var times: [String: Duration] = [:]
    var failure: SearchFailure?
    var pageSize = 50
    /// The texts of the requests, with their times.
    private(set) var requests: [String] = []
    private(set) var cancelled: [String] = []

    init(time: VirtualScheduler) { self.time = time }

    func search(_ text: SearchText, from index: Int = 0) async throws(SearchFailure) -> SearchResults<Item> {
        requests.append("\(text.text)\(index == 0 ? "" : " from \(index)") at \(time.now)")
        // The failure at the arrival of the request applies, as on a server.
        let failure = failure
        do {
            try await time.sleep(for: times[text.text] ?? .milliseconds(500))
        } catch {
            cancelled.append("\(text.text) at \(time.now)")
            throw .unreachable
        }
        if let failure { throw failure }
        let items = found[text.text] ?? []
        return SearchResults(
            items: Array(items.dropFirst(index).prefix(pageSize)), total: items.count,
            suggestion: items.isEmpty ? suggestions[text.text] : nil)
    }
}

/// `@unchecked Sendable`: used only on the actor of its scheduler.
final class StubLibrary: BookService, @unchecked Sendable {
    let search: StubSearch<Book>
    private let time: VirtualScheduler
    var details: [Book.ID: BookDetails] = [:]
    var isDown = false

    init(time: VirtualScheduler) {
        self.time = time
        search = StubSearch(time: time)
        search.found["introduction"] = [
            .stub(1, "An [Introduction] to Logic"), .stub(2, "[Introduction] to Mathematics"),
        ]
        search.found["基础"] = [.stub(3, "几何[基础]"), .stub(4, "[基础]化学")]
        search.found["logic"] = [.stub(1, "An Introduction to [Logic]"), .stub(5, "[Logic]")]
    }

    func books(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Book> {
        try await search.search(text, from: index)
    }

    func book(_ id: Book.ID) async throws(ServiceFailure) -> BookDetails {
        let isDown = isDown
        do { try await time.sleep(for: .milliseconds(500)) } catch { throw .unreachable }
        if isDown { throw .unreachable }
        guard let details = details[id] else { throw .notFound }
        return details
    }
}

extension Book {
    /// Returns a book. Brackets in `title` enclose marked text.
    static func stub(_ id: Int, _ title: String) -> Book {
        Book(
            id: id, title: .marked(title), subtitle: .marked("A [sub]title"), author: .marked("Author \(id)"),
            year: 1900 + id,
            cover: "/covers/\(id).svg")
    }
}

extension [TextPiece] {
    /// Parses a text in which brackets enclose marked text.
    static func marked(_ text: String) -> [TextPiece] {
        text.split(separator: "]").flatMap { part -> [TextPiece] in
            let parts = part.split(separator: "[", omittingEmptySubsequences: false)
            let plain = parts[0].isEmpty ? [] : [TextPiece(String(parts[0]))]
            return plain + parts.dropFirst().map { TextPiece(String($0), isMarked: true) }
        }
    }
}
