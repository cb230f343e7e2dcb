#if canImport(ObjectiveC) || canImport(StandIns)
package import Bindery
internal import BinderyDiff
package import Foundation

/// The sections and rows that a table or a collection knows: they change only together with its batch updates, while
/// the lists may be ahead.
@MainActor
package final class ShownSections<Group, Element> {
    private var sections: [Section] = []
    private let groups: ListFollower<Group>
    private let rows: (Group) -> ListProperty<Element>
    private let title: (Group) -> String?
    /// Called when there is an update to take.
    private let changed: () -> Void
    private let bag = DisposeBag()

    private final class Section {
        let group: Group
        let rows: ListFollower<Element>
        var elements: [Element]
        let bag = DisposeBag()

        init(_ group: Group, _ list: ListProperty<Element>) {
            self.group = group
            rows = ListFollower(list)
            elements = rows.elements
        }
    }

    package init(
        _ groups: ListProperty<Group>, rows: @escaping (Group) -> ListProperty<Element>,
        title: @escaping (Group) -> String?, changed: @escaping () -> Void
    ) {
        self.groups = ListFollower(groups)
        self.rows = rows
        self.title = title
        self.changed = changed
        sections = self.groups.elements.map(makeSection)
        self.groups.observe(changed).disposed(by: bag)
    }

    package var count: Int { sections.count }
    package func count(in section: Int) -> Int { sections[section].elements.count }
    package func title(of section: Int) -> String? { title(sections[section].group) }
    package func element(at path: IndexPath) -> Element { sections[path[0]].elements[path[1]] }

    package func firstPath(where isMatch: (Element) -> Bool) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let row = section.elements.firstIndex(where: isMatch) { return IndexPath(indexes: [index, row]) }
        }
        return nil
    }

    /// The number of rows after the one at `path`, in all sections.
    package func countAfter(_ path: IndexPath) -> Int {
        let later = sections[(path[0] + 1)...].reduce(0) { $0 + $1.elements.count }
        return later + count(in: path[0]) - path[1] - 1
    }

    /// Returns everything that has changed in all lists since the last update; nil if nothing has.
    ///
    /// A section that moves is deleted and inserted, and so are rows that move while sections change: UIKit does not
    /// combine these moves with other updates. A changed row is not reloaded: UIKit cannot reload a row that moves.
    package func takeUpdate() -> SectionsUpdate? {
        let delta = groups.takeDelta(from: sections.count)
        let difference = delta.difference
        var next = sections
        for step in delta.steps {
            switch step {
            case .insert(let group, let index): next.insert(makeSection(group), at: index)
            case .remove(_, let index): next.remove(at: index).bag.dispose()
            case .move(_, let from, let to): next.insert(next.remove(at: from), at: to)
            case .update(_, let group, let index):
                next[index].bag.dispose()
                next[index] = makeSection(group)
            }
        }
        let replaced = difference.moves + difference.updates
        var update = SectionsUpdate(
            deletedSections: IndexSet(difference.deletions + replaced.map(\.old)),
            insertedSections: IndexSet(difference.insertions + replaced.map(\.new)))
        let remaining = sections.indices.filter { !update.deletedSections.contains($0) }
        let places = next.indices.filter { !update.insertedSections.contains($0) }
        var elements: [(Section, [Element])] = []
        for (old, new) in zip(remaining, places) {
            let section = next[new]
            let delta = section.rows.takeDelta(from: section.elements.count)
            if delta.steps.isEmpty { continue }
            update.add(delta.difference, from: old, to: new, movingRows: difference.isEmpty)
            elements.append((section, section.rows.elements))
        }
        // Sections that moved: they are inserted with what their lists have now.
        for index in update.insertedSections {
            let section = next[index]
            _ = section.rows.takeDelta(from: section.elements.count)
            elements.append((section, section.rows.elements))
        }
        if update.isEmpty { return nil }
        update.commit = { [self] in
            sections = next
            for (section, elements) in elements { section.elements = elements }
        }
        return update
    }

    private func makeSection(_ group: Group) -> Section {
        let section = Section(group, rows(group))
        section.rows.observe(changed).disposed(by: section.bag)
        return section
    }
}

/// The update of a table or a collection by one batch. Deletions and the origins of moves have old indices, all others
/// have new ones.
package struct SectionsUpdate {
    package let deletedSections: IndexSet
    package let insertedSections: IndexSet
    package private(set) var deletions: [IndexPath] = []
    package private(set) var insertions: [IndexPath] = []
    package private(set) var moves: [(from: IndexPath, to: IndexPath)] = []
    /// Rows that show another value of the same element.
    package private(set) var changes: [IndexPath] = []
    /// Makes what the data source answers the new state. Called inside the batch.
    package var commit: () -> Void = {}

    init(deletedSections: IndexSet, insertedSections: IndexSet) {
        (self.deletedSections, self.insertedSections) = (deletedSections, insertedSections)
    }

    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && deletions.isEmpty && insertions.isEmpty && moves.isEmpty
            && changes.isEmpty
    }

    /// Whether rows or sections come or go.
    package var hasOtherRows: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && deletions.isEmpty && insertions.isEmpty)
    }

    mutating func add(_ difference: ListDifference, from old: Int, to new: Int, movingRows: Bool) {
        func before(_ row: Int) -> IndexPath { IndexPath(indexes: [old, row]) }
        func after(_ row: Int) -> IndexPath { IndexPath(indexes: [new, row]) }
        deletions += difference.deletions.map(before)
        insertions += difference.insertions.map(after)
        for move in difference.moves {
            if movingRows {
                moves.append((before(move.old), after(move.new)))
            } else {
                deletions.append(before(move.old))
                insertions.append(after(move.new))
            }
        }
        changes += difference.updates.map { after($0.new) }
    }
}
#endif
