#if canImport(UIKit) && !os(watchOS)
internal import Bindery
internal import UIKit

/// What a data source asks of its sections, whatever their groups are.
@MainActor
protocol RowSource<Element> {
    associatedtype Element
    var count: Int { get }
    func count(in section: Int) -> Int
    func title(of section: Int) -> String?
    func element(at path: IndexPath) -> Element
    func firstPath(where isMatch: (Element) -> Bool) -> IndexPath?
    func isNearEnd(_ path: IndexPath, within distance: Int) -> Bool
    func takeUpdate() -> SectionsUpdate?
}

extension ShownSections: RowSource {}

extension ListProperty where Element == Int {
    /// The list of groups of a list without groups.
    static var oneGroup: ListProperty<Int> { MutableListProperty([0]) }
}

/// The cells of a table or a collection. Each has a bag that lasts as long as it shows one element.
///
/// The bags belong to this object and not to the cells, since what is in a bag usually retains its cell.
@MainActor
final class RowCells<Cell: UIView, Element> {
    private let configure: (Cell, Element, DisposeBag) -> Void
    private var bags: [ObjectIdentifier: DisposeBag] = [:]

    init(_ configure: @escaping (Cell, Element, DisposeBag) -> Void) { self.configure = configure }

    func configure(_ cell: Cell, for element: Element) {
        end([cell])
        let bag = DisposeBag()
        bags[ObjectIdentifier(cell)] = bag
        let made = ConnectionRecord.connectionsMade(in: cell) { untracked { configure(cell, element, bag) } }
        for connection in made { bag.add(connection) }
    }

    /// The visible cells of rows that an update deletes.
    func ending(_ visible: [IndexPath], _ update: SectionsUpdate, cell: (IndexPath) -> Cell?) -> [Cell] {
        let deleted = Set(update.deletions)
        return visible.filter { update.deletedSections.contains($0.section) || deleted.contains($0) }.compactMap(cell)
    }

    /// Ends what the cells show.
    func end(_ cells: [Cell]) { for cell in cells { bags.removeValue(forKey: ObjectIdentifier(cell))?.dispose() } }
}
#endif
