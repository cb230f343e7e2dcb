import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The model of MVC and MVP, tested without a controller or presenter.
@Suite struct LengthCredentialsTests {
    @Test func theTrace() {
        var credentials = LengthCredentials()
        #expect(credentials.state(of: .username) == .empty)
        #expect(!credentials.areValid)
        credentials[.username] = "aaaa"
        #expect(credentials.state(of: .username) == .valid)
        #expect(credentials.state(of: .password) == .empty)
        #expect(!credentials.areValid)
        credentials[.password] = "aaaaaaaa"
        #expect(credentials.state(of: .password) == .valid)
        #expect(credentials.areValid)
        credentials[.username] = "aaa"
        #expect(credentials.state(of: .username) == .invalid)
        #expect(!credentials.areValid)
    }

    @Test func anInvitationIsEmptyOrWhole() {
        var credentials = LengthCredentials()
        credentials[.username] = "aaaa"
        credentials[.password] = "aaaaaaaa"
        credentials[.code] = "1"
        #expect(credentials.state(of: .code) == .invalid)
        #expect(!credentials.areValid)
        credentials[.code] = "12345"
        #expect(credentials.areValid)
        credentials[.code] = ""
        #expect(credentials.areValid)
    }
}
