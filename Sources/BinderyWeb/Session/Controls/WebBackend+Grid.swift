internal import BinderyView

extension WebBackend: Rendering.Grids {
    func makeGrid(_ arrangement: Rendering.GridArrangement) -> WebNode {
        let kind = "gap-\(arrangement.spacing) align-\(arrangement.alignment.rawValue)"
        switch arrangement.columns {
        case .fixed(let count):
            let grid = makeNode(.div, StringInterner.classes("grid fixed \(kind)"))
            grid[attribute: .dataColumns] = "\(count)"
            return grid
        case .adaptive(let minimum):
            let grid = makeNode(.div, StringInterner.classes("grid adaptive \(kind)"))
            grid[attribute: .dataColumnWidth] = "\(minimum)"
            return grid
        }
    }
}
