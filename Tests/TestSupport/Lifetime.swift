/// A count of live tokens, which shows when an object or closure that holds a token is deallocated.
public final class Lifetime {
    public private(set) var alive = 0

    public init() {}

    public func token() -> Token { Token(self) }

    public final class Token {
        private let lifetime: Lifetime

        fileprivate init(_ lifetime: Lifetime) {
            self.lifetime = lifetime
            lifetime.alive += 1
        }

        deinit { lifetime.alive -= 1 }
    }
}
