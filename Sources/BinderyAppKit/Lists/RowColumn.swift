#if canImport(AppKit) && !targetEnvironment(macCatalyst)
internal import AppKit
internal import Bindery

/// How the cells of a column are made and configured.
@MainActor
final class RowColumn<Element> {
    let identifier: NSUserInterfaceItemIdentifier
    private let make: () -> NSView
    private let cells: RowCells<NSView, Element>

    init<Cell: NSView>(
        _ name: String, _ make: @escaping () -> Cell, _ configure: @escaping (Cell, Element, DisposeBag) -> Void
    ) {
        identifier = NSUserInterfaceItemIdentifier("\(Cell.self) \(name)")
        self.make = make
        // Safe: the table reuses for this identifier what `make` returned.
        cells = RowCells(
            objects: { $0.tree }, configure: { configure($0 as! Cell, $1, $2) })
    }

    func makeCell() -> NSView {
        let cell = make()
        cell.identifier = identifier
        return cell
    }

    func configure(_ cell: NSView, _ element: Element) { cells.configure(cell, for: element) }
    func end(_ cell: NSView) { cells.end([cell]) }
}
#endif
