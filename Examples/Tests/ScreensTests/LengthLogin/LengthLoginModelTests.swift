import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// MVVM with bindings: the view model is tested alone, through its state.
@Suite struct LengthLoginModelTests {
    let time = VirtualScheduler()
    let service: StubCredentials
    let model: LengthLoginModel

    init() {
        service = StubCredentials(time: time)
        model = LengthLoginModel(service: service)
    }

    @Test func theTrace() {
        #expect(model.usernameState.value == .empty)
        #expect(!model.login.isEnabled.value)
        model.username = "aaaa"
        #expect(model.usernameState.value == .valid)
        #expect(model.passwordState.value == .empty)
        #expect(!model.login.isEnabled.value)
        model.password = "aaaaaaaa"
        #expect(model.passwordState.value == .valid)
        #expect(model.login.isEnabled.value)
        model.username = "aaa"
        #expect(model.usernameState.value == .invalid)
        #expect(!model.login.isEnabled.value)
    }

    @Test func aStateIsToldOnlyWhenItChanges() {
        var states: [InputState] = []
        let observation = model.usernameState.observe { states.append($0) }
        for text in ["a", "aa", "aaaa", "aaaaa", ""] { model.username = text }
        #expect(states == [.empty, .invalid, .valid, .empty])
        observation.dispose()
    }

    @Test func anInvitationIsEmptyOrWhole() {
        model.username = "aaaa"
        model.password = "aaaaaaaa"
        model.code = "1234"
        #expect(model.codeState.value == .invalid)
        #expect(!model.login.isEnabled.value)
        model.code = "12345"
        #expect(model.codeState.value == .valid)
        #expect(model.login.isEnabled.value)
    }

    @Test func loggingInTakesASecondAndSucceedsWithOnePassword() {
        model.username = "aaaa"
        model.password = "123456789"
        time.run { _ = model.login.execute() }
        time.advance(by: .milliseconds(999))
        #expect(model.login.isExecuting.value)
        #expect(model.outcome.value == nil)
        time.advance(by: .milliseconds(1))
        #expect(model.outcome.value == .success)
        #expect(service.requests == ["aaaa 123456789"])
    }

    @Test func aFailureIsShownUntilTheNextLogin() {
        model.username = "aaaa"
        model.password = "12345678"
        time.run { _ = model.login.execute() }
        time.advance(by: .seconds(1))
        #expect(model.outcome.value == .failure(.wrongPassword))
        service.isDown = true
        time.run { _ = model.login.execute() }
        #expect(model.outcome.value == nil)
        time.advance(by: .seconds(1))
        #expect(model.outcome.value == .failure(.serverFailure))
    }
}
