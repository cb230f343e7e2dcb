extension Producer {
    /// The messages that a delegate receives on the observer's actor, for as long as the observation lasts.
    ///
    ///     messages      a----b--c
    ///     fromDelegate  a----b--c--
    ///
    /// ```swift
    /// final class ScrollDelegate: ScrollViewDelegate {
    ///     let emitter: Emitter<Point, Never>
    ///     init(_ emitter: Emitter<Point, Never>) { self.emitter = emitter }
    ///     func didScroll(to point: Point) { emitter.send(point) }
    /// }
    ///
    /// Producer<Point, Never>.fromDelegate(
    ///     ScrollDelegate.init, attach: { list.delegate = $0 }, detach: { _ in list.delegate = nil })
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the delegate is created, then attached |
    /// | the delegate sends | sent immediately |
    /// | the delegate completes or fails | passed on; then `detach` runs |
    /// | disposed of | `detach` runs before `dispose()` returns; the delegate is released |
    ///
    /// - Note: an object with one delegate needs `share()` for several observers. If it is called on another thread,
    ///   keep it as the registration of ``fromCallback(file:line:_:cancel:)`` instead.
    ///
    /// - Complexity: one delegate per observation; holds no value.
    /// - Also known as: `rac_signalForSelector:` in RAC 2, `DelegateProxy` in RxSwift.
    public static func fromDelegate<Delegate: AnyObject>(
        _ make: @escaping (Emitter<Value, Failure>) -> Delegate, attach: @escaping (Delegate) -> Void,
        detach: @escaping (Delegate) -> Void
    ) -> some Signal<Value, Failure> {
        Producer { emitter in
            let delegate = make(emitter)
            attach(delegate)
            emitter.onDispose { detach(delegate) }
        }
    }
}
