public import Bindery
public import Foundation

extension NotificationCenter {
    /// Returns a hot signal of a value for each notification posted under `name`, delivered on the observer's actor.
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
    /// | observed | the observation is registered with the center; notifications posted from then on are sent |
    /// | a notification is posted, on any thread | `value` runs there before `post` returns; sent on the actor |
    /// | `value` returns `nil` | nothing |
    /// | disposed of | the registration is removed before `dispose()` returns; not even earlier values are sent |
    ///
    /// A notification is not `Sendable`: `value` extracts a value that is. The signal does not complete: dispose of it.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - sender: If not `nil`, only its notifications are sent. The center does not retain it.
    ///   - value: Returns the value to send for a notification, or `nil`.
    /// - Complexity: one registration and one task per observation; holds the values that wait for the actor.
    /// - Also known as: `rac_addObserverForName:object:` in RAC 2, `reactive.notifications(forName:object:)` in
    ///   ReactiveSwift, `rx.notification(_:object:)` in RxSwift, `publisher(for:object:)` in Combine.
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

    /// Returns a signal that sends for each notification posted under `name`.
    public func signal(
        for name: Notification.Name, from sender: AnyObject? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Void, Never> {
        signal(for: name, from: sender, file: file, line: line) { _ in () }
    }
}
