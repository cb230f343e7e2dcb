import BinderyView

struct StarterView: View {
    let model: StarterModel

    var body: some View {
        Screen("starter", title: "Starter") {
            Column {
                TextField("Your name", text: model.$name).id("name")
                Text(model.greeting).id("greeting")
                Button("Press", tapped: model.press).id("press")
            }
        }
        .saved(model)
    }
}
