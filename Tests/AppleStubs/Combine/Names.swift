// Declared since Bindery has types of the same names.

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType
    var now: SchedulerTimeType { get }
}

public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public init(_ output: Output) { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output { fatalError() }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    public init() { fatalError() }
    public func send(_ value: Output) { fatalError() }
    public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output { fatalError() }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
}

extension AnyCancellable {
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        fatalError()
    }
}
