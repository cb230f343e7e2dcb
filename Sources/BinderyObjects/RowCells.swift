#if canImport(ObjectiveC) || canImport(StandIns)
package import Bindery
package import Foundation

/// What a data source asks of its sections, whatever their groups are.
@MainActor
package protocol RowSource<Element> {
    associatedtype Element
    var count: Int { get }
    func count(in section: Int) -> Int
    func title(of section: Int) -> String?
    func element(at path: IndexPath) -> Element
    func paths(where isMatch: (Element) -> Bool) -> [IndexPath]
    func firstPath(where isMatch: (Element) -> Bool) -> IndexPath?
    func countAfter(_ path: IndexPath) -> Int
    func takeUpdate() -> SectionsUpdate?
}

extension ShownSections: RowSource {}

extension ListProperty where Element == Int {
    /// The list of groups of a list without groups.
    package static var oneGroup: ListProperty<Int> { MutableListProperty([0]) }
}

/// The cells of a table or a collection. Each has a bag that lasts as long as it shows one element.
///
/// The bags belong to this object and not to the cells, since what is in a bag usually retains its cell.
@MainActor
package final class RowCells<Cell: AnyObject, Element> {
    private let objects: (Cell) -> [AnyObject]
    private let configure: (Cell, Element, DisposeBag) -> Void
    private var bags: [ObjectIdentifier: DisposeBag] = [:]

    /// - Parameter objects: Returns the view of a cell, and all views inside it.
    package init(
        objects: @escaping (Cell) -> [AnyObject], configure: @escaping (Cell, Element, DisposeBag) -> Void
    ) { (self.objects, self.configure) = (objects, configure) }

    package func configure(_ cell: Cell, for element: Element) {
        end([cell])
        let bag = DisposeBag()
        bags[ObjectIdentifier(cell)] = bag
        let made = ConnectionRecord.connectionsMade(in: objects(cell)) { untracked { configure(cell, element, bag) } }
        for connection in made { bag.add(connection) }
    }

    /// The visible cells of rows that a batch deletes.
    package func ending(_ visible: [IndexPath], _ batch: SectionsBatch, cell: (IndexPath) -> Cell?) -> [Cell] {
        let deleted = Set(batch.deletions)
        return visible.filter { batch.deletedSections.contains($0[0]) || deleted.contains($0) }.compactMap(cell)
    }

    /// Ends what the cells show.
    package func end(_ cells: [Cell]) {
        for cell in cells { bags.removeValue(forKey: ObjectIdentifier(cell))?.dispose() }
    }
}
#endif
