public import BinderyGraph
public import BinderyStreams

extension Action {
    /// Creates an action with work that reports its progress.
    ///
    /// ```swift
    /// let upload = Action<[Part], Void, UploadFailure>.reportingProgress {
    ///     parts, progress async throws(UploadFailure) in
    ///     for (index, part) in parts.enumerated() {
    ///         try await server.send(part)
    ///         progress.report(Double(index + 1) / Double(parts.count))
    ///     }
    /// }
    /// ```
    ///
    /// | event | `progress` |
    /// |---|---|
    /// | the work reports `x` | `x`, clamped to 0…1, immediately |
    /// | the execution ends | `nil`, in the same transaction in which `isExecuting` becomes false |
    /// | a cancelled execution reports | nothing |
    ///
    /// If several executions run, `progress` is the last report. Actions combined by
    /// ``combining(_:enabledIf:policy:file:line:)`` report their mean.
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

/// Reports the progress of an action's work.
public struct ProgressReporter {
    private let receive: (Double) -> Void

    init(_ receive: @escaping (Double) -> Void) { self.receive = receive }

    /// - Parameter fraction: The progress from 0 to 1. Values outside are clamped, and NaN is 0.
    public func report(_ fraction: Double) { receive(fraction.isNaN ? 0 : min(max(fraction, 0), 1)) }
}
