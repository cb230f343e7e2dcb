import BinderyView

struct LetterView: View {
    let model: LetterModel

    var body: some View {
        Screen("letter", title: "A letter") {
            Column(spacing: 6) {
                Form {
                    TextField("To", text: model.letter.$recipient).id("recipient")
                    TextArea("Text", text: model.letter.$text).id("text")
                    Checkbox("Urgent", isOn: model.letter.$isUrgent).id("urgent")
                    Toggle("Preview", isOn: model.letter.$showsPreview).id("preview")
                }
                When(model.letter.$showsPreview) {
                    Column(spacing: 2) {
                        Text(model.letter.$recipient.map { "Dear \($0)," }).style(.headline)
                        Text(model.letter.$text)
                    }
                    .padding()
                    .background(.raised)
                    .id("letter")
                }
                Row {
                    Text(model.isSaved.map { $0 ? "Saved" : "Not saved yet" }).color(.secondary).id("state").announced()
                    Spacer()
                    Button("Discard", tapped: model.letter.discard).prominence(.plain).id("discard")
                }
            }
        }
    }
}
