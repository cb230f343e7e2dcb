internal import Foundation

/// When the posts were written: the newest some minutes ago at most, however long the service runs. They stay as they
/// are for five minutes, then all move on.
struct PostDates: Sendable {
    private static let step: TimeInterval = 300

    let start: Date

    func date(of post: Post, at now: Date) -> Date {
        let steps = (now.timeIntervalSince(start) / Self.step).rounded(.down)
        return start.addingTimeInterval(steps * Self.step - Double(post.age))
    }
}
