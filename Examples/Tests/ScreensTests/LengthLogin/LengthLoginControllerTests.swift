import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// MVC: the controller needs its view, so a test makes the widgets and reads them.
@Suite struct LengthLoginControllerTests {
    let time = VirtualScheduler()
    let service: StubCredentials
    let view = LengthLoginWidgets()

    init() {
        service = StubCredentials(time: time)
        LengthLoginController(view: view, service: service)
    }

    @Test func theTrace() {
        #expect(!view.isLoginEnabled)
        view[.username].text = "aaaa"
        #expect(view[.username].state == .valid)
        #expect(view[.password].state == .empty)
        #expect(!view.isLoginEnabled)
        view[.password].text = "aaaaaaaa"
        #expect(view[.password].state == .valid)
        #expect(view.isLoginEnabled)
        view[.username].text = "aaa"
        #expect(view[.username].state == .invalid)
        #expect(!view.isLoginEnabled)
    }

    @Test func aBindingHidesTheClearButtonExactlyWhileTheFieldIsEmpty() {
        #expect(view[.username].isClearHidden)
        view[.username].text = "a"
        #expect(!view[.username].isClearHidden)
        #expect(view[.password].isClearHidden)
        view[.username].clearTapped()
        #expect(view[.username].text == "")
        #expect(view[.username].isClearHidden)
        #expect(view[.username].state == .empty)
    }

    @Test func loggingInTakesASecondAndSaysHowItEnded() {
        view[.username].text = "aaaa"
        view[.password].text = "123456789"
        time.run { view.loginTapped() }
        #expect(view.isBusy)
        #expect(!view.isLoginEnabled)
        time.run { view.loginTapped() }
        time.advance(by: .milliseconds(999))
        #expect(view.outcome == nil)
        time.advance(by: .milliseconds(1))
        #expect(view.outcome == .success)
        #expect(!view.isBusy)
        #expect(view.isLoginEnabled)
        #expect(service.requests == ["aaaa 123456789"])
    }

    @Test func theControllerGoesWithItsViewAlsoWhileItWaits() throws {
        try trackingLifetimes { lifetimes in
            time.run {
                let view = lifetimes.track(LengthLoginWidgets())
                lifetimes.track(LengthLoginController(view: view, service: service))
                view[.username].text = "aaaa"
                view[.password].text = "123456789"
                view.loginTapped()
            }
            time.advance(by: .seconds(2))
        }
    }
}
