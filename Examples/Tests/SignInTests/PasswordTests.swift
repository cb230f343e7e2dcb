import Bindery
import Synchronization
import Testing

@testable import SignIn

/// Cheap enough for tests; a login takes far longer.
let testCost = PasswordDigest.Cost(rounds: 16, blockSize: 1, parallelism: 1)

@Suite struct PasswordTests {
    @Test func aDigestMatchesItsPasswordAlone() throws {
        let digest = try PasswordDigest(of: "correct horse", cost: testCost)
        #expect(try digest.matches("correct horse"))
        #expect(try !digest.matches("correct horse "))
        #expect(try !digest.matches(""))
    }

    @Test func twoSpellingsOfALetterAreOnePassword() throws {
        #expect(try PasswordDigest(of: "caf\u{e9}", cost: testCost).matches("cafe\u{301}"))
    }

    @Test func theStandardCostIsOneThatExpertsRecommend() throws {
        #expect(PasswordDigest.Cost.standard == PasswordDigest.Cost(rounds: 32_768, blockSize: 8, parallelism: 3))
        let digest = try PasswordDigest(of: "a")
        #expect(try digest.matches("a"))
    }

    private func accounts(at clock: Clock = Clock()) async throws -> Accounts {
        let accounts = try Accounts(cost: testCost) { clock.now }
        try await accounts.add(Principal(id: "1", name: "Ada"), email: "Ada@example.org", password: "right")
        return accounts
    }

    private final class Clock: Sendable {
        private let time = Mutex(Duration.zero)

        var now: Duration {
            get { time.withLock { $0 } }
            set { time.withLock { $0 = newValue } }
        }
    }

    @Test func aUserIsWhoKnowsThePassword() async throws {
        let accounts = try await accounts()
        #expect(try await accounts.logIn("ada@EXAMPLE.org", "right", from: "a").name == "Ada")
        await #expect(throws: AccountFailure.wrong) { try await accounts.logIn("ada@example.org", "wrong", from: "a") }
        // The failure does not tell whether the account exists.
        await #expect(throws: AccountFailure.wrong) { try await accounts.logIn("bob@example.org", "right", from: "a") }
        let long = String(repeating: "x", count: 1025)
        await #expect(throws: AccountFailure.wrong) { try await accounts.logIn("ada@example.org", long, from: "a") }
    }

    @Test func guessesAreLimitedAndTheUserElsewhereIsNotLockedOut() async throws {
        let clock = Clock()
        let accounts = try await accounts(at: clock)
        for _ in 0..<5 { _ = try? await accounts.logIn("ada@example.org", "wrong", from: "a") }
        clock.now = .seconds(60)
        await #expect(throws: AccountFailure.tooManyGuesses(wait: .seconds(840))) {
            try await accounts.logIn("ada@example.org", "right", from: "a")
        }
        #expect(try await accounts.logIn("ada@example.org", "right", from: "b").id == "1")
        clock.now = .seconds(900)
        #expect(try await accounts.logIn("ada@example.org", "right", from: "a").id == "1")
    }

    @Test func guessesAtTheSameTimeCount() async throws {
        let accounts = try await accounts()
        let outcomes = await withTaskGroup(of: AccountFailure?.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    do throws(AccountFailure) {
                        _ = try await accounts.logIn("ada@example.org", "wrong", from: "a")
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.filter { $0 == .wrong }.count == 5)
        #expect(outcomes.filter { $0 != .wrong }.count == 15)
    }

    @Test func aPasswordIsChangedByWhoKnowsThePresentOne() async throws {
        let accounts = try await accounts()
        await #expect(throws: AccountFailure.wrong) {
            try await accounts.changePassword(of: "1", from: "wrong", to: "a longer one", network: "a")
        }
        for unusable in ["too short", String(repeating: "字", count: 342)] {
            await #expect(throws: AccountFailure.unusable) {
                try await accounts.changePassword(of: "1", from: "right", to: unusable, network: "a")
            }
        }
        try await accounts.changePassword(of: "1", from: "right", to: "a longer one", network: "a")
        #expect(try await accounts.logIn("ada@example.org", "a longer one", from: "a").id == "1")
        await #expect(throws: AccountFailure.wrong) { try await accounts.logIn("ada@example.org", "right", from: "a") }
    }
}
