public import BinderyView

/// Starts a request for code without signals: `completion` is called once on the caller's actor, unless the request is
/// disposed of.
public func startRequest<Value, Failure: Error>(
    _ request: nonisolated(nonsending) @escaping () async throws(Failure) -> Value,
    completion: @escaping (Result<Value, Failure>) -> Void
) -> any Disposable {
    Producer<Value, Failure>.from(async: request)
        .observe(onValue: { completion(.success($0)) }, onFailure: { completion(.failure($0)) })
}
