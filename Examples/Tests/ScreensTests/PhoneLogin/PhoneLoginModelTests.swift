import Bindery
import BinderyTesting
import Screens
import ShowcaseModels
import Testing

/// The model of the phone login, without a view.
@Suite struct PhoneLoginModelTests {
    let time = VirtualScheduler()
    let store = StubStore()
    let accounts: StubAccounts
    let bag = DisposeBag()

    init() { accounts = StubAccounts(time: time) }

    private func withModel(saved: SavedLogin? = nil, _ body: (PhoneLoginModel) -> Void) {
        time.run { body(PhoneLoginModel(accounts: accounts, store: store, saved: saved)) }
    }

    private func failures(of model: PhoneLoginModel) -> () -> [LoginFailure] {
        var failures: [LoginFailure] = []
        model.login.failures.observe { failures.append($0) }.disposed(by: bag)
        return { failures }
    }

    @Test func loginIsEnabledExactlyWhenBothFieldsAreFilledAndNeverRepeatsAValue() {
        withModel { model in
            var enabled: [Bool] = []
            model.login.isEnabled.observe { enabled.append($0) }.disposed(by: bag)
            model.phone = "1"
            model.code = "5"
            model.code = "58"
            model.phone = ""
            #expect(enabled == [false, true, false])
        }
    }

    @Test func anInvalidPhoneIsReportedBeforeAnInvalidCodeAndBeforeAnyRequest() {
        withModel { model in
            let failures = failures(of: model)
            model.phone = "12874389438"
            model.code = "1"
            model.login.execute()
            #expect(failures() == [.invalidPhone])
            model.phone = "13874389438"
            model.login.execute()
            #expect(failures() == [.invalidPhone, .invalidCode])
            #expect(accounts.requests == 0)
        }
    }

    @Test func aWrongCodeIsReportedAfterTheRequest() {
        withModel { model in
            let failures = failures(of: model)
            model.phone = "13874389438"
            model.code = "0000"
            model.login.execute()
            time.advance(by: .milliseconds(999))
            #expect(failures() == [])
            #expect(model.login.isExecuting.value)
            time.advance(by: .milliseconds(1))
            #expect(failures() == [.wrongCredentials])
            #expect(!model.login.isExecuting.value)
            #expect(store.saved == nil)
        }
    }

    @Test func aServiceThatIsDownIsReportedAndTheNextAttemptWorks() {
        withModel { model in
            let failures = failures(of: model)
            accounts.isDown = true
            model.fill()
            model.login.execute()
            time.advance(by: .seconds(1))
            #expect(failures() == [.serverFailure])
            accounts.isDown = false
            model.login.execute()
            time.advance(by: .seconds(1))
            #expect(store.saved == SavedLogin(phone: "13874389438", code: "5858", nickname: "花田半亩"))
        }
    }

    @Test func theAvatarFollowsTheNumberAndOnlyTheLatestAnswerCounts() {
        withModel { model in
            #expect(model.avatar.value == nil)
            model.phone = "13874389438"
            time.advance(by: .milliseconds(50))
            model.phone = "13800000000"
            time.advance(by: .milliseconds(60))
            #expect(model.avatar.value == nil, "the answer for the number before is not shown")
            model.phone = "13874389438"
            time.advance(by: .milliseconds(100))
            #expect(model.avatar.value == "/avatars/13874389438")
            model.phone = "1387438943"
            #expect(model.avatar.value == nil)
        }
    }

    @Test func fillIsTheSameAsTyping() {
        withModel { model in
            var phones: [String] = []
            model.$phone.changes.observe { phones.append($0) }.disposed(by: bag)
            model.fill()
            time.advance(by: .seconds(1))
            #expect(phones == ["13874389438"])
            #expect(model.login.isEnabled.value)
            #expect(model.avatar.value == "/avatars/13874389438")
        }
    }

    @Test func theFieldsStartWithWhatWasSaved() {
        withModel(saved: SavedLogin(phone: "13601728394", code: "2046", nickname: "林小满")) { model in
            #expect(model.phone == "13601728394")
            #expect(model.code == "2046")
            #expect(model.login.isEnabled.value)
        }
    }

    @Test func aFailureStandsUntilAFieldIsChangedOrTheNextAttempt() {
        withModel { model in
            model.phone = "1"
            model.code = "1"
            model.login.execute()
            #expect(model.failure.value == .invalidPhone)
            model.phone = "13874389438"
            #expect(model.failure.value == nil)
            model.login.execute()
            #expect(model.failure.value == .invalidCode)
            model.code = "0000"
            model.login.execute()
            time.advance(by: .seconds(1))
            #expect(model.failure.value == .wrongCredentials)
            model.login.execute()
            #expect(model.failure.value == nil)
            time.advance(by: .seconds(1))
            #expect(model.failure.value == .wrongCredentials)
        }
    }

    @Test func whatIsKeptIsTheNumberAndTheCodeHoweverTheyWereTyped() {
        withModel { model in
            model.phone = "+86 138-7438-9438 "
            model.code = "５８５８"
            model.login.execute()
            time.advance(by: .seconds(1))
            #expect(store.saved == SavedLogin(phone: "13874389438", code: "5858", nickname: "花田半亩"))
        }
    }

    @Test func theCodeGoesWithTheLoginAndThePhoneStays() {
        withModel { model in
            model.fill()
            model.forgetCode()
            #expect(model.phone == "13874389438")
            #expect(model.code == "")
        }
    }

    @Test func eachDemoAccountFillsTheFields() {
        withModel { model in
            #expect(DemoAccount.all.count == 10)
            for account in DemoAccount.all {
                model.offersAccounts = true
                model.fill(with: account)
                #expect([model.phone, model.code] == [account.phone, account.code])
                #expect(!model.offersAccounts)
            }
        }
    }
}
