public import Bindery
public import Foundation

extension NotificationCenter {
    /// What is posted under a name, delivered on the observer's actor. Hot: nobody gets what was posted before.
    ///
    ///     posted       a.b.....c
    ///     signal(for:) -a-b-----c-
    ///
    /// ```swift
    /// NotificationCenter.default.signal(for: .paid) { $0.userInfo?["amount"] as? Int }
    ///     .observe { model.total += $0 }
    ///     .disposed(by: bag)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the observation is registered with the center; from then on what is posted |
    /// | a notification is posted, on any thread | `value` runs there, before `post` returns; its result once the actor is free, in order |
    /// | `value` returns `nil` | nothing |
    /// | disposed of | the registration is removed before `dispose()` returns; nothing more, not even what was posted before |
    ///
    /// A notification is not `Sendable`, so `value` takes out of it what is. It has no end of its own: dispose of the
    /// observation, or put it into a bag or a scope.
    ///
    /// - Parameters:
    ///   - name: of the notifications.
    ///   - sender: only what it posts, if it is not `nil`. The center does not keep it.
    ///   - value: what is sent of a notification.
    /// - Complexity: a registration and a task per observation; holds the values that wait for the actor.
    /// - Also known as: `rac_addObserverForName:object:` in RAC 2, `reactive.notifications(forName:object:)` in
    ///   ReactiveSwift,
    ///   `rx.notification(_:object:)` in RxSwift, `publisher(for:object:)` in Combine.
    public func signal<Value: Sendable>(
        for name: Notification.Name, from sender: AnyObject? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ value: @escaping @Sendable (Notification) -> Value?
    ) -> some Signal<Value, Never> {
        Producer<Value, Never>.fromCallback(
            file: file, line: line,
            { callback in
                self.addObserver(forName: name, object: sender, queue: nil) { notification in
                    if let value = value(notification) { callback.send(value) }
                }
            },
            cancel: { self.removeObserver($0) })
    }

    /// That something is posted under a name.
    public func signal(
        for name: Notification.Name, from sender: AnyObject? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Void, Never> {
        signal(for: name, from: sender, file: file, line: line) { _ in () }
    }
}
