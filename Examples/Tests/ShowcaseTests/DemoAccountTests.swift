import Screens
import ShowcaseModels
import Testing

@testable import Catalogue
@testable import Showcase

@Suite struct DemoAccountTests {
    @Test func theScreenOffersTheAccountsThatTheServiceHas() {
        #expect(
            DemoAccount.all.map { [$0.phone, $0.code, $0.nickname] }
                == AccountSeed.all.map { [$0.phone, $0.code, $0.nickname] })
    }

    @Test func tooManyCodesAreToldFromAWrongOne() async throws {
        try await withService { client in
            let phone = try #require(PhoneNumber("13874389438")), code = try #require(VerificationCode("0000"))
            for _ in 1...10 {
                await #expect(throws: LoginFailure.wrongCredentials) { try await client.logIn(phone, code) }
            }
            await #expect(throws: LoginFailure.tooManyAttempts) { try await client.logIn(phone, code) }
        }
    }
}
