import Testing

@testable import Catalogue

@Suite struct GuessLimitTests {
    private final class Limit {
        private var limit = GuessLimit()

        func tried(_ phone: String, times: Int = 1, at time: Duration) -> [Bool] {
            (1...times).map { _ in limit.tried(phone, at: time) }
        }

        func succeeded(_ phone: String) { limit.succeeded(phone) }
    }

    private let limit = Limit()

    @Test func tenCodesAreTriedInFiveMinutes() {
        #expect(limit.tried("1", times: 11, at: .zero) == Array(repeating: true, count: 10) + [false])
        #expect(limit.tried("1", at: .seconds(299)) == [false])
        #expect(limit.tried("2", at: .seconds(299)) == [true], "another phone has its own")
        #expect(limit.tried("1", at: .seconds(300)) == [true])
    }

    @Test func aCodeThatIsRightEndsTheCount() {
        _ = limit.tried("1", times: 10, at: .zero)
        limit.succeeded("1")
        #expect(limit.tried("1", at: .zero) == [true])
    }

    @Test func theOldestPhonesAreForgottenFirst() {
        for number in 1...GuessLimit.phones { _ = limit.tried("\(number)", times: 10, at: .milliseconds(number)) }
        #expect(limit.tried("new", at: .seconds(11)) == [true])
        #expect(limit.tried("1", at: .seconds(11)) == [true])
        #expect(limit.tried("\(GuessLimit.phones)", at: .seconds(11)) == [false])
    }

    @Test func aGuesserIsStoppedAndTheRightCodeIsNotTaken() async throws {
        try await withCatalogue {
            $0.clock = RecordingClock()
        } _: { (_, client) async throws in
            for code in 1000..<1010 { #expect(try await client.logIn(code: "\(code)").status == 401) }
            let answer = try await client.logIn()
            #expect(answer.status == 429)
            #expect(
                answer.text
                    == errorText(
                        "too_many_guesses",
                        "Too many codes were tried for this phone. Try again in 5 minutes."))
            #expect(try await client.logIn(phone: "15921640873", code: "7319").status == 201)
        }
    }
}
