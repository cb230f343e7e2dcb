/// The values of a signal between two cuts, as a hot signal; see ``Signal/window(count:)``.
public struct WindowSignal<Value, Failure: Error>: Signal {
    @usableFromInline let subject: Subject<Value, Failure>
    @inlinable init(subject: Subject<Value, Failure>) { self.subject = subject }

    @inlinable
    public func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        subject.run(observer, in: scope)
    }
}

extension Signal {
    /// Splits the values into signals of `count`; the last one may be shorter.
    ///
    ///     source            --a--b--c--d--|
    ///     window(count: 2)  x----y-----z--|
    ///     x                 --a--b|
    ///     y                      ---c--d|
    ///     z                            ---|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window |
    /// | value | sent to the window; after the `count`th, the window completes and the next one is sent |
    /// | completion | the window completes; then completion |
    /// | failure | the window fails; then the failure |
    /// | disposed of | the window receives nothing more |
    ///
    /// - Parameter count: The number of values in a window; less than 1 counts as 1.
    /// - Complexity: O(observers of the window) per value; holds no values.
    /// - Also known as: `window` in RxSwift, which counts time too, `windowCount` in RxJS.
    @inlinable
    public func window(count: Int) -> some Signal<WindowSignal<Value, Failure>, Failure> {
        window(count: count, skip: count)
    }

    /// Splits the values into signals of `count`, one of which begins every `skip` values: overlapping or with gaps.
    ///
    ///     source                     --a--b--c--d--|
    ///     window(count: 2, skip: 1)  x-y--z--…
    ///     x                          --a--b|
    ///     y                            ---b--c|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window |
    /// | value | sent to all open windows; one with `count` values completes; after every `skip`th a new one is sent |
    /// | completion, failure | all open windows end likewise, oldest first; then passed on |
    /// | disposed of | the windows receive nothing more |
    ///
    /// - Note: `count` and `skip` count as 1 if they are less than 1.
    /// - Complexity: O(open windows and their observers) per value; `count / skip` windows are open. Holds no values.
    /// - Also known as: `windowCount(_:_:)` in RxJS.
    @inlinable
    public func window(count: Int, skip: Int) -> some Signal<WindowSignal<Value, Failure>, Failure> {
        CountedSegments(upstream: self, count: count, skip: skip, as: WindowSegment<Value, Failure>.self)
    }
}
