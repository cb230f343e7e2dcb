public import BinderyGraph
public import BinderyStreams

extension Action {
    /// An action whose work says how far it has come.
    ///
    /// ```swift
    /// let upload = Action<[Part], Void, UploadFailure>.reportingProgress { parts, progress async throws(UploadFailure) in
    ///     for (index, part) in parts.enumerated() {
    ///         try await server.send(part)
    ///         progress.report(Double(index + 1) / Double(parts.count))
    ///     }
    /// }
    /// ```
    ///
    /// | event | `progress` |
    /// |---|---|
    /// | the work reports `x` | `x`, at once, and at least 0 and at most 1 |
    /// | the execution ends | `nil`, in the same transaction in which `isExecuting` becomes false |
    /// | a cancelled execution reports | nothing |
    ///
    /// With several executions at once it is that of the last report; several such actions as one (``combining(_:enabledIf:policy:file:line:)``)
    /// have the mean of theirs.
    public static func reportingProgress(
        enabledIf condition: Property<Bool> = .constant(true), policy: OverlapPolicy = .reject,
        file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping (Input, ProgressReporter) async throws(Failure) -> Output
    ) -> Action {
        Action(enabledIf: condition, policy: policy, needsActor: true, file: file, line: line) { input, execution in
            let reporter = ProgressReporter { execution.send(.progress($0)) }
            execution.start { () async throws(Failure) -> Output in try await work(input, reporter) }
        }
    }
}

/// How the work of an action says how far it has come.
public struct ProgressReporter {
    private let receive: (Double) -> Void

    init(_ receive: @escaping (Double) -> Void) { self.receive = receive }

    /// - Parameter fraction: from 0 to 1; what is outside counts as the nearer of these.
    public func report(_ fraction: Double) { receive(min(max(fraction, 0), 1)) }
}
