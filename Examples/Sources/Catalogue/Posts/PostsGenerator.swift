internal import Foundation

/// Generates the posts, always the same ones, from the newest to the oldest.
enum PostsGenerator {
    static let count = 2_000

    private static let seed: UInt64 = 0x706f_7374_7321

    static func posts() -> [Post] {
        var random = SplitMix64(state: seed)
        var age = 0
        return (1...count).map { id in
            age += pause(before: id, using: &random)
            let isChinese = random.next(below: 2) == 0
            return Post(
                id: id,
                user: random.element(of: isChinese ? PostsWording.chineseUsers : PostsWording.englishUsers),
                text: isChinese ? chineseText(using: &random) : englishText(using: &random),
                age: age)
        }
    }

    /// Returns the seconds between two posts: a few at first, so that the newest result is minutes old; an hour and
    /// more at the end, so that the oldest is weeks old.
    private static func pause(before id: Int, using random: inout SplitMix64) -> Int {
        2 + random.next(below: 4 + id * id * id / 660_000)
    }

    private static func chineseText(using random: inout SplitMix64) -> String {
        let topic = random.element(of: PostsWording.chineseTopics)
        let text =
            random.element(of: PostsWording.chineseOpenings).replacingOccurrences(of: "…", with: topic)
            + random.element(of: PostsWording.chineseEndings)
        return random.next(below: 3) == 0 ? "\(text) #\(topic)#" : text
    }

    private static func englishText(using random: inout SplitMix64) -> String {
        let topic = random.element(of: PostsWording.englishTopics)
        let text =
            random.element(of: PostsWording.englishOpenings).replacingOccurrences(of: "…", with: topic.name)
            + " " + random.element(of: PostsWording.englishEndings)
        return random.next(below: 3) == 0 ? "\(text) #\(topic.tag)" : text
    }
}
