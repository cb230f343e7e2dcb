#if canImport(Combine) || OpenCombine
public import BinderyGraph

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif

extension Disposable {
    /// This, as a cancellable that disposes of it when it is cancelled or deallocated.
    ///
    /// - Isolation: Cancel and release it on the actor of what it disposes of.
    public var cancellable: AnyCancellable { AnyCancellable { self.dispose() } }
}

extension Cancellable {
    /// Adds this to `bag`, which cancels it when the bag is disposed of or deallocated.
    ///
    /// ```swift
    /// keyboard.publisher.sink { … }.disposed(by: bag)
    /// ```
    public func disposed(by bag: DisposeBag, file: StaticString = #fileID, line: UInt = #line) {
        bag.add(CancellableDisposable(self), file: file, line: line)
    }
}

/// A cancellable in a bag.
private final class CancellableDisposable: Disposable {
    private var cancellable: (any Cancellable)?

    init(_ cancellable: any Cancellable) { self.cancellable = cancellable }

    var isDisposed: Bool { cancellable == nil }

    func dispose() {
        let ended = cancellable
        cancellable = nil
        ended?.cancel()
    }
}
#endif
