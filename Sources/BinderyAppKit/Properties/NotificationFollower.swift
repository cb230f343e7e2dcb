#if canImport(AppKit) && !targetEnvironment(macCatalyst)
internal import AppKit

/// Calls a closure at each of some notifications of an object, until it is deallocated.
@MainActor
final class NotificationFollower {
    private let body: (_ movement: Int) -> Void
    private let ends = Ends()

    /// Removes the observers, from any isolation.
    private final class Ends {
        var tokens: [any NSObjectProtocol] = []

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    /// - Parameters:
    ///   - object: The sender of the notifications; nil for any.
    ///   - body: Is given the movement that ended the editing of a text, and 0 for other notifications.
    init(_ object: AnyObject?, _ names: [Notification.Name], _ body: @escaping (_ movement: Int) -> Void) {
        self.body = body
        let key = NSText.movementUserInfoKey
        for name in names {
            ends.tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
                    [weak self] notification in
                    let movement = notification.userInfo?[key] as? Int ?? 0
                    // AppKit posts on the main thread.
                    MainActor.assumeIsolated { self?.body(movement) }
                })
        }
    }
}
#endif
