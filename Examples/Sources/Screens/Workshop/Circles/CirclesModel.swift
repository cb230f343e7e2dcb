import BinderyView

struct Circle: Codable, Equatable, Identifiable {
    let id: Int
    let x: Double
    let y: Double
    var diameter: Double

    func distance(to other: (x: Double, y: Double)) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}

/// Circles that are drawn and resized. Each step can be undone, and repeated.
final class CirclesModel: Restorable {
    struct Place: Hashable, Identifiable {
        let x: Double
        let y: Double

        var id: Place { self }
    }

    static let diameters = 10.0...200.0

    @Reactive(.saved) private(set) var circles: [Circle] = []
    /// The circle under the last press; nil for none.
    @Reactive private(set) var selected: Circle.ID?
    /// Where the menu of the selected circle is; nil while it is closed.
    @Reactive private(set) var menu: Place?
    /// Where the keyboard draws and selects.
    @Reactive private(set) var cursor = Place(x: 100, y: 100)
    /// As it was at the last press.
    private var canvas = (width: 300.0, height: 350.0)
    let history = UndoHistory()
    /// The diameter of the selected circle. A change by dragging is one step.
    private(set) lazy var diameter = MutableProperty<Double>(
        get: { [unowned self] in circles.first { $0.id == selected }?.diameter ?? Self.diameters.lowerBound },
        set: { [unowned self] in resize(to: $0) })
    private(set) lazy var hasSelected = $circles.combine($selected) { circles, id in circles.contains { $0.id == id } }

    init() { history.record($circles, merging: .within(.seconds(600))) }

    /// Selects the circle at a point whose centre is nearest, or draws one where none is.
    func press(x: Double, y: Double, in canvas: (width: Double, height: Double)? = nil) {
        if let canvas { self.canvas = canvas }
        history.endStep()
        menu = nil
        cursor = Place(x: x, y: y)
        if let nearest = circle(at: (x, y)) {
            selected = nearest.id
        } else {
            let circle = Circle(id: (circles.map(\.id).max() ?? 0) + 1, x: x, y: y, diameter: 40)
            circles.append(circle)
            selected = circle.id
            history.endStep()
        }
    }

    /// Moves the cursor of the keyboard within a canvas, of which the narrowest is 300 points wide.
    func moveCursor(x: Double = 0, y: Double = 0) {
        cursor = Place(x: min(max(0, cursor.x + x), canvas.width), y: min(max(0, cursor.y + y), canvas.height))
    }

    func pressAtCursor() { press(x: cursor.x, y: cursor.y) }

    /// Selects the circle at a point, and opens its menu there.
    func openMenu(x: Double, y: Double) {
        history.endStep()
        guard let nearest = circle(at: (x, y)) else {
            menu = nil
            return
        }
        selected = nearest.id
        menu = Place(x: x, y: y)
    }

    func closeMenu() { menu = nil }

    private func circle(at point: (x: Double, y: Double)) -> Circle? {
        circles.filter { $0.distance(to: point) <= $0.diameter / 2 }
            .min { $0.distance(to: point) < $1.distance(to: point) }
    }

    private func resize(to diameter: Double) {
        if let index = circles.firstIndex(where: { $0.id == selected }) { circles[index].diameter = diameter }
    }

    /// What is resized from now on is a step of its own.
    func resizingEnded() { history.endStep() }
}
