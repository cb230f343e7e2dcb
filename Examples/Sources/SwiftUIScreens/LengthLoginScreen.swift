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
            field($model.username, model.usernameState.value) { TextField(texts.now(.username), text: $0) }
            field($model.password, model.passwordState.value) { SecureField(texts.now(.password), text: $0) }
            Text(texts.now(.demoPassword))
            field($model.code, model.codeState.value) { TextField(texts.now(.invitation), text: $0) }
            if model.codeState.value == .invalid { Text(texts.now(.invitationStopsLogin)) }
            ActionButton(texts.now(.logIn), action: model.login)
            if let outcome = model.outcome.value { Text(texts.now(outcome.phrase)) }
        }
        .onSubmit(action: model.login)
        .navigationTitle(texts.now(.lengthLogin))
    }

    /// A field with its state and, unless it is empty, a button that clears it.
    private func field(
        _ text: Binding<String>, _ state: InputState, @ViewBuilder content: (Binding<String>) -> some View
    ) -> some View {
        HStack {
            content(text)
            if state != .empty { Button(texts.now(.clear)) { text.wrappedValue = "" }.buttonStyle(.borderless) }
            switch state {
            case .empty: EmptyView()
            case .valid: Text("✓")
            case .invalid: Text("✗")
            }
        }
    }
}
#endif
