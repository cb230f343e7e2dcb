/// Runs `body` with other values of dependencies: live ones in a program, or those of previews.
///
/// ```swift
/// let model = withDependencies(.preview) { $0.date = .constant(holiday) } perform: { CalendarModel() }
/// ```
///
/// - Parameters:
///   - mode: The values of keys that are not set; nil for those of the current task.
///   - change: Sets the values that differ from the current ones.
public func withDependencies<Result, Failure: Error>(
    _ mode: Dependencies.Mode? = nil, _ change: (inout Dependencies) -> Void = { _ in },
    perform body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    var dependencies = Dependencies.current
    if let mode { dependencies = dependencies.inMode(mode) }
    change(&dependencies)
    return try run(body, with: dependencies)
}

/// Runs `body` as a test: a dependency that is used must be provided.
///
/// ```swift
/// try withTestDependencies { $0.uuid = .incrementing } perform: {
///     let model = CartModel()
///     …
/// }
/// ```
///
/// - Throws: What `body` throws; else ``MissingDependencies`` if it used dependencies without a value, so that the test
///   fails by their names.
public func withTestDependencies<Result>(
    _ change: (inout Dependencies) -> Void = { _ in }, perform body: () throws -> Result
) throws -> Result {
    let missing = MissingNames()
    var dependencies = Dependencies(.test, missing: missing)
    change(&dependencies)
    let result = try run(body, with: dependencies)
    if !missing.all.isEmpty { throw MissingDependencies(names: missing.all) }
    return result
}

/// Runs `body` as a test, for asynchronous work.
public nonisolated(nonsending) func withTestDependencies<Result>(
    _ change: (inout Dependencies) -> Void = { _ in },
    perform body: nonisolated(nonsending) () async throws -> Result
) async throws -> Result {
    let missing = MissingNames()
    var dependencies = Dependencies(.test, missing: missing)
    change(&dependencies)
    let result = try await Dependencies.$present.withValue(dependencies, operation: body)
    if !missing.all.isEmpty { throw MissingDependencies(names: missing.all) }
    return result
}

/// The dependencies that a test used and did not provide.
public struct MissingDependencies: Error, Equatable, CustomStringConvertible {
    /// The names of the keys, in order.
    public let names: [String]

    public var description: String {
        """
        The test uses \(names.joined(separator: ", ")) and does not provide \(names.count == 1 ? "it" : "them"): \
        `withTestDependencies { $0[\(names[0]).self] = … }`.
        """
    }
}

private func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result, with dependencies: Dependencies
) throws(Failure) -> Result {
    // `withValue` rethrows untyped errors only, so the outcome is carried as a `Result`.
    let outcome: Swift.Result<Result, Failure> = Dependencies.$present.withValue(dependencies) {
        do throws(Failure) {
            return .success(try body())
        } catch {
            return .failure(error)
        }
    }
    return try outcome.get()
}
