/// The floor of `flatMapLatest`, written by hand. Each value starts work that answers through a closure, and makes a
/// token that discards late answers of the previous work.
public final class LatestByHand<Value, Answer> {
    public final class Token {
        @usableFromInline var isCancelled = false
        @usableFromInline init() {}
    }

    @usableFromInline var current: Token?
    @usableFromInline let start: (Value, @escaping (Answer) -> Void) -> Void
    @usableFromInline let handler: (Answer) -> Void

    public init(start: @escaping (Value, @escaping (Answer) -> Void) -> Void, handler: @escaping (Answer) -> Void) {
        self.start = start
        self.handler = handler
    }

    @inlinable
    public func send(_ value: Value) {
        current?.isCancelled = true
        let token = Token()
        current = token
        start(value) { [handler] answer in
            if !token.isCancelled { handler(answer) }
        }
    }
}
