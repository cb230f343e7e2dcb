import Bindery
import BinderyTesting
import BinderyView
import Testing

struct LoginTransform {
    struct Input {
        let phone: Property<String>
        let code: Property<String>
        let login: AnySignal<Void, Never>
    }

    struct Output {
        let avatar: Property<String?>
        let isEnabled: Property<Bool>
        let isBusy: Property<Bool>
        let message: Property<String>
        let account: AnySignal<Account, Never>
    }

    let accounts: any Accounts

    func transform(_ input: Input) -> Output {
        let (phone, code, accounts) = (input.phone, input.code, accounts)
        let requests = ActivityCounter(), failure = MutableProperty<LoginFailure?>(nil)
        let isBusy = requests.isActive
        let isEnabled = Property { !phone.value.isEmpty && !code.value.isEmpty && !isBusy.value }
        let account = input.login
            .filter { isEnabled.value }
            .flatMapFirst {
                Producer<Account, LoginFailure>
                    .from { () async throws(LoginFailure) in try await accounts.logIn(phone.value, code.value) }
                    .trackActivity(requests)
                    .trackFailures(failure)
                    .ignoreError()
            }
            .share()
        return Output(
            avatar: AsyncProperty<String, Never> { await accounts.avatar(of: phone.value) }.latest,
            isEnabled: isEnabled, isBusy: isBusy,
            message: failure.map { $0?.message ?? "" },
            account: account.eraseToAnySignal())
    }
}

struct TransformedLoginView: View {
    let phone = MutableProperty(""), code = MutableProperty(""), taps = Subject<Void, Never>()
    let login: LoginTransform.Output

    init(accounts: some Accounts) {
        login = LoginTransform(accounts: accounts)
            .transform(.init(phone: phone, code: code, login: taps.eraseToAnySignal()))
    }

    var body: some View {
        Column {
            Avatar(login.avatar, description: "Avatar").id("avatar")
            TextField("Phone", text: phone).id("phone")
            TextField("Code", text: code).id("code")
            Button("Log in") { taps.send() }.disabled(login.isEnabled.not()).id("login")
            Text(login.message).id("message")
        }
        .busy(login.isBusy, "Logging in…")
        .toast(login.account.map { "Welcome, \($0.nickname)." })
    }
}

/// The examples of ViewModelStyles.md.
@Suite struct ViewModelStylesTests {
    private let time = VirtualScheduler()
    private let accounts: StubAccounts

    init() { accounts = StubAccounts(time: time) }

    @Test func aTapIsOneLoginAndARefusalIsSaid() throws {
        try marbles { m in
            let accounts = StubAccounts(time: m.scheduler, answersAfter: m.time("---|"))
            let output = LoginTransform(accounts: accounts)
                .transform(
                    .init(
                        phone: m.hot("-p", values: ["p": "138"], failure: Never.self).property(initial: ""),
                        code: m.hot("--r-----w", values: ["r": "5858", "w": "0000"], failure: Never.self)
                            .property(initial: ""),
                        login: m.hot("t--tt----t", values: ["t": ()], failure: Never.self).eraseToAnySignal()))
            m.expect(output.isEnabled).toBe("n-yn--y--n--y", values: ["n": false, "y": true])
            m.expect(output.isBusy).toBe("n--y--n--y--n", values: ["n": false, "y": true])
            m.expect(output.account).toBe("------a", values: ["a": Account(nickname: "Ada")])
            m.expect(output.message)
                .toBe("e-----------r", values: ["e": "", "r": "Wrong phone number or code."])
        }
    }

    // MARK: The same screen, whichever the style

    enum Style: CaseIterable {
        case propertiesAndActions, transform
    }

    private func screen(_ style: Style) -> HeadlessApp {
        switch style {
        case .propertiesAndActions: HeadlessApp(time: time) { LoginView(model: LoginModel(accounts: accounts)) }
        case .transform: HeadlessApp(time: time) { TransformedLoginView(accounts: accounts) }
        }
    }

    @Test(arguments: Style.allCases)
    func theButtonIsEnabledExactlyWhenBothFieldsAreFilledAndNothingIsAsked(style: Style) throws {
        let app = screen(style)
        #expect(try !app.find("login").isEnabled)
        try app.find("phone").type("138")
        #expect(try !app.find("login").isEnabled)
        try app.find("code").type("5858")
        #expect(try app.find("login").isEnabled)
        try app.find("login").tap()
        #expect(try !app.find("login").isEnabled)
        time.advance(by: .seconds(1))
        #expect(try app.find("login").isEnabled)
        #expect(accounts.logins == 1)
    }

    @Test(arguments: Style.allCases)
    func theScreenIsBusyAndAFailureIsSaidUntilTheNextAttempt(style: Style) throws {
        let app = screen(style)
        accounts.isOffline = true
        try app.find("phone").type("138")
        try app.find("code").type("5858")
        try app.find("login").tap()
        #expect(app.isPresent("busy"))
        time.advance(by: .seconds(1))
        #expect(!app.isPresent("busy"))
        #expect(try app.find("message").text == "The server does not answer.")
        accounts.isOffline = false
        try app.find("login").tap()
        #expect(try app.find("message").text == "")
        time.advance(by: .seconds(1))
        #expect(try app.find("message").text == "")
    }

    @Test(arguments: Style.allCases)
    func theAvatarIsThatOfTheLatestNumber(style: Style) throws {
        let app = screen(style)
        try app.find("phone").type("138")
        time.advance(by: .milliseconds(999))
        #expect(try app.find("avatar").node.source == .personPlaceholder)
        try app.find("phone").type("7")
        time.advance(by: .milliseconds(1))
        #expect(try app.find("avatar").node.source == .personPlaceholder)
        time.advance(by: .seconds(1))
        #expect(try app.find("avatar").node.source == .path("/avatars/1387"))
    }

    // MARK: What transform makes

    private func output(of taps: Subject<Void, Never>) -> LoginTransform.Output {
        LoginTransform(accounts: accounts)
            .transform(.init(phone: .constant("138"), code: .constant("5858"), login: taps.eraseToAnySignal()))
    }

    @Test func anUnobservedOutputDoesNothing() {
        time.run {
            let taps = Subject<Void, Never>(), output = output(of: taps)
            taps.send()
            #expect(accounts.logins == 0)
            let observation = output.account.observe { _ in }
            taps.send()
            #expect(accounts.logins == 1)
            observation.dispose()
        }
    }

    @Test func twoObserversShareOneLogin() throws {
        try time.run {
            let taps = Subject<Void, Never>(), output = output(of: taps)
            let (one, other) = (Recorder(output.account), Recorder(output.account))
            taps.send()
            time.advance(by: .seconds(1))
            #expect(accounts.logins == 1)
            try one.expect(Account(nickname: "Ada"))
            try other.expect(Account(nickname: "Ada"))
        }
    }

    @Test func whoStopsObservingCancelsTheRequest() {
        time.run {
            let taps = Subject<Void, Never>(), output = output(of: taps)
            let observation = output.account.observe { _ in }
            taps.send()
            #expect(output.isBusy.value)
            observation.dispose()
            #expect(!output.isBusy.value)
        }
    }

    @Test func whatTransformMadeGoesWithItsOutput() throws {
        try trackingLifetimes { lifetimes in
            time.run {
                let taps = lifetimes.track(Subject<Void, Never>()), phone = lifetimes.track(MutableProperty("138"))
                let output = LoginTransform(accounts: accounts)
                    .transform(.init(phone: phone, code: .constant("5858"), login: taps.eraseToAnySignal()))
                let bag = DisposeBag()
                output.avatar.observe { _ in }.disposed(by: bag)
                output.isEnabled.observe { _ in }.disposed(by: bag)
                output.message.observe { _ in }.disposed(by: bag)
                output.account.observe { _ in }.disposed(by: bag)
                taps.send()
                time.advance(by: .seconds(1))
            }
        }
    }

    @Test func thePageShowsTheseTests() throws { try expectExamples(4, of: "ViewModelStyles.md") }
}
