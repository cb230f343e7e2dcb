import BinderyView
import ShowcaseModels

struct ClickCounter: View {
    let model: ClickCounterModel
    let texts: Texts

    var body: some View {
        Row(spacing: 4) {
            Text(model.$count.map { "\($0)" }).style(.title).id("value")
            Button(texts.workshop[.count], tapped: model.increment).prominence(.primary).id("count")
        }
        .saved(model)
    }
}
