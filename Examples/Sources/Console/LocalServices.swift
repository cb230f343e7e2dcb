import Foundation
import Screens
import ShowcaseModels

/// A service with one account, local to this program.
final class LocalAccounts: AccountService {
    func logIn(_ phone: PhoneNumber, _ code: VerificationCode) async throws(LoginFailure) -> Account {
        await Task.yield()
        guard phone.text == "13874389438", code.text == "5858" else { throw .wrongCredentials }
        return Account(phone: phone.text, nickname: "花田半亩")
    }

    func avatarPath(of phone: PhoneNumber) async -> String? {
        await Task.yield()
        return "/avatars/\(phone.text)"
    }
}

/// A service that finds one post for every text.
final class LocalPosts: PostService {
    func isAccessGranted() async throws(SearchFailure) -> Bool {
        await Task.yield()
        return true
    }

    func setAccessGranted(_ isGranted: Bool) async throws(SearchFailure) {}

    func posts(
        matching text: SearchText, from index: Int
    ) async throws(SearchFailure) -> SearchResults<Post> {
        await Task.yield()
        return SearchResults(items: [post(1)], total: 63)
    }

    func post(_ id: Post.ID) async throws(ServiceFailure) -> PostDetails {
        await Task.yield()
        return PostDetails(post: post(id), byUser: [])
    }

    private func post(_ id: Post.ID) -> Post {
        Post(id: id, user: "ada", text: [], avatar: "/avatars/\(id)", created: Date())
    }
}
