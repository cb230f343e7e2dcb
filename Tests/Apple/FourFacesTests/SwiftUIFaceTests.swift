import BinderySwiftUI
import FourFaces
import SwiftUI
import Testing

@MainActor
@Suite struct SwiftUIFaceTests {
    private struct LoginScreen: View {
        let model: LoginModel

        var body: some View {
            Form {
                TextField("phone", text: model.$phone.binding)
                TextField("code", text: model.$code.binding)
                ActionButton("login", action: model.login)
                Button("clear") { model.clear() }
                Text("message: \(model.message.value)")
            }
        }
    }

    @Test
    func inSwiftUI() throws {
        let model = LoginModel()
        let host = Host { LoginScreen(model: model) }
        // What the host shows is text: `{code: 58}`, `[login]`, `(login)` while it is disabled.
        func shown(_ prefix: String) throws -> String {
            try #require(host.lines.first { $0.hasPrefix(prefix) }, "\(host.lines)")
        }
        func text(of id: String) throws -> String {
            if id == "message" { return String(try shown("message: ").dropFirst(9)) }
            return String(try shown("{\(id): ").dropFirst(id.count + 3).dropLast())
        }
        let face = LoginScript.Face(
            type: { typed, field in
                let before = try text(of: field)
                #expect(host.userTypes(before + typed, into: field))
            },
            tap: { host.userTaps($0) }, text: text,
            isEnabled: { id in
                host.update()
                return host.lines.contains("[\(id)]")
            },
            model: { act in
                act(model)
                host.update()
            })
        #expect(try LoginScript.run(on: face) == LoginScript.transcript)
    }
}
