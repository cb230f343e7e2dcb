import Catalogue
import Testing

@Suite struct CredentialSessionsTests {
    @Test(arguments: ["aaaa", "花田半亩", ""])
    func onePasswordLogsEverybodyIn(username: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.post(
                "/username-sessions", #"{"username": "\#(username)", "password": "123456789"}"#)
            #expect(answer.status == 201)
            #expect(answer.text == #"{"name":"\#(username)"}"#)
        }
    }

    @Test(arguments: ["12345678", "1234567890", "123456789 ", ""])
    func anyOtherPasswordIsWrong(password: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.post(
                "/username-sessions", #"{"username": "aaaa", "password": "\#(password)"}"#)
            #expect(answer.status == 401)
            #expect(answer.text == errorText("wrong_password", "The password is not right."))
        }
    }

    @Test func anAccountAndAnyPasswordLogIn() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.post("/account-sessions", #"{"account": "a", "password": "b"}"#)
            #expect(answer.status == 201)
            #expect(answer.text == #"{"name":"a"}"#)
        }
    }

    @Test(arguments: [("", "b", "account"), ("a", "", "password")])
    func anAccountWithoutNameOrPasswordIsRefused(account: String, password: String, field: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.post(
                "/account-sessions", #"{"account": "\#(account)", "password": "\#(password)"}"#)
            #expect(answer.status == 400)
            #expect(answer.text == errorText("empty_field", "The field \(field) is empty.", field: field))
        }
    }

    @Test func aUserNameTakesASecondAndAnAccountHalfOfOne() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
            $0.latency = .articles
            $0.delay = .milliseconds(10)
        } _: { _, client in
            _ = try await client.post("/username-sessions", #"{"username": "a", "password": "123456789"}"#)
            _ = try await client.post("/account-sessions", #"{"account": "a", "password": "b"}"#)
        }
        #expect(clock.recorded == [.milliseconds(1010), .milliseconds(510)])
    }
}
