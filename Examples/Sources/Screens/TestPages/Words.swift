import BinderyView

/// A field that the program empties on Enter, and fills: the next word may be typed before the page hears of it.
final class WordsModel: Restorable {
    @Reactive(.saved) var word = ""
    @Reactive(.saved) var words: [String] = []

    func add() {
        if word.isEmpty { return }
        words.append(word)
        // Who types for ten minutes would be taken for a leak.
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
