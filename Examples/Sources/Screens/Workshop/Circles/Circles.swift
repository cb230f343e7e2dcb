import BinderyView
import ShowcaseModels

struct Circles: View {
    let model: CirclesModel
    let texts: Texts
    private let adjusted = Subject<Void, Never>()

    init(model: CirclesModel, texts: Texts) {
        self.model = model
        self.texts = texts
    }

    var body: some View {
        let words = texts.workshop
        Column {
            Text(words[.circlesText]).color(.secondary)
            Row(spacing: 2) {
                Button(words[.undo]) { model.history.undo() }.shortcut("z", .primary)
                    .disabled(model.history.canUndo.not()).id("undo")
                Button(words[.redo]) { model.history.redo() }.shortcut("z", [.primary, .shift])
                    .disabled(model.history.canRedo.not()).id("redo")
            }
            Element("div") {
                canvas
                menu
            }
            .class("circle-board").onKey(.escape) { model.closeMenu() }
            Text(place).style(.caption).color(.secondary).announced().id("place")
            Slider(words[.diameter], value: model.diameter, in: CirclesModel.diameters, step: 2) { "\(Int($0))" }
                .onBlur(model.resizingEnded).disabled(model.hasSelected.not()).focus(on: adjusted).id("diameter")
        }
        .saved(model)
    }

    private var canvas: some View {
        Element("svg") {
            ForEach(model.$circles) { circle in
                let id = circle.value.id
                Element("circle").attribute("cx", circle.map { "\($0.x)" }).attribute("cy", circle.map { "\($0.y)" })
                    .attribute("r", circle.map { "\($0.diameter / 2)" })
                    .class("circle-selected", when: model.$selected.map { $0 == id }).id("circle-\(id)")
            }
            Element("path").attribute("d", model.$cursor.map { "M\($0.x - 8) \($0.y)h16m-8-8v16" })
                .class("circle-cursor").id("cursor")
        }
        .class("circle-canvas").attribute("role", "application").attribute("tabindex", "0")
        .attribute("aria-label", description)
        .onKey(.left) { model.moveCursor(x: -10) }.onKey(.right) { model.moveCursor(x: 10) }
        .onKey(.up) { model.moveCursor(y: -10) }.onKey(.down) { model.moveCursor(y: 10) }
        .onKey(.enter, perform: model.pressAtCursor).onKey(.space, perform: model.pressAtCursor)
        .on(.pointerDown) {
            if $0.button == .primary { model.press(x: $0.x, y: $0.y, in: ($0.width, $0.height)) }
        }
        .on(.contextMenu) { model.openMenu(x: $0.x, y: $0.y) }.id("canvas")
    }

    /// The menu of a circle, where it was opened. The two empty drawings are the distances from the corner of the
    /// canvas; they yield where the menu would leave the canvas.
    private var menu: some View {
        WhenPresent(model.$menu) { place in
            Element("div") {
                Element("svg").attribute("width", "1").attribute("height", place.map { "\($0.y)" })
                Element("div") {
                    Element("svg").attribute("width", place.map { "\($0.x)" }).attribute("height", "1")
                    Button(texts.workshop[.adjustDiameter]) {
                        model.closeMenu()
                        adjusted.send()
                    }
                    .autofocus().id("adjust")
                }
            }
            .class("circle-menu")
        }
    }

    private var description: Property<String> {
        let circles = model.$circles
        return texts.workshop.text { $0(.circleCount).filling("\(circles.value.count)") }
    }

    /// Where the keyboard is, for those who do not see the cross.
    private var place: Property<String> {
        let (cursor, selected) = (model.$cursor, model.$selected)
        return texts.workshop.text {
            let circle = selected.value.map { "\($0)" } ?? "–"
            return $0(.circlePlace).filling(["\(Int(cursor.value.x))", "\(Int(cursor.value.y))", circle])
        }
    }
}
