import BinderyTesting

@testable import Lessons

/// Takes 400 ms of virtual time to find one book, titled as the query. Finds none for `nobody`, and fails for `?`.
/// `@unchecked Sendable`: used only on the actor of its scheduler.
final class StubLibrary: BookLibrary, @unchecked Sendable {
    private let time: VirtualScheduler
    private(set) var searches: [String] = []

    init(time: VirtualScheduler) { self.time = time }

    func books(matching text: String) async throws(SearchFailure) -> [Book] {
        searches.append(text)
        try? await time.sleep(for: .milliseconds(400))
        if text == "?" { throw .noLetters(text) }
        return text == "nobody" ? [] : [Book(title: text, author: "Stub")]
    }
}
