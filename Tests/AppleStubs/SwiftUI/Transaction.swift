public struct Animation: Equatable, Sendable {
    private let name: String
    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
}

public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// That of the call under way.
    // All that the stand-in does is on the main actor.
    nonisolated(unsafe) static var current = Transaction()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

extension View {
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
