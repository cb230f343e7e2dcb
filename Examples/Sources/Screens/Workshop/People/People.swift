import BinderyView
import ShowcaseModels

struct People: View {
    let model: PeopleModel
    let texts: Texts

    var body: some View {
        let words = texts.workshop
        Column {
            TextField(words[.filterPrefix], text: model.$prefix).id("prefix")
            List(model.shown, id: \.id) { person in
                Text(person.map { "\($0.surname), \($0.name)" }).padding(3)
            }
            .selection(model.$selected).accessibilityLabel(words[.people]).id("list")
            Text(words[.nobody]).color(.secondary).hidden(model.shown.map { !$0.isEmpty }).id("empty")
            Row(spacing: 3) {
                TextField(words[.givenName], text: model.$name).id("name")
                TextField(words[.surname], text: model.$surname).onSubmit(model.create).id("surname")
            }
            Row(spacing: 2) {
                Button(words[.create], tapped: model.create).disabled(model.hasName.not()).id("create")
                Button(words[.update], tapped: model.update).disabled(model.hasSelected.not()).id("update")
                Button(texts[.delete], tapped: model.delete).disabled(model.hasSelected.not()).id("delete")
            }
        }
        .saved(model)
    }
}
