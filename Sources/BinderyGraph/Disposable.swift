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
    public func disposed(by bag: DisposeBag, file: StaticString = #fileID, line: UInt = #line) {
        bag.add(self, file: file, line: line)
    }
}

/// Keeps disposables and disposes of them when it is freed: one per view model, view or row.
///
/// - Complexity: adding is O(1) amortised; what has ended is dropped as the bag grows.
public final class DisposeBag: Disposable {
    private var contents: [any Disposable] = []
    // Small, since there are many.
    private var sweepAt: Int32 = 16
    private let line: UInt32
    private let file: UnsafePointer<UInt8>
    private let name: UnsafePointer<UInt8>?
    public private(set) var isDisposed = false

    /// - Parameter name: for diagnoses.
    public init(_ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line) {
        self.name = name?.utf8Start
        self.file = file.utf8Start
        self.line = UInt32(truncatingIfNeeded: line)
    }

    deinit { disposeOfContents() }

    /// Keeps `disposable`. If the bag has been disposed of, it disposes of it at once, and a diagnosis says so: what nobody keeps
    /// never delivers.
    public func add(_ disposable: any Disposable, file: StaticString = #fileID, line: UInt = #line) {
        if isDisposed, !disposable.isDisposed { reportUseAfterDisposal(file, line) }
        keep(disposable)
    }

    /// Without a diagnosis: for what may rightly come late.
    @usableFromInline
    package func keep(_ disposable: any Disposable) {
        if isDisposed { return disposable.dispose() }
        if contents.count >= Int(sweepAt) {
            // What has ended is released last: that may run code which comes back here.
            let before = contents
            contents = before.filter { !$0.isDisposed }
            sweepAt = Int32(clamping: max(16, contents.count * 2))
            withExtendedLifetime(before) {}
        }
        contents.append(disposable)
    }

    /// Disposes of the contents, the last added first, and of whatever is added later.
    public func dispose() {
        isDisposed = true
        disposeOfContents()
    }

    private func reportUseAfterDisposal(_ file: StaticString, _ line: UInt) {
        Diagnostics.report(
            .lifetime,
            """
            something was added at \(file):\(line) to \(name.map { "the bag '\(String(cString: $0))'" } ?? "a bag") \
            made at \(String(cString: self.file)):\(self.line), \
            which has been disposed of: it is disposed of at once and delivers nothing more. Add it earlier, or to a bag that lives.
            """)
    }

    private func disposeOfContents() {
        while let disposable = contents.popLast() { disposable.dispose() }
    }
}
