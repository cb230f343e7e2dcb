import Testing

/// Waits until something holds that comes in any case. Patient: on a busy machine, each step of a task waits for a
/// thread behind the steps of all other tests.
func eventually(
    _ condition: () async throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let end = ContinuousClock.now + .seconds(900)
    while try await !condition() {
        try #require(.now < end, "it did not happen within 15 minutes", sourceLocation: sourceLocation)
        try await Task.sleep(for: .milliseconds(2))
    }
}
