/// A task executor, or none, as a stored property of a type that exists on systems without task executors.
struct TaskExecutorReference: Sendable {
    #if canImport(Darwin)
    private let stored: (any Executor)?
    #else
    private let stored: (any TaskExecutor)?
    #endif

    init() { stored = nil }

    @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
    init(_ executor: (any TaskExecutor)?) { stored = executor }

    @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
    var executor: (any TaskExecutor)? {
        #if canImport(Darwin)
        stored as? any TaskExecutor
        #else
        stored
        #endif
    }
}
