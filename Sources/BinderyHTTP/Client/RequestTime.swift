internal import Bindery

/// The clock of requests: that of the entered `ExecutionContext`, or the continuous clock.
package enum RequestTime {
    private static let origin = ContinuousClock.now

    package static var now: Duration {
        ExecutionContext.entered?.scheduler.now ?? (ContinuousClock.now - origin)
    }

    package nonisolated(nonsending) static func sleep(for delay: Duration) async throws(HTTPFailure.Reason) {
        do {
            if let scheduler = ExecutionContext.entered?.scheduler {
                try await scheduler.sleep(for: delay)
            } else {
                try await Task.sleep(for: delay)
            }
        } catch {
            throw .cancelled
        }
    }
}
