#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UIButton {
    /// Executes `action` at each tap. The button is enabled exactly while the action is, and shows an activity
    /// indicator while it executes, if it has a configuration.
    ///
    /// ```swift
    /// save.reactive.execute(model.save)
    /// like.reactive.execute(model.like, with: good.id)
    /// ```
    ///
    /// The button does not retain the action. Binding `isEnabled` or `showsActivityIndicator` too is a double binding.
    ///
    /// - Parameter input: Evaluated at each tap.
    /// - Returns: A disposable that ends it; it also ends with the button or the action.
    /// - Also known as: `rac_command` in RAC 2, `pressed` in ReactiveCocoa.
    @discardableResult
    public func execute<Input, Output, Failure>(
        _ action: Action<Input, Output, Failure>, with input: @escaping @autoclosure () -> Input
    ) -> any Disposable {
        let bag = DisposeBag()
        attachments.keep(bag)
        isEnabled.bind(to: action.isEnabled).disposed(by: bag)
        showsActivityIndicator.bind(to: action.isExecuting).disposed(by: bag)
        taps.observe { [weak action] in action?.execute(input()) }.disposed(by: bag)
        return bag
    }

    /// Executes `action` at each tap. See `execute(_:with:)`.
    @discardableResult
    public func execute<Output, Failure>(_ action: Action<Void, Output, Failure>) -> any Disposable {
        execute(action, with: ())
    }
}

extension ReactiveProperties where Object: UIBarButtonItem {
    /// Executes `action` at each tap. The item is enabled exactly while the action is, and an activity indicator is in
    /// its place while it executes.
    ///
    /// Binding `isEnabled` or `showsActivityIndicator` too is a double binding.
    @discardableResult
    public func execute<Input, Output, Failure>(
        _ action: Action<Input, Output, Failure>, with input: @escaping @autoclosure () -> Input
    ) -> any Disposable {
        let bag = DisposeBag()
        attachments.keep(bag)
        isEnabled.bind(to: action.isEnabled).disposed(by: bag)
        showsActivityIndicator.bind(to: action.isExecuting).disposed(by: bag)
        taps.observe { [weak action] in action?.execute(input()) }.disposed(by: bag)
        return bag
    }

    /// Executes `action` at each tap.
    @discardableResult
    public func execute<Output, Failure>(_ action: Action<Void, Output, Failure>) -> any Disposable {
        execute(action, with: ())
    }
}

#if !os(tvOS)
extension ReactiveProperties where Object: UIRefreshControl {
    /// Executes `action` when the user pulls, and shows the control as refreshing while the action executes.
    ///
    /// | event | result |
    /// |---|---|
    /// | the user pulls | the action is executed; if it is disabled, the control stops refreshing |
    /// | the action is executed by something else | the control shows it too |
    /// | the execution ends | the control stops refreshing |
    @discardableResult
    public func execute<Output, Failure>(_ action: Action<Void, Output, Failure>) -> any Disposable {
        let bag = DisposeBag()
        attachments.keep(bag)
        isRefreshing.bind(to: action.isExecuting).disposed(by: bag)
        events(.valueChanged).observe { [weak action, weak object] in
            action?.execute()
            // Refused, or ended at once: the action has not changed, but the control refreshes since the pull.
            if action.map({ action in untracked { action.isExecuting.value } }) != true {
                object?.reactive.isRefreshing.value = false
            }
        }
        .disposed(by: bag)
        return bag
    }
}

extension UIContextualAction {
    /// An action of a swiped row that executes `action`. The row closes when the execution ends.
    ///
    /// A row of the style `.destructive` is never reported as done, since UIKit would then take it off the screen. The
    /// list removes the row if the action removes its element, and not if the user has declined.
    ///
    /// One action for all rows needs a policy for a second row that is swiped meanwhile: `.concurrent` or `.queue`.
    /// With `.reject`, the default, the second one does nothing.
    ///
    /// ```swift
    /// rows.trailingSwipe = { good in
    ///     [UIContextualAction(style: .destructive, title: "Delete", executing: model.delete, with: good)]
    /// }
    /// ```
    public convenience init<Input, Output, Failure>(
        style: Style, title: String?, executing action: Action<Input, Output, Failure>, with input: Input
    ) {
        self.init(style: style, title: title) { _, _, done in
            action.start(input, on: MainActor.shared) { event in
                switch event {
                case .returned, .completed: done(style != .destructive)
                case .failed, .cancelled, .superseded, .rejected: done(false)
                case .value, .progress: break
                }
            }
        }
    }
}
#endif
#endif
