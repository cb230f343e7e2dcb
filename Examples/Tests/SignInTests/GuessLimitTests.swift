import Testing

@testable import SignIn

@Suite struct GuessLimitTests {
    private func guesses(_ count: Int, _ limit: inout GuessLimit, account: (Int) -> String, network: (Int) -> String) {
        for index in 0..<count {
            #expect(limit.begin(account: account(index), network: network(index), at: .zero) == nil)
        }
    }

    @Test func oneAccountFromOneNetwork() {
        var limit = GuessLimit()
        guesses(5, &limit, account: { _ in "a" }, network: { _ in "n" })
        #expect(limit.begin(account: "a", network: "n", at: .seconds(1)) == GuessLimit.period - .seconds(1))
        #expect(limit.begin(account: "b", network: "n", at: .seconds(1)) == nil)
        #expect(limit.begin(account: "a", network: "m", at: .seconds(1)) == nil)
        #expect(limit.begin(account: "a", network: "n", at: GuessLimit.period) == nil)
    }

    @Test func manyAccountsFromOneNetwork() {
        var limit = GuessLimit()
        guesses(20, &limit, account: { "\($0)" }, network: { _ in "n" })
        #expect(limit.begin(account: "other", network: "n", at: .zero) == GuessLimit.period)
    }

    @Test func oneAccountFromManyNetworks() {
        var limit = GuessLimit()
        guesses(100, &limit, account: { _ in "a" }, network: { "\($0)" })
        #expect(limit.begin(account: "a", network: "other", at: .zero) == GuessLimit.period)
    }

    @Test func aRightGuessDoesNotCount() {
        var limit = GuessLimit()
        for _ in 0..<200 {
            #expect(limit.begin(account: "a", network: "n", at: .zero) == nil)
            limit.succeeded(account: "a", network: "n", at: .zero)
        }
    }

    @Test func whatDoesNotCountAnyMoreIsNotKept() {
        var limit = GuessLimit()
        guesses(5, &limit, account: { _ in "a" }, network: { _ in "n" })
        #expect(limit.count == 3)
        limit.cleanUp(at: GuessLimit.period)
        #expect(limit.count == 0)
    }
}
