public import Bindery

extension Action {
    /// Returns an action that sends an endpoint with each execution.
    ///
    /// ```swift
    /// let search = Action<String, Page<Good>, HTTPFailure>.sending(by: client, policy: .latest) { .goods(text: $0) }
    /// ```
    ///
    /// | event | effect |
    /// |---|---|
    /// | executed | calls `endpoint`, then sends its result; an error that it throws is the failure |
    /// | a part of the body has arrived, and the size is known | reports `progress` |
    /// | the execution is disposed of or superseded, the action deallocated | closes the request; delivers nothing |
    ///
    /// - Isolation: the answer is decoded on the actor that executes; one of 64 KiB and more off it.
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
