import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// MVP: the presenter is tested with a view that only records calls, without widgets.
@Suite struct LengthLoginPresenterTests {
    let time = VirtualScheduler()
    let service: StubCredentials
    let presenter: LengthLoginPresenter
    private let view = NotedDisplay()

    init() {
        service = StubCredentials(time: time)
        presenter = LengthLoginPresenter(service: service)
        presenter.attach(view)
    }

    @Test func theTrace() {
        #expect(view.states == [.username: .empty, .password: .empty, .code: .empty])
        #expect(!view.isLoginEnabled)
        presenter.edited(.username, to: "aaaa")
        #expect(view.states[.username] == .valid)
        #expect(view.states[.password] == .empty)
        #expect(!view.isLoginEnabled)
        presenter.edited(.password, to: "aaaaaaaa")
        #expect(view.states[.password] == .valid)
        #expect(view.isLoginEnabled)
        presenter.edited(.username, to: "aaa")
        #expect(view.states[.username] == .invalid)
        #expect(!view.isLoginEnabled)
    }

    @Test func theClearButtonIsHiddenExactlyWhileTheFieldIsEmpty() {
        #expect(view.hidden == [.username, .password, .code])
        presenter.edited(.username, to: "a")
        #expect(view.hidden == [.password, .code])
        presenter.clearTapped(.username)
        #expect(view.cleared == [.username])
        #expect(view.hidden == [.username, .password, .code])
        #expect(view.states[.username] == .empty)
    }

    @Test func loggingInTakesASecondAndSaysHowItEnded() {
        presenter.edited(.username, to: "aaaa")
        presenter.edited(.password, to: "12345678")
        time.run { presenter.loginTapped() }
        #expect(view.isBusy)
        #expect(!view.isLoginEnabled)
        time.run { presenter.loginTapped() }
        time.advance(by: .seconds(1))
        #expect(view.outcome == .failure(.wrongPassword))
        #expect(!view.isBusy)
        #expect(view.isLoginEnabled)
        #expect(service.requests == ["aaaa 12345678"])
    }

    @Test func nothingIsRequestedWhileTheFieldsAreNotValid() {
        presenter.edited(.username, to: "aaaa")
        time.run { presenter.loginTapped() }
        #expect(service.requests == [])
    }

    @Test func thePresenterDoesNotKeepItsView() throws {
        try trackingLifetimes { lifetimes in
            presenter.attach(lifetimes.track(NotedDisplay()))
            presenter.edited(.username, to: "aaaa")
        }
    }
}

private final class NotedDisplay: LengthLoginDisplay {
    private(set) var states: [LengthField: InputState] = [:]
    private(set) var hidden: Set<LengthField> = []
    private(set) var cleared: [LengthField] = []
    private(set) var isLoginEnabled = false
    private(set) var isBusy = false
    private(set) var outcome: LoginOutcome?

    func clear(_ field: LengthField) { cleared.append(field) }

    func setClearHidden(_ isHidden: Bool, of field: LengthField) {
        if isHidden { hidden.insert(field) } else { hidden.remove(field) }
    }

    func setState(_ state: InputState, of field: LengthField) { states[field] = state }

    func setLoginEnabled(_ isEnabled: Bool) { isLoginEnabled = isEnabled }

    func setBusy(_ isBusy: Bool) { self.isBusy = isBusy }

    func setOutcome(_ outcome: LoginOutcome?) { self.outcome = outcome }
}
