import BinderyView
import ShowcaseModels

struct OutcomeText: View {
    let outcome: Property<LoginOutcome?>
    let texts: Texts

    var body: some View {
        let (outcome, language) = (outcome, texts.language)
        let words = Property { outcome.value?.phrase.text(in: language.value) ?? "" }
        When(outcome.map { $0 == .success }) {
            Text(words).color(.success)
        } otherwise: {
            Text(words).color(.danger)
        }
        .hidden(outcome.map { $0 == nil })
        .id("result")
        .announced()
    }
}
