extension DisposeBag {
    /// Calls `cleanup` when the bag is disposed of, in turn with its other contents; at once if that has happened.
    ///
    /// ```swift
    /// heartRate.whileObserved { bag in
    ///     sensor.start()
    ///     bag.onDispose { sensor.stop() }
    /// }
    /// ```
    public func onDispose(_ cleanup: @escaping () -> Void) { keep(BagCleanup(cleanup)) }
}

private final class BagCleanup: Disposable {
    private var cleanup: (() -> Void)?

    init(_ cleanup: @escaping () -> Void) { self.cleanup = cleanup }

    var isDisposed: Bool { cleanup == nil }

    func dispose() {
        guard let cleanup else { return }
        self.cleanup = nil
        cleanup()
    }
}
