/// The values of a signal between two cuts, as a signal; see ``Signal/window(count:)``.
///
/// Hot: who observes it gets the values that come from then on, and the end of the window.
public struct WindowSignal<Value, Failure: Error>: Signal {
    @usableFromInline let subject: Subject<Value, Failure>
    @inlinable init(subject: Subject<Value, Failure>) { self.subject = subject }

    @inlinable
    public func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        subject.run(observer, in: scope)
    }
}

extension Signal {
    /// The values in signals of `count`; the last one may be shorter.
    ///
    ///     source            --a--b--c--d--|
    ///     window(count: 2)  x----y----z---|
    ///     x                 --a--b|
    ///     y                      ---c--d|
    ///     z                            ---|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window |
    /// | value | into the window; after the `count`th, the window completes and the next one is sent |
    /// | completion | the window completes; then completion |
    /// | failure | the window fails; then the failure |
    /// | disposed of | the window gets nothing more |
    ///
    /// - Parameter count: how many values to a window; less than 1 counts as 1.
    /// - Complexity: O(observers of the window) per value; holds no values.
    /// - Also known as: `window` in RxSwift, which counts time too, `windowCount` in RxJS.
    @inlinable
    public func window(count: Int) -> some Signal<WindowSignal<Value, Failure>, Failure> {
        window(count: count, skip: count)
    }

    /// The values in signals of `count`, one of which begins every `skip` values: overlapping, or with gaps.
    ///
    ///     source                     --a--b--c--d--|
    ///     window(count: 2, skip: 1)  x-y--z--…
    ///     x                          --a--b|
    ///     y                            ---b--c|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window |
    /// | value | into all open windows; one that has `count` completes; after every `skip`th a new one is sent |
    /// | completion, failure | all open windows end so, the first to open first; then passed on |
    /// | disposed of | the windows get nothing more |
    ///
    /// - Parameters:
    ///   - count: how many values to a window; less than 1 counts as 1.
    ///   - skip: how many values between the beginnings of two windows; less than 1 counts as 1.
    /// - Complexity: O(open windows and their observers) per value, of which `count / skip` are open; holds no values.
    /// - Also known as: `windowCount(_:_:)` in RxJS.
    @inlinable
    public func window(count: Int, skip: Int) -> some Signal<WindowSignal<Value, Failure>, Failure> {
        CountedSegments(upstream: self, count: count, skip: skip, as: WindowSegment<Value, Failure>.self)
    }

    /// The values in signals that last for some time.
    ///
    ///     source              --a--b--c--|
    ///     window(for: 5)      x----y----z|
    ///     x                   --a--|
    ///     y                        b--c-|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window |
    /// | value | into all open windows |
    /// | a window has lasted for `duration`, or has `limit` values | it completes; without `interval` the next one is sent |
    /// | `interval` has passed | a new window is sent |
    /// | completion, failure | all open windows end so; then passed on |
    /// | disposed of | the windows get nothing more |
    ///
    /// - Parameters:
    ///   - duration: of a window, in the scheduler's time.
    ///   - interval: between the beginnings of two windows; if `nil`, one begins when the one before ends.
    ///   - limit: how many values a window has at most; without limit if `nil`.
    ///   - scheduler: that of the present ``ExecutionContext`` if `nil`; without one a diagnosis says so, and the first
    ///     window goes on to the end.
    /// - Complexity: O(open windows and their observers) per value; a timer per open window. Holds no values.
    /// - Also known as: `window(timeSpan:count:)` in RxSwift, `windowTime` in RxJS.
    @inlinable
    public func window(
        for duration: Duration, every interval: Duration? = nil, count limit: Int? = nil,
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<WindowSignal<Value, Failure>, Failure> {
        TimedSegments(
            upstream: self, as: WindowSegment<Value, Failure>.self, name: "window", duration: duration,
            interval: interval, limit: limit, scheduler: scheduler, file: file, line: line)
    }

    /// The values in signals, cut by another signal.
    ///
    ///     source              --a--b--c--|
    ///     boundary            ----x------
    ///     window(on:)         v---w------|
    ///     v                   --a-|
    ///     w                       -b--c--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window; then this signal is observed, then `boundary` |
    /// | value | into the window |
    /// | value of `boundary` | the window completes, the next one is sent |
    /// | completion of `boundary` | nothing |
    /// | completion, failure of either | the window ends so; then passed on, the other is disposed of |
    /// | disposed of | the window gets nothing more |
    ///
    /// - Complexity: O(observers of the window) per value; holds no values.
    /// - Also known as: `window` in RxJS.
    @inlinable
    public func window<Boundary: Signal>(
        on boundary: Boundary
    ) -> some Signal<WindowSignal<Value, Failure>, Failure> where Boundary.Failure == Failure {
        BoundedSegments(upstream: self, boundary: boundary, as: WindowSegment<Value, Failure>.self)
    }

    /// The values of a signal that can fail, in signals cut by one that cannot.
    @inlinable
    public func window<Boundary: Signal>(
        on boundary: Boundary
    ) -> some Signal<WindowSignal<Value, Failure>, Failure> where Boundary.Failure == Never {
        window(on: boundary.promoteError(to: Failure.self))
    }

    /// The values in signals, cut by another signal; neither can fail.
    @inlinable
    public func window<Boundary: Signal>(on boundary: Boundary) -> some Signal<WindowSignal<Value, Never>, Never>
    where Failure == Never, Boundary.Failure == Never {
        BoundedSegments(upstream: self, boundary: boundary, as: WindowSegment<Value, Never>.self)
    }
}
