import BinderyView
import ShowcaseModels

/// The language and the look.
struct Settings: View {
    let look: MutableProperty<Look>
    let texts: Texts

    var body: some View {
        Screen("settings", title: texts[.settings]) {
            Column(spacing: 4) {
                Picker(texts[.language], selection: texts.language, choices: .constant(Language.allCases)) {
                    texts[$0 == .english ? .english : .chinese]
                }
                .id("settings-language")
                Picker(texts[.scheme], selection: look.scheme, choices: .constant(Theme.Scheme.allCases)) {
                    texts[$0.title]
                }
                .id("scheme")
                Picker(texts[.accent], selection: look.accent, choices: .constant(Look.Accent.allCases)) {
                    texts[$0.title]
                }
                .id("accent")
            }
        }
        .width(.reading)
    }
}
