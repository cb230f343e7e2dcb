extension Producer {
    /// The events of a signal that uses a resource; the resource lives as long as the observation.
    ///
    ///     make(resource)  --a--b--|
    ///     using           --a--b--|
    ///     resource        ^-------!    acquired at ^, released at !
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | `acquire` runs, then `make` with its resource; that signal is observed |
    /// | value | passed on |
    /// | failure, completion | the signal is disposed of, `release` runs; then passed on |
    /// | disposed of | the signal is disposed of, then `release` runs |
    ///
    /// ```swift
    /// Producer<Line, FileFailure>.using({ File(path) }, release: { $0.close() }) { file in file.lines }
    /// ```
    ///
    /// - Complexity: O(1) per value; holds the resource.
    /// - Also known as: `using` in RxSwift and RxJS.
    @inlinable
    public static func using<Resource, S: Signal>(
        _ acquire: @escaping () -> Resource, release: @escaping (Resource) -> Void,
        _ make: @escaping (Resource) -> S
    ) -> some Signal<Value, Failure> where S.Value == Value, S.Failure == Failure {
        Using(acquire: acquire, release: release, make: make)
    }
}

@frozen
@usableFromInline
struct Using<Resource, S: Signal>: Signal {
    @usableFromInline typealias Value = S.Value
    @usableFromInline typealias Failure = S.Failure
    @usableFromInline let acquire: () -> Resource
    @usableFromInline let release: (Resource) -> Void
    @usableFromInline let make: (Resource) -> S

    @inlinable
    init(
        acquire: @escaping () -> Resource, release: @escaping (Resource) -> Void, make: @escaping (Resource) -> S
    ) {
        self.acquire = acquire
        self.release = release
        self.make = make
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let resource = acquire()
        let part = scope.child()
        // Created before the release is added, so that the signal is disposed of first.
        let inner = part.child()
        part.onDispose { [release] in release(resource) }
        if !part.isDisposed { make(resource).run(Gate(downstream: observer, scope: part), in: inner) }
    }
}
