import BinderyView
import ShowcaseModels

/// The form of the length login, the same for all architectures.
struct LengthLoginForm: View {
    struct Field {
        let text: MutableProperty<String>
        let state: Property<InputState>
        let isClearHidden: Property<Bool>
        let clear: () -> Void
    }

    let texts: Texts
    let username: Field
    let password: Field
    let code: Field
    let login: AnyView
    let submit: () -> Void
    let isBusy: Property<Bool>
    let outcome: Property<LoginOutcome?>
    let draft: LengthDraft?
    private let choice = ColourChoice()

    var body: some View {
        draft?.fill([.username: username.text, .password: password.text, .code: code.text], submit: submit)
        return Column(spacing: 8) {
            Form {
                TextField(texts[.username], text: username.text).content(.username)
                    .placeholder(texts[.from4To16Characters])
                    .clearButton(
                        texts[.clear], id: "username-clear", hidden: username.isClearHidden, tapped: username.clear
                    )
                    .validation(check("username", username, .nameLength))
                    .background(colour(of: username)).id("username")
                SecureField(texts[.password], text: password.text)
                    .placeholder(texts[.from8To16Characters])
                    .clearButton(
                        texts[.clear], id: "password-clear", hidden: password.isClearHidden, tapped: password.clear
                    )
                    .validation(check("password", password, .passwordLength))
                    .background(colour(of: password)).id("password")
                TextField(texts[.invitation], text: code.text)
                    .placeholder(texts[.exactly5Characters])
                    .validation(check("code", code, .invitationLength))
                    .background(colour(of: code)).id("code")
                login.id("login")
                // Explains why the button is disabled although the required fields are valid.
                Text(texts[.invitationStopsLogin]).color(.danger).hidden(isStoppedByCode.map { !$0 }).id("reason")
                    .announced()
                OutcomeText(outcome: outcome, texts: texts)
                Text(texts[.demoPassword]).style(.caption).color(.secondary).id("hint")
            }
            .onSubmit(submit)
            Row(spacing: 2) {
                Text(texts[.colours]).color(.secondary)
                Spacer()
                Row(spacing: 2) {
                    button(.all, .allStates)
                    button(.validOnly, .validOnly)
                }
            }
        }
        .busy(isBusy, texts[.loggingIn])
        .saved(choice)
    }

    private var isStoppedByCode: Property<Bool> {
        let (username, password, code) = (username.state, password.state, code.state)
        return Property { username.value == .valid && password.value == .valid && code.value == .invalid }
    }

    private func colour(of field: Field) -> Property<Color> {
        field.state.combine(choice.$colours) { $1.converter.convert($0) }
    }

    private func check(_ name: String, _ field: Field, _ message: Phrase) -> Validation<String> {
        let text = texts[message]
        return Validation(name, of: field.state, ValidationRule { $0 == .invalid ? text.text : nil })
    }

    private func button(_ colours: StateColours, _ title: Phrase) -> some View {
        Button(texts[title]) { [choice] in choice.colours = colours }
            .selected(choice.$colours.map { $0 == colours })
            .id("colours-\(colours)")
    }
}

extension LengthLoginForm.Field {
    /// Creates a field that the form clears itself.
    init(_ text: MutableProperty<String>, _ state: Property<InputState>) {
        self.init(text: text, state: state, isClearHidden: text.map(\.isEmpty)) { text.value = "" }
    }

    init(_ widget: FieldWidget) {
        self.init(text: widget.$text, state: widget.$state, isClearHidden: widget.$isClearHidden) {
            widget.clearTapped()
        }
    }
}

extension LengthLoginForm {
    init(_ widgets: LengthLoginWidgets, texts: Texts, draft: LengthDraft?) {
        let tap = { widgets.loginTapped() }
        let login = Button(texts[.logIn], tapped: tap).prominence(.primary)
            .disabled(widgets.$isLoginEnabled.map { !$0 })
        self.init(
            texts: texts, username: Field(widgets[.username]), password: Field(widgets[.password]),
            code: Field(widgets[.code]), login: AnyView(login), submit: tap, isBusy: widgets.$isBusy,
            outcome: widgets.$outcome, draft: draft)
    }
}
