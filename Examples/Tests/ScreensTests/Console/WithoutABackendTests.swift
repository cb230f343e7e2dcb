import Testing

@testable import Console

/// View models on the MainActor, as in an app, without a backend and without virtual time.
@Suite struct WithoutABackendTests {
    private static let lines = [
        "Avatar: /avatars/13874389438", "Logged in as 花田半亩", "1 of 63 posts for coffee",
    ]

    @MainActor @Test func theAvatarTheLoginAndThePostSearchWork() async {
        var said: [String] = []
        await useScreens(accounts: LocalAccounts(), posts: LocalPosts()) { said.append($0) }
        #expect(said == Self.lines)
    }
}
