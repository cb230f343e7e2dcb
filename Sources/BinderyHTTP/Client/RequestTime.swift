internal import Bindery

/// The time that requests obey: that of the present `ExecutionContext`, a virtual one for instance, or else the continuous clock.
package enum RequestTime {
    private static let origin = ContinuousClock.now

    package static var now: Duration {
        ExecutionContext.current?.scheduler.now ?? (ContinuousClock.now - origin)
    }

    package nonisolated(nonsending) static func sleep(for delay: Duration) async throws(HTTPFailure.Reason) {
        do {
            if let scheduler = ExecutionContext.current?.scheduler {
                try await scheduler.sleep(for: delay)
            } else {
                try await Task.sleep(for: delay)
            }
        } catch {
            throw .cancelled
        }
    }
}
