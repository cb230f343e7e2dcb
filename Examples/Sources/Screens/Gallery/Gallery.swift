import BinderyView
import ShowcaseModels

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
            Column(spacing: 5) {
                Row(spacing: 2) {
                    Button(texts[.fillAll], tapped: model.fill).id("fill")
                    Button(texts[.focusName]) { goToName.send() }.disabled(model.$isDisabled).id("focus-name")
                    Button(texts.text { $0(model.isDisabled ? .enableAll : .disableAll) }) {
                        model.isDisabled.toggle()
                    }
                    .id("disable")
                }
                Form {
                    textInputs
                    choices
                    progress
                    Section(texts[.dialogs]) { Dialogs(model: model.dialogs, texts: texts) }
                }
                .disabled(model.$isDisabled)
            }
        }
        .width(.reading)
        .saved(model)
    }

    private var textInputs: some View {
        Section(texts[.textSection]) {
            TextField(texts[.name], text: model.$name).placeholder(texts[.nameHint]).validation(model.nameCheck)
                .clearButton(texts[.clear], id: "name-clear").id("name").focus(on: goToName)
            TextField(texts[.age], value: model.$age, by: model.ageConverter, commit: .onBlur).content(.number)
                .id("age")
            SecureField(texts[.password], text: model.$password).id("password")
            SecureField(texts[.newPassword], text: model.$newPassword).content(.newPassword)
                .validation(model.passwordCheck).id("new-password")
            TextArea(texts[.story], text: model.$story).placeholder(texts[.storyHint]).id("story")
            LabeledContent(texts[.nameFound]) { HighlightedText(model.sentence).id("name-found") }
        }
    }

    private var choices: some View {
        Section(texts[.choiceSection]) {
            Toggle(texts[.news], isOn: model.$news).id("news")
            Checkbox(texts[.terms], isOn: model.$terms).validation(model.termsCheck).id("terms")
            Slider(texts[.volume], value: model.$volume, in: 0...1, step: 0.05) { "\(Int(($0 * 100).rounded()))%" }
                .id("volume")
            Stepper(texts[.seats], value: model.$seats, in: 1...9).id("seats")
            Picker(texts[.drink], selection: model.$drink, choices: model.drinks, title: { texts[$0.phrase] })
                .placeholder(texts[.noDrink]).id("drink")
            Checkbox(texts[.withCocoa], isOn: model.$offersCocoa).id("with-cocoa")
            LabeledContent(texts[.valuesLabel]) { Text(model.summary).color(.secondary).id("values") }
        }
        .note(texts[.choiceNote])
    }

    private var progress: some View {
        Section(texts[.progressSection]) {
            ProgressIndicator(texts[.upload], value: model.$volume).id("upload")
            ProgressIndicator(texts[.waiting]).id("waiting")
        }
    }
}
