import BinderyView

/// A property of a drawn graph: a box with its name and its value, which lights up when the value changes.
struct DrawnNode: View {
    static let height = 44

    let name: any Wording
    /// The upper left corner.
    let place: (x: Int, y: Int)
    var width = 100
    let value: Property<String>
    let changes: ChangeCount

    var body: some View {
        Element("g") {
            Element("rect").attribute("width", "\(width)").attribute("height", "\(Self.height)")
                .attribute("rx", "10")
            Element("text", text: name).attribute("x", "12").attribute("y", "27").class("start-name")
            Element("text", text: value).attribute("x", "\(width - 12)").attribute("y", "27").class("start-value")
        }
        .attribute("transform", "translate(\(place.x) \(place.y))").lit(when: changes.$count)
    }
}

/// A line between two properties of a drawn graph, which lights up when the first one changes.
struct DrawnEdge: View {
    let from: (x: Int, y: Int)
    let to: (x: Int, y: Int)
    /// Whether it leaves the first one at its lower side, not at its right side.
    var isDownward = false
    let changes: ChangeCount

    var body: some View {
        let middle = ((from.x + to.x) / 2, (from.y + to.y) / 2)
        let bend =
            isDownward ? "\(from.x) \(middle.1) \(to.x) \(middle.1)" : "\(middle.0) \(from.y) \(middle.0) \(to.y)"
        Element("path").attribute("d", "M\(from.x) \(from.y) C\(bend) \(to.x) \(to.y)").lit(when: changes.$count)
    }
}

extension Element {
    /// Lights up whenever the number grows.
    fileprivate func lit(when changes: Property<Int>) -> Element {
        // Two classes in turn, since an animation runs again only under another name.
        self.class("start-lit-once", when: changes.map { $0 % 2 == 1 })
            .class("start-lit-again", when: changes.map { $0 > 0 && $0 % 2 == 0 })
    }
}
