import Testing

@testable import Catalogue

@Suite struct PostsGeneratorTests {
    @Test func thereAreTwoThousandFromSecondsToWeeksOld() {
        let posts = PostsGenerator.posts()
        #expect(posts.map(\.id) == Array(1...2_000))
        #expect(zip(posts, posts.dropFirst()).allSatisfy { $0.age < $1.age })
        #expect(posts[0].age < 60)
        #expect((14 * 86_400...60 * 86_400).contains(posts[1_999].age))
        #expect(posts.allSatisfy { !$0.text.contains("…") && $0.text.count <= 280 })
        #expect(Set(posts.map(\.text)).count > 1_500)
    }
}
