/// An activity that lasts until it is disposed of: an observation, a binding, a timer.
///
/// Dropping the last reference does **not** dispose of it: it lasts until it is disposed of, or its source ends or is
/// deallocated. Keep it in a ``DisposeBag``, which disposes of its contents when the bag is deallocated.
public protocol Disposable: AnyObject {
    /// Whether ``dispose()`` was called or the activity has ended.
    var isDisposed: Bool { get }

    /// Ends the activity. Afterwards nothing is delivered, and what it held is released. Disposing twice is harmless.
    func dispose()
}

extension Disposable {
    /// Adds this to `bag`, which disposes of it when the bag is deallocated.
    @inlinable
    public func disposed(by bag: DisposeBag, file: StaticString = #fileID, line: UInt = #line) {
        bag.add(self, file: file, line: line)
    }
}

/// A collection of disposables that disposes of them when it is deallocated. Use one per view model, view or row.
///
/// - Complexity: adding is O(1) amortised; ended disposables are removed as the bag grows.
public final class DisposeBag: Disposable {
    // Unchecked: no access contains code of the user, which runs on copies.
    @exclusivity(unchecked) private var contents: [any Disposable] = []
    // Small, since there are many bags.
    @exclusivity(unchecked) private var sweepAt: Int32 = 16
    private let line: UInt32
    private let file: UnsafePointer<UInt8>
    private let name: UnsafePointer<UInt8>?
    @exclusivity(unchecked) public private(set) var isDisposed = false

    /// - Parameter name: The bag's name in diagnoses.
    public init(_ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line) {
        self.name = name?.utf8Start
        self.file = file.utf8Start
        self.line = UInt32(truncatingIfNeeded: line)
    }

    deinit { disposeOfContents() }

    /// Adds `disposable`. If the bag has been disposed of, disposes of it immediately and reports a diagnosis.
    public func add(_ disposable: any Disposable, file: StaticString = #fileID, line: UInt = #line) {
        if isDisposed, !disposable.isDisposed { reportUseAfterDisposal(file, line) }
        keep(disposable)
    }

    /// Adds without a diagnosis, for disposables that may legitimately arrive late.
    @usableFromInline
    package func keep(_ disposable: any Disposable) {
        if isDisposed { return disposable.dispose() }
        if contents.count >= Int(sweepAt) {
            // Ended disposables are released last: their deinitialisers may use this bag.
            let before = contents
            // In most bags nothing has ended: a copy would retain each.
            if before.contains(where: \.isDisposed) { contents = before.filter { !$0.isDisposed } }
            sweepAt = Int32(clamping: max(16, contents.count * 2))
            withExtendedLifetime(before) {}
        }
        contents.append(disposable)
    }

    /// Disposes of the contents, last added first, and of everything added later.
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
