import BinderyView

/// A view with keys, around a field, a button and an element that is a button; and a pad that is dragged.
struct Keys: View {
    let model: KeysModel

    var body: some View {
        Element("div") {
            TextField("Name", text: model.$name).id("name")
            Button("Press") { model.presses += 1 }.id("press")
            Element("span", text: "Note").attribute("role", "button").attribute("tabindex", "0")
                .on(.click, do: .toggle("note")).id("role")
            Element("span", text: "No note").attribute("role", "button").attribute("tabindex", "0")
                .on(.click, do: .toggle("note")).id("disabled-role").disabled(.constant(true))
            Button("Copy") {}.on(.click, do: .copy(from: "name")).id("copy")
            Text("The note").id("note")
        }
        .attribute("tabindex", "0").attribute("role", "group").attribute("aria-label", "Keys")
        .onKey("a") { model.count("a") }
        .onKey(.enter) { model.count("enter") }
        .onKey(.escape) { model.count("escape") }
        .id("keys")
        Element("div") {
            Button("Inside") { model.presses += 1 }.id("inside")
        }
        .class("pad").on(.pointerDown) { _ in model.count("down") }.on(.pointerMove) { _ in }.id("pad")
        Text(model.$keys.map { $0.joined(separator: " ") }).id("pressed-keys")
        Text(model.$presses.map { "\($0) presses" }).id("presses")
    }
}

final class KeysModel {
    @Reactive var name = ""
    @Reactive var presses = 0
    @Reactive var keys: [String] = []

    func count(_ key: String) { keys.append(key) }
}
