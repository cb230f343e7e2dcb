import BinderyTestSupport
import Testing

@testable import BinderyDiff

@Suite struct SectionedDifferenceTests {
    private typealias Sections = [ListSection<Header, Item>]

    fileprivate struct Header: Identifiable, Equatable { var id: Int, title = 0 }

    private func sections(_ texts: [(Int, [Int])]) -> Sections {
        texts.map { ListSection(Header(id: $0), $1.map { Item(id: $0, value: 0) }) }
    }

    private func position(_ section: Int, _ row: Int) -> SectionedDifference.Position {
        .init(section: section, row: row)
    }

    @Test func aRowMovesAcrossSections() {
        let difference = SectionedDifference(
            from: sections([(1, [10, 11]), (2, [20])]), to: sections([(1, [11]), (2, [20, 10])]))
        #expect(difference.sections.isEmpty)
        #expect(difference.moves == [.init(old: position(0, 0), new: position(1, 1))])
        #expect(difference.deletions == [] && difference.insertions == [])
    }

    @Test func aRowMovesOutOfASectionThatGoes() {
        let difference = SectionedDifference(from: sections([(1, [10, 11]), (2, [])]), to: sections([(2, [11])]))
        #expect(difference.sections.deletions == [0])
        #expect(difference.moves == [.init(old: position(0, 1), new: position(0, 0))])
        #expect(difference.deletions == [], "10 goes with its section")
    }

    @Test func aRowMovesIntoASectionThatComes() {
        let difference = SectionedDifference(from: sections([(1, [10])]), to: sections([(2, [10, 12]), (1, [])]))
        #expect(difference.sections.insertions == [0])
        #expect(difference.moves == [.init(old: position(0, 0), new: position(0, 0))])
        #expect(difference.insertions == [], "12 comes with its section")
    }

    @Test func aChangedHeaderIsAnUpdateOfItsSection() {
        var new = sections([(1, [10])])
        new[0].header.title = 1
        let difference = SectionedDifference(from: sections([(1, [10])]), to: new)
        #expect(difference.sections.updates == [.init(old: 0, new: 0)])
        #expect(difference.stages(from: sections([(1, [10])]), to: new).map(\.batch.sections.reloads) == [[0]])
    }

    /// Random lists with duplicates: each stage, applied like a table view, gives its data, and the last the new list.
    @Test func randomStagesLeadFromOldToNew() {
        var random = SplitMix(seed: 3)
        for _ in 0..<3_000 {
            func list() -> Sections {
                (0..<random.below(5)).map { _ in
                    ListSection(
                        Header(id: random.below(6), title: random.below(2)),
                        (0..<random.below(5)).map { _ in Item(id: random.below(20), value: random.below(2)) })
                }
            }
            let old = list(), new = list()
            let difference = SectionedDifference(from: old, to: new)
            #expect(difference.isEmpty == (old == new))
            var present = old
            let stages = difference.stages(from: old, to: new)
            #expect(stages.count <= 4)
            for stage in stages {
                let result = applied(stage.batch, to: present, data: stage.sections)
                #expect(result == stage.sections, "\(old) → \(new): \(stage.batch)")
                present = stage.sections
            }
            #expect(present == new)
        }
    }

    /// Applies a batch like a table view. Inserted and reloaded rows come from the data, as from a data source.
    private func applied(_ batch: SectionedDifference.Batch, to old: Sections, data: Sections) -> Sections {
        let isOfSections = batch.sections != .init() && batch.sections.reloads.isEmpty
        #expect(!isOfSections || (batch.deletions.isEmpty && batch.insertions.isEmpty && batch.moves.isEmpty))
        var result = old
        if !isOfSections {
            let gone = Set(batch.deletions + batch.moves.map(\.old))
            #expect(gone.count == batch.deletions.count + batch.moves.count)
            for (section, rows) in old.enumerated() {
                var stays = rows.elements.indices.filter { !gone.contains(position(section, $0)) }.map {
                    rows.elements[$0]
                }[...]
                var coming: [Int: Item] = [:]
                for row in batch.insertions where row.section == section {
                    coming[row.row] = data[section].elements[row.row]
                }
                for move in batch.moves where move.new.section == section {
                    coming[move.new.row] = old[move.old.section].elements[move.old.row]
                }
                result[section].elements = (0..<stays.count + coming.count).map { coming[$0] ?? stays.popFirst()! }
            }
            for row in batch.reloads { result[row.section].elements[row.row] = data[row.section].elements[row.row] }
            for section in batch.sections.reloads { result[section] = data[section] }
            return result
        }
        let gone = Set(batch.sections.deletions + batch.sections.moves.map(\.old))
        var stays = old.indices.filter { !gone.contains($0) }.map { old[$0] }[...]
        var coming: [Int: ListSection<Header, Item>] = [:]
        for section in batch.sections.insertions { coming[section] = data[section] }
        for move in batch.sections.moves { coming[move.new] = old[move.old] }
        return (0..<stays.count + coming.count).map { coming[$0] ?? stays.popFirst()! }
    }
}
