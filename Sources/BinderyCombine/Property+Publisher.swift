#if canImport(Combine) || OpenCombine
public import BinderyGraph
public import BinderyStreams

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif

extension Property {
    /// The current value, then the changes, as a publisher that keeps only the latest value that is not demanded yet.
    ///
    /// ```swift
    /// model.total.publisher.map(\.description).assign(to: \.text, on: label)
    /// ```
    ///
    /// It does not complete. `signal.publisher` keeps every change; `changes.publisher` leaves the current value out.
    ///
    /// - Isolation: As ``BinderyStreams/Signal/publisher(buffering:)``.
    public final var publisher: SignalPublisher<some Signal<Value, Never>> { signal.publisher(buffering: .latest) }
}

/// A property is an observable object, so that views of SwiftUI that predate Observation follow it:
/// `@ObservedObject var total: Property<Int>`.
extension Property: ObservableObject {
    /// Publishes when the property changes.
    ///
    /// - Note: Unlike `@Published`, the property already has the new value: Bindery sends a change once all properties
    ///   are consistent. SwiftUI, which reads the value later, shows the same.
    public final var objectWillChange: SignalPublisher<some Signal<Void, Never>> {
        changes.map { _ in () }.publisher(buffering: .latest)
    }
}

extension ObservableObjectPublisher {
    /// Sends whenever one of `properties` changes, until the result is disposed of.
    ///
    /// ```swift
    /// final class CartModel: ObservableObject {
    ///     let items = MutableProperty<[Item]>([])
    ///     private(set) lazy var total = items.map { $0.map(\.price).sum }
    ///     private let bag = DisposeBag()
    ///
    ///     init() { objectWillChange.follow(items, total).disposed(by: bag) }
    /// }
    /// ```
    ///
    /// A transaction that changes several of them sends once for each.
    ///
    /// - Isolation: Sends on the actor of the properties.
    public func follow<each Value>(
        _ properties: repeat Property<each Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let bag = DisposeBag(file: file, line: line)
        for property in repeat each properties {
            property.observeChanges(file: file, line: line) { [weak self] _ in self?.send() }.disposed(by: bag)
        }
        return bag
    }
}
#endif
