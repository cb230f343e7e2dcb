import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// MVVM with closures: the view model is tested alone, through its state and its callbacks.
@Suite struct LengthLoginCallbackModelTests {
    let time = VirtualScheduler()
    let service: StubCredentials
    let model: LengthLoginCallbackModel

    init() {
        service = StubCredentials(time: time)
        model = LengthLoginCallbackModel(service: service)
    }

    @Test func theTrace() {
        #expect(!model.isLoginEnabled)
        model.setText("aaaa", of: .username)
        #expect(model.state(of: .username) == .valid)
        #expect(model.state(of: .password) == .empty)
        #expect(!model.isLoginEnabled)
        model.setText("aaaaaaaa", of: .password)
        #expect(model.state(of: .password) == .valid)
        #expect(model.isLoginEnabled)
        model.setText("aaa", of: .username)
        #expect(model.state(of: .username) == .invalid)
        #expect(!model.isLoginEnabled)
    }

    @Test func whatChangedIsToldOnceAndNothingElse() {
        var told: [String] = []
        model.textChanged = { told.append("\($0) “\($1)”") }
        model.stateChanged = { told.append("\($0) \($1)") }
        model.loginEnabledChanged = { told.append("login \($0 ? "on" : "off")") }
        model.setText("aaaa", of: .username)
        model.setText("aaaaa", of: .username)
        model.setText("aaaaa", of: .username)
        model.setText("aaaaaaaa", of: .password)
        model.clear(.username)
        #expect(
            told == [
                "username “aaaa”", "username valid", "username “aaaaa”", "password “aaaaaaaa”", "password valid",
                "login on",
                "username “”", "username empty", "login off",
            ])
    }

    @Test func loggingInTakesASecondAndSaysHowItEnded() {
        var busy: [Bool] = [], outcomes: [LoginOutcome?] = []
        model.busyChanged = { busy.append($0) }
        model.outcomeChanged = { outcomes.append($0) }
        model.setText("aaaa", of: .username)
        model.setText("123456789", of: .password)
        time.run { model.logIn() }
        #expect(model.isBusy)
        #expect(!model.isLoginEnabled)
        time.advance(by: .seconds(1))
        #expect(model.outcome == .success)
        #expect(model.isLoginEnabled)
        service.isDown = true
        time.run { model.logIn() }
        time.advance(by: .seconds(1))
        #expect(busy == [true, false, true, false])
        #expect(outcomes == [.success, nil, .failure(.serverFailure)])
    }
}
