#if canImport(SwiftUI)
internal import BinderySwiftUI
public import ShowcaseModels
public import SwiftUI

/// Each field shows its state, and the button is enabled when the input is valid.
public struct LengthLoginScreen: View {
    @StateModel private var model: LengthLoginModel
    private let texts: Texts

    public init(_ model: @autoclosure @escaping @MainActor () -> LengthLoginModel, _ texts: Texts) {
        _model = StateModel(wrappedValue: model())
        self.texts = texts
    }

    public var body: some View {
        Form {
            field(.username, text: $model.username, model.usernameState.value)
            field(.password, text: $model.password, model.passwordState.value)
            field(.invitation, text: $model.code, model.codeState.value)
            ActionButton(texts.now(.logIn), action: model.login)
            if let outcome = model.outcome.value { Text(texts.now(outcome.phrase)) }
        }
        .onSubmit(action: model.login)
        .navigationTitle(texts.now(.lengthLogin))
    }

    private func field(_ phrase: Phrase, text: Binding<String>, _ state: InputState) -> some View {
        HStack {
            TextField(texts.now(phrase), text: text)
            switch state {
            case .empty: EmptyView()
            case .valid: Text("✓")
            case .invalid: Text("✗")
            }
        }
    }
}
#endif
