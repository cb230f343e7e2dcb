#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: ActionSender {
    /// Executes `action` at each action message: a click, a chosen menu item, the return key in a text field. The
    /// object is enabled exactly while the action is.
    ///
    /// ```swift
    /// save.reactive.execute(model.save, indicator: spinner)
    /// deleteItem.reactive.execute(model.delete, with: good.id)
    /// ```
    ///
    /// The object does not retain the action. Binding `isEnabled` too is a double binding.
    ///
    /// - Parameters:
    ///   - input: Evaluated at each message.
    ///   - indicator: Is animated while the action executes.
    /// - Returns: A disposable that ends it; it also ends with the object or the action.
    /// - Also known as: `rac_command` in RAC 2, `pressed` in ReactiveCocoa.
    @discardableResult
    public func execute<Input, Output, Failure>(
        _ action: Action<Input, Output, Failure>, with input: @escaping @autoclosure () -> Input,
        indicator: NSProgressIndicator? = nil
    ) -> any Disposable {
        let bag = DisposeBag()
        attachments.keep(bag)
        isEnabled.bind(to: action.isEnabled).disposed(by: bag)
        indicator?.reactive.isAnimating.bind(to: action.isExecuting).disposed(by: bag)
        actionTarget.actions.observe { [weak action] in action?.execute(input()) }.disposed(by: bag)
        return bag
    }

    /// Executes `action` at each action message. See ``execute(_:with:indicator:)``.
    @discardableResult
    public func execute<Output, Failure>(
        _ action: Action<Void, Output, Failure>, indicator: NSProgressIndicator? = nil
    ) -> any Disposable {
        execute(action, with: (), indicator: indicator)
    }
}
#endif
