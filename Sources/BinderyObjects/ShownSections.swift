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

    package func paths(where isMatch: (Element) -> Bool) -> [IndexPath] {
        sections.enumerated().flatMap { index, section in
            section.elements.indices.filter { isMatch(section.elements[$0]) }.map { IndexPath(indexes: [index, $0]) }
        }
    }

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
    /// An element that leaves a section and enters another one moves. If sections come, go or move too, the update has
    /// several batches. A changed row is not reloaded: UIKit cannot reload a row that moves.
    package func takeUpdate() -> SectionsUpdate? {
        let delta = groups.takeDelta(from: sections.count)
        if !delta.difference.isEmpty { return stagedUpdate(to: sectionsAfter(delta)) }
        var rows = SectionsBatch()
        var changes: [IndexPath] = []
        var changed: [(section: Section, elements: [Element])] = []
        var (left, entered): ([Element], [Element]) = ([], [])
        for (index, section) in sections.enumerated() {
            let delta = section.rows.takeDelta(from: section.elements.count)
            if delta.steps.isEmpty { continue }
            let (difference, elements) = (delta.difference, section.rows.elements)
            func path(_ row: Int) -> IndexPath { IndexPath(indexes: [index, row]) }
            rows.deletions += difference.deletions.map { path($0) }
            rows.insertions += difference.insertions.map { path($0) }
            rows.moves += difference.moves.map { (from: path($0.old), to: path($0.new)) }
            changes += difference.updates.map { path($0.new) }
            left += difference.deletions.map { section.elements[$0] }
            entered += difference.insertions.map { elements[$0] }
            changed.append((section, elements))
        }
        if rows.isEmpty && changes.isEmpty { return nil }
        let origins = origins(of: entered, in: left)
        for (to, origin) in zip(rows.insertions, origins) {
            guard let origin else { continue }
            rows.moves.append((from: rows.deletions[origin], to: to))
            changes.append(to)
        }
        let moved = Set(origins.compactMap(\.self))
        rows.deletions = rows.deletions.enumerated().filter { !moved.contains($0.offset) }.map(\.element)
        rows.insertions = zip(rows.insertions, origins).filter { $0.1 == nil }.map(\.0)
        rows.commit = { for (section, elements) in changed { section.elements = elements } }
        return SectionsUpdate(batches: [rows], changes: changes)
    }

    private func sectionsAfter(_ delta: ListDelta<Group>) -> [Section] {
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
        return next
    }

    private func makeSection(_ group: Group) -> Section {
        let section = Section(group, rows(group))
        section.rows.observe(changed).disposed(by: section.bag)
        return section
    }

    // MARK: Changes of sections

    /// The update to other sections, in stages that UIKit accepts: see `SectionedDifference`, which compares numbers of
    /// sections and rows instead of their values.
    ///
    /// - Complexity: O(n) for all rows.
    private func stagedUpdate(to next: [Section]) -> SectionsUpdate {
        var numbered = NumberedRows<Element>()
        let before = sections.map { numbered.append($0.elements) }
        var changes: [IndexPath] = []
        var after: [[Int?]] = []
        let present = Dictionary(
            uniqueKeysWithValues: sections.enumerated().map { (ObjectIdentifier($1), $0) })
        for (index, section) in next.enumerated() {
            let difference = section.rows.takeDelta(from: section.elements.count).difference
            guard let old = present[ObjectIdentifier(section)] else {
                after.append(Array(repeating: nil, count: section.rows.elements.count))
                continue
            }
            after.append(difference.origins.map { row in row.map { before[old][$0] } })
            changes += difference.updates.map { IndexPath(indexes: [index, $0.new]) }
        }
        // The elements that have left a section enter others.
        let kept = Set(after.joined().compactMap(\.self))
        let left = before.joined().filter { !kept.contains($0) }
        let paths = after.indices.flatMap { section in
            after[section].indices.filter { after[section][$0] == nil }.map { IndexPath(indexes: [section, $0]) }
        }
        let elements = next.map(\.rows.elements)
        let origins = origins(of: paths.map { elements[$0[0]][$0[1]] }, in: left.map { numbered.elements[$0] })
        for (path, origin) in zip(paths, origins) {
            guard let origin else { continue }
            after[path[0]][path[1]] = left[origin]
            changes.append(path)
        }
        let rows = zip(after, elements).map { numbers, elements in
            zip(numbers, elements).map { numbered.place($1, at: $0) }
        }
        let all = sections + next.filter { present[ObjectIdentifier($0)] == nil }
        let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { (ObjectIdentifier($1), $0) })
        let old = before.enumerated().map { ListSection($0, $1) }
        let new = zip(next, rows).map { ListSection(numbers[ObjectIdentifier($0)]!, $1) }
        let difference = SectionedDifference(
            from: old, to: new, sectionID: { $0 }, headersBy: ==, id: { $0 }, by: ==)
        let values = numbered.elements
        let batches = difference.stages(from: old, to: new).map { stage in
            SectionsBatch(stage.batch) { [self] in
                sections = stage.sections.map { all[$0.header] }
                for section in stage.sections { all[section.header].elements = section.elements.map { values[$0] } }
            }
        }
        return SectionsUpdate(batches: batches, changes: changes)
    }

    /// Returns for each element that has entered a section the index of the one that has left another, if it is the
    /// same.
    private func origins(of entered: [Element], in left: [Element]) -> [Int?] {
        var places: [AnyHashable: [Int]] = [:]
        if !entered.isEmpty {
            for (index, element) in left.enumerated().reversed() {
                if let identity = identity(of: element) { places[identity, default: []].append(index) }
            }
        }
        return entered.map { element in
            places.isEmpty ? nil : identity(of: element).flatMap { places[$0]?.popLast() }
        }
    }

    private func identity(of element: Element) -> AnyHashable? {
        func id(of element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }
        if let element = element as? any Identifiable { return id(of: element) }
        return element as? AnyHashable
    }
}

/// The rows of all sections by numbers: a row keeps its number when it moves or its element is replaced.
private struct NumberedRows<Element> {
    private(set) var elements: [Element] = []

    mutating func append(_ added: [Element]) -> [Int] {
        elements += added
        return Array(elements.count - added.count..<elements.count)
    }

    /// Replaces the element of a row, or adds a row. Returns its number.
    mutating func place(_ element: Element, at number: Int?) -> Int {
        guard let number else { return append([element])[0] }
        elements[number] = element
        return number
    }
}

extension ListDifference {
    /// The old index of each new element; nil for one that was inserted.
    fileprivate var origins: [Int?] {
        var origins = [Int?](repeating: nil, count: newCount)
        for move in moves { origins[move.new] = move.old }
        let (gone, come) = (Set(deletions + moves.map(\.old)), Set(insertions + moves.map(\.new)))
        let kept = (0..<oldCount).lazy.filter { !gone.contains($0) }
        for (old, new) in zip(kept, (0..<newCount).lazy.filter { !come.contains($0) }) { origins[new] = old }
        return origins
    }
}
#endif
