internal import Foundation

/// The dates of posts. All dates advance every five minutes, so that the newest stays at most some minutes old.
struct PostDates: Sendable {
    private static let step: TimeInterval = 300

    let start: Date

    func date(of post: Post, at now: Date) -> Date {
        let steps = (now.timeIntervalSince(start) / Self.step).rounded(.down)
        return start.addingTimeInterval(steps * Self.step - Double(post.age))
    }
}
