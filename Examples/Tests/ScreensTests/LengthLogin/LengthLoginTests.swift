import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The length login as a user operates it, in each of its architectures.
@Suite struct LengthLoginTests {
    static let blank = Color.white.inDark(Color(red: 29, green: 31, blue: 34))
    static let valid = Color(red: 204, green: 255, blue: 204).inDark(Color(red: 23, green: 61, blue: 38))
    static let invalid = Color(red: 255, green: 204, blue: 204).inDark(Color(red: 77, green: 32, blue: 31))

    let time = VirtualScheduler()
    let service: StubCredentials

    init() { service = StubCredentials(time: time) }

    private func open(_ architecture: Architecture, _ language: Language = .english) -> HeadlessApp {
        let showcase = time.run {
            Showcase(
                at: .lengthLogin(architecture), language: language, services: .stubs(time, credentials: service),
                store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test(arguments: Architecture.allCases)
    func theTrace(_ architecture: Architecture) throws {
        let app = open(architecture)
        #expect(app.screen?.name == "length-login")
        for id in ["username", "password", "code"] { #expect(try app.find(id).background == Self.blank) }
        #expect(try !app.find("login").isEnabled)
        try app.find("username").type("aaaa")
        #expect(try app.find("username").background == Self.valid)
        #expect(try app.find("password").background == Self.blank)
        #expect(try !app.find("login").isEnabled)
        try app.find("password").type("aaaaaaaa")
        #expect(try app.find("password").background == Self.valid)
        #expect(try app.find("login").isEnabled)
        try app.find("username").replaceText(with: "aaa")
        #expect(try app.find("username").background == Self.invalid)
        #expect(try !app.find("login").isEnabled)
    }

    @Test(arguments: Architecture.allCases)
    func aClearButtonIsHiddenExactlyWhileItsFieldIsEmpty(_ architecture: Architecture) throws {
        let app = open(architecture)
        for id in ["username", "password"] {
            #expect(!app.isPresent("\(id)-clear"))
            try app.find(id).type("a")
            #expect(app.isPresent("\(id)-clear"))
            try app.find("\(id)-clear").tap()
            #expect(try app.find(id).value == "")
            #expect(try app.find(id).background == Self.blank)
            #expect(!app.isPresent("\(id)-clear"))
            #expect(app.focused == id, "the person goes on typing")
        }
    }

    @Test(arguments: Architecture.allCases)
    func aCodeIsEmptyOrHasFiveCharactersAndElseSaysWhyLoginIsRefused(_ architecture: Architecture) throws {
        let app = open(architecture)
        try app.find("username").type("aaaa")
        try app.find("password").type("aaaaaaaa")
        #expect(try app.find("login").isEnabled)
        try app.find("code").type("1234")
        #expect(try app.find("code").background == Self.invalid)
        #expect(try !app.find("login").isEnabled)
        #expect(
            try app.find("reason").text
                == "To log in, complete the 5-character invitation code or leave it empty.")
        try app.find("code").type("5")
        #expect(try app.find("code").background == Self.valid)
        #expect(try app.find("login").isEnabled)
        #expect(!app.isPresent("reason"))
        try app.find("code").replaceText(with: "")
        #expect(try app.find("login").isEnabled)
    }

    @Test(arguments: Architecture.allCases)
    func theColoursAreExchangedLive(_ architecture: Architecture) throws {
        let app = open(architecture)
        try app.find("username").type("a")
        try app.find("code").type("12345")
        #expect(try app.find("colours-all").isSelected)
        try app.find("colours-validOnly").tap()
        #expect(try app.find("username").background == Self.blank)
        #expect(try app.find("code").background == Self.valid)
        try app.find("colours-all").tap()
        #expect(try app.find("username").background == Self.invalid)
    }

    @Test(arguments: Architecture.allCases)
    func loggingInTakesASecondAndSucceedsWithOnePassword(_ architecture: Architecture) throws {
        let app = open(architecture, .chinese)
        #expect(!app.isPresent("result"))
        try app.find("username").type("aaaa")
        try app.find("password").type("12345678")
        try app.find("login").tap()
        #expect(try app.find("busy").text == "正在登录…")
        #expect(try !app.find("login").isEnabled)
        time.advance(by: .seconds(1))
        #expect(!app.isPresent("busy"))
        #expect(try app.find("result").text == "密码错误，请重试")
        try app.find("password").type("9")
        #expect(!app.isPresent("result"), "a result goes as soon as a field changes")
        try app.find("password").submit()
        time.advance(by: .milliseconds(999))
        #expect(app.isPresent("busy"))
        time.advance(by: .milliseconds(1))
        #expect(try app.find("result").text == "登录成功")
        #expect(service.requests == ["aaaa 12345678", "aaaa 123456789"])
    }

    @Test(arguments: Architecture.allCases)
    func submittingWhatIsNotValidDoesNothing(_ architecture: Architecture) throws {
        let app = open(architecture)
        try app.find("username").type("aaaa")
        try app.find("username").submit()
        #expect(!app.isPresent("busy"))
        #expect(service.requests == [])
    }

    @Test(arguments: Architecture.allCases)
    func aServiceThatIsDownIsSaid(_ architecture: Architecture) throws {
        service.isDown = true
        let app = open(architecture)
        try app.find("username").type("aaaa")
        try app.find("password").type("123456789")
        try app.find("login").tap()
        time.advance(by: .seconds(1))
        #expect(try app.find("result").text == "Something went wrong on the server. Try again.")
        #expect(try app.find("login").isEnabled)
    }

    @Test(arguments: Architecture.allCases)
    func leavingDuringALoginIsHarmless(_ architecture: Architecture) throws {
        let app = open(architecture)
        try app.find("username").type("aaaa")
        try app.find("password").type("123456789")
        try app.find("login").tap()
        try app.tapBack()
        time.advance(by: .seconds(2))
        #expect(app.screen?.name == "index")
    }

    @Test func fromEachArchitectureTheOthersAreOneTapAway() throws {
        let app = open(.mvvm)
        for architecture in ["mvc", "mvp", "mvvm-callbacks"] {
            try app.find("architecture-\(architecture)").tap()
            #expect(app.location?.path == "/length-login/\(architecture)")
            #expect(app.location?.depth == 2)
            #expect(try app.find("architecture-\(architecture)").isSelected)
        }
        try app.find("architecture-mvvm").tap()
        #expect(app.location?.path == "/length-login")
        try app.tapBack()
        #expect(app.screen?.name == "index")
    }

    @Test(arguments: Architecture.allCases)
    func aResultGoesWithTheChangeOfAnyField(_ architecture: Architecture) throws {
        let app = open(architecture)
        try app.find("username").type("aaaa")
        for field in ["username", "password", "code"] {
            try app.find("password").replaceText(with: "aaaaaaaa")
            try app.find("code").replaceText(with: "")
            try app.find("login").tap()
            time.advance(by: .seconds(1))
            #expect(try app.find("result").text == "Wrong password. Try again.")
            try app.find(field).type("b")
            #expect(!app.isPresent("result"), "\(field)")
        }
    }

    @Test(arguments: Architecture.allCases)
    func blanksAreRefusedAsName(_ architecture: Architecture) throws {
        let app = open(architecture)
        try app.find("username").type("    ")
        #expect(try app.find("username").background == Self.invalid)
        try app.find("username").replaceText(with: " ada ")
        #expect(try app.find("username").background == Self.invalid)
        try app.find("username").replaceText(with: " adal ")
        #expect(try app.find("username").background == Self.valid)
    }

    @Test(arguments: Architecture.allCases)
    func whatIsTypedIsKeptWhenTheArchitectureIsSwitched(_ architecture: Architecture) throws {
        let app = open(architecture)
        let typed = ["username": "ada l", "password": "123456789", "code": "12"]
        for (field, text) in typed { try app.find(field).type(text) }
        for other in Architecture.allCases {
            try app.find("architecture-\(other.rawValue)").tap()
            for (field, text) in typed { #expect(try app.find(field).value == text, "\(field) in \(other)") }
            #expect(try app.find("code").background == Self.invalid)
            #expect(try !app.find("login").isEnabled)
        }
        try app.find("code").replaceText(with: "")
        try app.find("login").tap()
        time.advance(by: .seconds(1))
        #expect(try app.find("result").text == "Login successful")
        try app.tapBack()
        try app.find("link-length-login").tap()
        #expect(try app.find("username").value == "", "leaving the screen forgets")
    }

    @Test func thePasswordOfTheDemonstrationStandsThere() throws {
        #expect(try open(.mvvm).find("hint").text == "Demo password: 123456789")
    }
}
