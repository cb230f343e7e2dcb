/// The nodes of a page that handle events, ordered by number. A later node usually has a higher one.
struct ControlIndex {
    private var controls: [WebNode] = []

    subscript(number: Int) -> WebNode? {
        let position = position(of: number)
        return position < controls.count && controls[position].number == number ? controls[position] : nil
    }

    var all: [WebNode] { controls }

    /// Adds the event-handling nodes in `node`, itself included. `frame` brings them; 0 is the page's first HTML.
    mutating func add(_ node: WebNode, broughtBy frame: Int = 0) {
        if node.handlesEvents {
            controls.insert(node, at: position(of: node.number))
            if frame > 0 { node.entered?.sent.begin(in: frame) }
        }
        for child in node.children { add(child, broughtBy: frame) }
    }

    mutating func remove(_ node: WebNode) {
        if node.handlesEvents {
            let position = position(of: node.number)
            if position < controls.count, controls[position] === node { controls.remove(at: position) }
        }
        for child in node.children { remove(child) }
    }

    /// The position of the first node with this number or a higher one.
    private func position(of number: Int) -> Int {
        if let last = controls.last, last.number < number { return controls.count }
        var (low, high) = (0, controls.count)
        while low < high {
            let middle = (low + high) / 2
            if controls[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
