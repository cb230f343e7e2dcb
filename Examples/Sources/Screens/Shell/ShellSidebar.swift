import BinderyView

/// The sidebar of the showcase.
struct ShellSidebar: View {
    let model: ShellModel
    let laboratory: LaboratoryModel
    let texts: Texts

    var body: some View {
        NavigationList(model.groups, current: model.place, followed: model.open)
            .search(texts[.find], none: texts[.nothingFound])
            .accessibilityLabel(texts[.allScreens])
        Spacer()
        Element("div") {
            When(.constant(laboratory.isOffered)) { LaboratoryButton(model: laboratory, texts: texts) }
            Row(spacing: 1) {
                Button(account, tapped: model.openAccount).prominence(.plain).id("user")
                Spacer()
                Button(texts[.settings]) { model.showsSettings = true }.prominence(.plain).id("settings")
                    .sheet(isPresented: model.$showsSettings, title: texts[.settings]) {
                        Settings(model: model, texts: texts)
                    }
            }
        }
        .class("shell-footer")
    }

    private var account: Property<String> {
        let nickname = model.nickname
        return texts.text { nickname.value ?? $0(.logIn) }
    }
}

/// The language and the look.
private struct Settings: View {
    let model: ShellModel
    let texts: Texts

    var body: some View {
        Column(spacing: 4) {
            Picker(texts[.language], selection: texts.language, choices: .constant(Language.allCases)) {
                texts[$0 == .english ? .english : .chinese]
            }
            .id("settings-language")
            Picker(texts[.scheme], selection: model.look.scheme, choices: .constant(Theme.Scheme.allCases)) {
                texts[$0.title]
            }
            .id("scheme")
            Picker(texts[.accent], selection: model.look.accent, choices: .constant(Look.Accent.allCases)) {
                texts[$0.title]
            }
            .id("accent")
        }
    }
}
