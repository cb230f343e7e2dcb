import BinderyTesting
import BinderyView
import BinderyWebTesting
import FourFaces
import Testing

/// Two faces of a view model. Three others, UIKit, AppKit and SwiftUI, are in Tests/Apple.
@Suite struct FourFacesTests {
    private struct LoginView: View {
        let model: LoginModel

        var body: some View {
            Screen("login", title: "Login") {
                TextField("Phone", text: model.$phone).id("phone")
                TextField("Code", text: model.$code).id("code")
                Button("Log in", action: model.login).id("login")
                Button("Clear", tapped: model.clear).id("clear")
                Text(model.message).id("message")
            }
        }
    }

    @Test func headless() throws {
        let model = LoginModel()
        let app = HeadlessApp { LoginView(model: model) }
        let face = LoginScript.Face(
            type: { try app.find($1).type($0) }, tap: { try app.find($0).tap() },
            text: { id in
                let control = try app.find(id)
                return try id == "message" ? control.text : control.value
            },
            isEnabled: { try app.find($0).isEnabled }, model: { act in app.time.run { act(model) } })
        #expect(try LoginScript.run(on: face) == LoginScript.transcript)
    }

    @Test func onTheWeb() throws {
        var model: LoginModel?
        let page = try TestPage {
            let made = LoginModel()
            model = made
            return LivePage(language: .constant("en"), texts: .english, content: LoginView(model: made))
        }
        let face = LoginScript.Face(
            type: { try page.type($0, into: $1) }, tap: { try page.tap($0) },
            text: { id in
                let element = try page.find(id)
                return element.value ?? element.wholeText
            },
            isEnabled: { try page.find($0).isReachable }, model: { act in page.perform { act(model!) } })
        #expect(try LoginScript.run(on: face) == LoginScript.transcript)
    }
}
