/// Something that goes on until it is disposed of: an observation, a binding, a timer.
///
/// Dropping the last reference does **not** dispose: an observation lives until it is disposed of, or its
/// source ends or goes away. Keep it in a ``DisposeBag``, which disposes of its contents when it is freed.
public protocol Disposable: AnyObject {
    /// True once ``dispose()`` was called, or the thing ended by itself.
    var isDisposed: Bool { get }

    /// Ends it. Nothing is delivered after this returns, and what it held is released. Disposing twice is harmless.
    func dispose()
}

extension Disposable {
    /// Lets `bag` dispose of this when the bag is freed.
    @inlinable
    public func disposed(by bag: DisposeBag) { bag.add(self) }
}

/// Keeps disposables and disposes of them when it is freed: one per view model, view or row.
///
/// - Complexity: adding is O(1) amortised; what has ended is dropped as the bag grows.
public final class DisposeBag: Disposable {
    private var contents: [any Disposable] = []
    private var sweepAt = 16
    public private(set) var isDisposed = false

    public init() {}

    deinit { disposeOfContents() }

    /// Keeps `disposable`; disposes of it at once if the bag has been disposed of.
    public func add(_ disposable: any Disposable) {
        if isDisposed { return disposable.dispose() }
        if contents.count >= sweepAt {
            // What has ended is released last: that may run code which comes back here.
            let before = contents
            contents = before.filter { !$0.isDisposed }
            sweepAt = max(16, contents.count * 2)
            withExtendedLifetime(before) {}
        }
        contents.append(disposable)
    }

    /// Disposes of the contents, the last added first, and of whatever is added later.
    public func dispose() {
        isDisposed = true
        disposeOfContents()
    }

    private func disposeOfContents() {
        while let disposable = contents.popLast() { disposable.dispose() }
    }
}
