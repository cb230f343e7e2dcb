import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The model of the account login, without a view.
@Suite struct AccountLoginModelTests {
    let time = VirtualScheduler()
    let service: StubCredentials

    init() { service = StubCredentials(time: time) }

    @Test func loginIsEnabledExactlyWhenBothFieldsOfTheModelAreFilled() {
        let model = AccountLoginModel(service: service)
        #expect(!model.login.isEnabled.value)
        model.account.name = "a"
        #expect(!model.login.isEnabled.value)
        model.account.password = "b"
        #expect(model.login.isEnabled.value)
        model.account.name = ""
        #expect(!model.login.isEnabled.value)
    }

    @Test func busyFollowsTheExecutionsWithoutTheirFirstValue() {
        let model = AccountLoginModel(account: .init(name: "a", password: "b"), service: service)
        var busy: [Bool] = []
        let observation = model.isBusy.observeChanges { busy.append($0) }
        #expect(busy == [])
        time.run { _ = model.login.execute() }
        #expect(model.isBusy.value)
        time.advance(by: .milliseconds(499))
        #expect(model.isBusy.value)
        time.advance(by: .milliseconds(1))
        #expect(busy == [true, false])
        #expect(model.outcome.value == .success)
        #expect(service.requests == ["a b"])
        observation.dispose()
    }

    @Test func aServiceThatIsDownIsTheOutcome() {
        let model = AccountLoginModel(account: .init(name: "a", password: "b"), service: service)
        service.isDown = true
        time.run { _ = model.login.execute() }
        time.advance(by: .milliseconds(500))
        #expect(model.outcome.value == .failure(.serverFailure))
        #expect(!model.isBusy.value)
    }
}
