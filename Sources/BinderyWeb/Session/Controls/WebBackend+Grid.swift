internal import BinderyView

extension WebBackend: GridRendering {
    func makeGrid(_ arrangement: GridArrangement) -> WebNode {
        let kind = "gap-\(arrangement.spacing) align-\(arrangement.alignment.rawValue)"
        switch arrangement.columns {
        case .fixed(let count):
            let grid = makeNode("div", "grid fixed \(kind)")
            grid[attribute: "data-columns"] = "\(count)"
            return grid
        case .adaptive(let minimum):
            let grid = makeNode("div", "grid adaptive \(kind)")
            grid[attribute: "data-column-width"] = "\(minimum)"
            return grid
        }
    }
}
