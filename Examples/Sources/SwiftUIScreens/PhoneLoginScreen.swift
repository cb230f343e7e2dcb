#if canImport(SwiftUI)
internal import BinderySwiftUI
public import ShowcaseModels
public import SwiftUI

/// A login with a phone number and a verification code.
public struct PhoneLoginScreen: View {
    @StateModel private var model: PhoneLoginModel
    @FocusState private var focus: Field?
    private let texts: Texts

    private enum Field { case phone, code }

    public init(_ model: @autoclosure @escaping @MainActor () -> PhoneLoginModel, _ texts: Texts) {
        _model = StateModel(wrappedValue: model())
        self.texts = texts
    }

    public var body: some View {
        Form {
            // The sample services have no pictures: the symbol is filled when they know the number.
            Image(systemName: model.avatar.value == nil ? "person.crop.circle" : "person.crop.circle.fill")
            TextField(texts.now(.phone), text: $model.phone).focused($focus, equals: .phone)
            TextField(texts.now(.code), text: $model.code).focused($focus, equals: .code)
            ActionButton(texts.now(.logIn), action: model.login)
            Button(texts.now(.fill)) { model.fill() }
            Button(texts.now(.demoAccounts)) { model.offersAccounts.toggle() }
            if model.offersAccounts {
                ForEach(DemoAccount.all, id: \.phone) { account in
                    Button("\(account.nickname) · \(account.phone)") { model.fill(with: account) }
                }
            }
            if let failure = model.failure.value { Text(texts.now(failure.phrase)) }
        }
        .onSubmit(action: model.login)
        .onReceive(model.login.isExecuting.changes) { isExecuting in if isExecuting { focus = nil } }
        .navigationTitle(texts.now(.phoneLogin))
    }
}
#endif
