#if canImport(SwiftUI)
internal import BinderySwiftUI
public import ShowcaseModels
public import SwiftUI

/// A login with a phone number and a verification code.
public struct PhoneLoginScreen: View {
    @StateModel private var model: PhoneLoginModel
    private let texts: Texts

    public init(_ model: @autoclosure @escaping @MainActor () -> PhoneLoginModel, _ texts: Texts) {
        _model = StateModel(wrappedValue: model())
        self.texts = texts
    }

    public var body: some View {
        Form {
            // The sample services have no pictures: the symbol is filled when they know the number.
            Image(systemName: model.avatar.value == nil ? "person.crop.circle" : "person.crop.circle.fill")
            TextField(texts.now(.phone), text: $model.phone)
            TextField(texts.now(.code), text: $model.code)
            ActionButton(texts.now(.logIn), action: model.login)
            Button(texts.now(.fill)) { model.fill() }
            if let failure = model.failure.value { Text(texts.now(failure.phrase)) }
        }
        .onSubmit(action: model.login)
        .navigationTitle(texts.now(.phoneLogin))
    }
}
#endif
