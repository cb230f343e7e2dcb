import BinderyView

/// Texts that the user and the program write, with a record of each character. No character is written twice.
final class TypingModel {
    @Reactive var shared = ""
    @Reactive var draft = ""
    @Reactive var row = ""
    @Reactive var isRowInside = false
    private(set) var submitted: [String] = []
    private(set) var removed: Set<Unicode.Scalar> = []
    /// The characters that the program has written, and in which field.
    private(set) var written: [Unicode.Scalar: String] = [:]

    func text(of field: String) -> MutableProperty<String> {
        switch field {
        case "one", "two": $shared
        case "draft": $draft
        default: $row
        }
    }

    func write(_ text: String, to field: String) {
        let property = self.text(of: field)
        let before = Set(property.value.unicodeScalars)
        let after = Set(text.unicodeScalars)
        removed.formUnion(before.subtracting(after))
        for scalar in after.subtracting(before) { written[scalar] = field == "two" ? "one" : field }
        property.value = text
    }

    /// Enter: the program takes the text and empties the field.
    func submit() {
        if draft.isEmpty { return }
        submitted.append(draft)
        write("", to: "draft")
    }
}

/// Two fields for one text, one that Enter empties, and one that is replaced by another.
struct TypingLawPage: View {
    let model: TypingModel
    var body: some View {
        let model = model
        Column {
            TextField("One", text: model.$shared).id("one")
            TextField("Two", text: model.$shared).id("two")
            TextArea("Draft", text: model.$draft).onSubmit { [model] in model.submit() }.id("draft")
            When(model.$isRowInside) {
                Row { TextField("Row", text: model.$row).id("row") }
            } otherwise: {
                TextField("Row", text: model.$row).id("row")
            }
        }
    }
}
