public import Bindery

/// A view model without a platform, which the tests show in several: headless, on the web, in UIKit, AppKit and
/// SwiftUI.
public final class LoginModel {
    @Reactive public var phone = ""
    @Reactive public var code = ""
    public let login: Action<Void, String, Refusal>
    public let message: Property<String>

    public struct Refusal: Error, Equatable {
        public let reason: String
    }

    private let attempts: Attempts

    /// The attempts, each with a signal of its answer.
    private final class Attempts {
        var answers: [Subject<String, Refusal>] = []

        func next() -> Subject<String, Refusal> {
            let answer = Subject<String, Refusal>()
            answers.append(answer)
            return answer
        }
    }

    public init() {
        let (phone, code, attempts) = (_phone, _code, Attempts())
        self.attempts = attempts
        let login = Action<Void, String, Refusal>.from(
            enabledIf: Property { phone.value.count >= 3 && !code.value.isEmpty }
        ) { attempts.next() }
        self.login = login
        let (failure, name) = (login.failure, login.latest)
        message = Property { failure.value?.reason ?? name.value.map { "Welcome, \($0)" } ?? "" }
    }

    /// How many times the user has logged in.
    public var attemptCount: Int { attempts.answers.count }

    /// Answers the last attempt, as the service would.
    public func accept(_ name: String) {
        attempts.answers.last?.send(name)
        attempts.answers.last?.complete()
    }

    public func refuse(_ reason: String) { attempts.answers.last?.fail(Refusal(reason: reason)) }

    public func clear() {
        transaction {
            phone = ""
            code = ""
        }
    }
}
