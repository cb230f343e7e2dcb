internal import BinderySynchronization

/// A thread-safe collection of texts, such as the messages of diagnoses.
///
/// ```swift
/// let messages = Messages()
/// Diagnostics.$handler.withValue(.init { messages.append($0.description) }) { … }
/// ```
public final class Messages: Sendable {
    private let texts = Mutex<[String]>([])

    public init() {}

    public var all: [String] { texts.withLock { $0 } }

    public func append(_ text: String) { texts.withLock { $0.append(text) } }
}
