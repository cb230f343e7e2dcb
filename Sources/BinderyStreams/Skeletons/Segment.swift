/// A collector of the values between two cuts: an array, sent when it closes, or a signal, sent when it opens.
@usableFromInline
protocol Segment<Element, Failure>: AnyObject {
    associatedtype Element
    associatedtype Failure: Error
    associatedtype Output

    init()

    var opening: Output? { get }

    func add(_ value: Element)

    func close(_ completion: Completion<Failure>) -> Output?
}

@usableFromInline
final class ArraySegment<Element, Failure: Error>: Segment {
    @usableFromInline typealias Output = [Element]
    @usableFromInline var values: [Element] = []

    @inlinable init() {}

    @inlinable var opening: [Element]? { nil }

    @inlinable func add(_ value: Element) { values.append(value) }

    @inlinable
    func close(_ completion: Completion<Failure>) -> [Element]? {
        if case .completed = completion { values } else { nil }
    }
}

@usableFromInline
final class WindowSegment<Element, Failure: Error>: Segment {
    @usableFromInline typealias Output = WindowSignal<Element, Failure>
    @usableFromInline let subject = Subject<Element, Failure>()

    @inlinable init() {}

    @inlinable var opening: WindowSignal<Element, Failure>? { WindowSignal(subject: subject) }

    @inlinable func add(_ value: Element) { subject.receive(value) }

    @inlinable
    func close(_ completion: Completion<Failure>) -> WindowSignal<Element, Failure>? {
        subject.receive(completion: completion)
        return nil
    }
}
