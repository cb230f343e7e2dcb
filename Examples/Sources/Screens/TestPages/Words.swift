import BinderyView

/// A field that the program empties on Enter, while the user may already type the next word.
final class WordsModel: Restorable {
    @Reactive(.saved) var word = ""
    @Reactive(.saved) var words: [String] = []

    func add() {
        if word.isEmpty { return }
        words.append(word)
        // Bounded, so that ten minutes of typing do not look like a leak.
        if words.count > 500 { words.removeFirst() }
        word = ""
    }
}

struct Words: View {
    let model: WordsModel

    var body: some View {
        let model = model
        Screen("words", title: "Words") {
            Column {
                TextField("Word", text: model.$word).onSubmit { model.add() }.id("word")
                Button("Fill") { model.word = "<" + model.word }.id("fill")
                Text(model.$words.map { $0.joined(separator: " ") }).id("words")
            }
        }
        .saved(model)
    }
}
