import BinderyView

/// Every control there is.
struct Gallery: View {
    let model: GalleryModel
    let texts: Texts
    private let goToName = Subject<Void, Never>()

    init(model: GalleryModel, texts: Texts) {
        self.model = model
        self.texts = texts
    }

    var body: some View {
        Screen("gallery", title: texts[.gallery]) {
            Column(spacing: 6) {
                Row(spacing: 2) {
                    Button(texts[.fillAll], tapped: model.fill).id("fill")
                    Button(texts[.focusName]) { goToName.send() }.id("focus-name")
                    Button(model.$isDisabled.flatMap { texts[$0 ? .enableAll : .disableAll] }) {
                        model.isDisabled.toggle()
                    }
                    .id("disable")
                }
                Form { textInputs }.disabled(model.$isDisabled)
                Section(texts[.dialogs]) { Dialogs(model: model.dialogs, texts: texts) }
            }
        }
    }

    private var textInputs: some View {
        Section(texts[.textSection]) {
            TextField(texts[.name], text: model.$name).placeholder(texts[.nameHint]).validation(model.nameCheck)
                .id("name").focus(on: goToName)
            TextField(texts[.age], value: model.$age, by: model.ageConverter, commit: .onBlur).content(.number)
                .id("age")
            SecureField(texts[.password], text: model.$password).id("password")
            SecureField(texts[.newPassword], text: model.$newPassword).content(.newPassword)
                .validation(model.passwordCheck).id("new-password")
        }
    }
}
