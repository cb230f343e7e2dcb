import BinderyTesting
import Foundation
import Screens
import ShowcaseModels

/// Posts in virtual time. Reading or changing access takes 300 ms.
/// `@unchecked Sendable`: used only on the actor of its scheduler.
final class StubPosts: PostService, @unchecked Sendable {
    let time: VirtualScheduler
    let search: StubSearch<Post>
    var isGranted = true
    var accessFailure: SearchFailure?
    private(set) var questions = 0
    var details: [Post.ID: PostDetails] = [:]
    private(set) var requestedPosts: [Post.ID] = []

    /// The date at which virtual time begins.
    static let start = Date(timeIntervalSince1970: 1_700_000_000)

    init(time: VirtualScheduler) {
        self.time = time
        search = StubSearch(time: time)
        search.found["swift"] = [
            Post(id: 1, user: "ada", text: .marked("I like [Swift]"), avatar: "/a/1.svg", created: Self.start - 10),
            Post(
                id: 2, user: "小明", text: .marked("[swift] is [swift]"), avatar: "/a/2.svg", created: Self.start - 3600),
        ]
    }

    var now: Date { Self.start + Double(time.now / .milliseconds(1)) / 1000 }

    func isAccessGranted() async throws(SearchFailure) -> Bool {
        questions += 1
        do { try await time.sleep(for: .milliseconds(300)) } catch { throw .unreachable }
        if let accessFailure { throw accessFailure }
        return isGranted
    }

    func setAccessGranted(_ isGranted: Bool) async throws(SearchFailure) {
        do { try await time.sleep(for: .milliseconds(300)) } catch { throw .unreachable }
        if let accessFailure { throw accessFailure }
        self.isGranted = isGranted
    }

    func posts(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Post> {
        try await search.search(text, from: index)
    }

    func post(_ id: Post.ID) async throws(ServiceFailure) -> PostDetails {
        requestedPosts.append(id)
        do { try await time.sleep(for: .milliseconds(500)) } catch { throw .unreachable }
        guard let details = details[id] else { throw .notFound }
        return details
    }
}
