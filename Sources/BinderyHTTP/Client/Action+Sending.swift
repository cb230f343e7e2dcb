public import Bindery

extension Action {
    /// An action whose executions each send an endpoint.
    ///
    /// ```swift
    /// let search = Action<String, Page<Good>, HTTPFailure>.sending(by: client, policy: .latest) { .goods(text: $0) }
    /// ```
    ///
    /// | event | effect |
    /// |---|---|
    /// | executed | `endpoint` is asked, then sent; what it throws, a refusal of the input for instance, is the failure |
    /// | a part of the body has come, and its size is known | `progress` |
    /// | the execution is disposed of or superseded, the action goes away | the request is closed at once; nothing is delivered |
    ///
    /// - Isolation: the answer is decoded on the actor that executes, one of 64 KiB and more off it.
    public static func sending(
        by client: HTTPClient, enabledIf condition: Property<Bool> = .constant(true), policy: OverlapPolicy = .reject,
        file: StaticString = #fileID, line: UInt = #line,
        _ endpoint: @escaping (Input) throws(Failure) -> Endpoint<Output, Failure>
    ) -> Action {
        .reportingProgress(enabledIf: condition, policy: policy, file: file, line: line) {
            input, reporter async throws(Failure) in
            try await client.send(endpoint(input)) { progress in
                if let fraction = progress.fraction { reporter.report(fraction) }
            }
        }
    }
}
