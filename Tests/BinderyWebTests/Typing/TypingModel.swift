import BinderyView

/// Texts that the user and the program write, and what became of every character.
///
/// No character is written twice, so that each can be followed.
final class TypingModel {
    @Reactive var shared = ""
    @Reactive var draft = ""
    @Reactive var row = ""
    @Reactive var isRowInside = false
    /// What was submitted, in order.
    private(set) var submitted: [String] = []
    /// The characters that the program has taken out of a text.
    private(set) var removed: Set<Unicode.Scalar> = []
    /// The characters that the program has written, and where.
    private(set) var written: [Unicode.Scalar: String] = [:]

    /// What a field is bound to.
    func text(of field: String) -> MutableProperty<String> {
        switch field {
        case "one", "two": $shared
        case "draft": $draft
        default: $row
        }
    }

    /// The program writes a text.
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

/// Two fields on one text, one that is emptied by Enter, and one that is replaced by another.
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
