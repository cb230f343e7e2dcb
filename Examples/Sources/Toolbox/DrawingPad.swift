import BinderyView

/// A drawing of elements of SVG: the pointer draws, a double press clears, a key removes the last line.
struct DrawingPad: View {
    let model: DrawingModel

    var body: some View {
        Element("svg") {
            ForEach(model.lines, id: \.id) { line in
                Element("polyline").attribute("points", line.map(\.points)).class("stroke")
            }
        }
        .class("pad").attribute("tabindex", "0").attribute("role", "img").attribute("aria-label", "Drawing")
        .on(.pointerDown) { model.begin(at: $0) }
        .on(.pointerMove) { if $0.button == .primary { model.add($0) } }
        .on(.contextMenu) { model.corner = "\(Int($0.x)), \(Int($0.y)) of \(Int($0.width)) × \(Int($0.height))" }
        .on(.doubleClick) { model.lines.value = [] }
        .onKey("z", .primary) { model.undo() }
        .onKey(.escape) { model.lines.value = [] }
        .id("pad")
    }
}

final class DrawingModel {
    struct Line: Equatable {
        let id: Int
        var points: String
    }

    let lines = MutableProperty<[Line]>([])
    @Reactive var corner = ""
    private var lastID = 0

    func begin(at position: PointerPosition) {
        guard position.button == .primary else { return }
        lastID += 1
        lines.value.append(Line(id: lastID, points: "\(position.x),\(position.y)"))
    }

    func add(_ position: PointerPosition) {
        if lines.value.isEmpty { return }
        lines.value[lines.value.count - 1].points += " \(position.x),\(position.y)"
    }

    func undo() { _ = lines.value.popLast() }
}
