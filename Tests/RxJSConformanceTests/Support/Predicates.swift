import BinderyStreams
import BinderyTesting

// A predicate of RxJS may throw, and says what is not there by `undefined`, -1 or an error. Here an operator says so.

extension Signal where Failure == MarbleError {
    /// Each value with what a predicate says of it that may throw.
    func checked(
        _ predicate: @escaping (Value) throws(MarbleError) -> Bool
    ) -> AnySignal<(value: Value, holds: Bool), MarbleError> {
        tryMap { value throws(MarbleError) in (value: value, holds: try predicate(value)) }.eraseToAnySignal()
    }

    /// The values for which a predicate is true that may throw.
    func tryFilter(_ predicate: @escaping (Value) throws(MarbleError) -> Bool) -> AnySignal<Value, MarbleError> {
        checked(predicate).compactMap { $0.holds ? $0.value : nil }.eraseToAnySignal()
    }
}
