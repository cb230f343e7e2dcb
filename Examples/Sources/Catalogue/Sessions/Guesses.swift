internal import HTTPTypes
internal import Synchronization

final class Guesses: Sendable {
    private let limit = Mutex(GuessLimit())
    private let now: @Sendable () -> Duration

    init(clock: any Clock<Duration>) { now = Self.stopwatch(clock) }

    /// Throws an ``ErrorResponse`` if too many codes were tried for the phone.
    func check(_ phone: String) throws {
        guard limit.withLock({ $0.tried(phone, at: now()) }) else { throw ErrorResponse.tooManyGuesses }
    }

    func succeeded(_ phone: String) { limit.withLock { $0.succeeded(phone) } }

    private static func stopwatch<C: Clock>(_ clock: C) -> @Sendable () -> Duration where C.Duration == Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}

extension ErrorResponse {
    static let tooManyGuesses = ErrorResponse(
        status: .tooManyRequests, code: "too_many_guesses",
        message:
            "Too many codes were tried for this phone. Try again in \(GuessLimit.window.components.seconds / 60) minutes."
    )
}
