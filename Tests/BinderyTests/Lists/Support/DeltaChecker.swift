import Bindery
import Testing

/// Follows a list only by its deltas, and checks each of them.
final class DeltaChecker<Element> {
    private(set) var elements: [Element]
    private(set) var deltas: [ListDelta<Element>] = []
    private let list: ListProperty<Element>
    private let areSame: (Element, Element) -> Bool
    private var observation: (any Disposable)?

    init(_ list: ListProperty<Element>, by areSame: @escaping (Element, Element) -> Bool) {
        self.list = list
        self.areSame = areSame
        elements = list.value
        observation = list.observeDeltas { [unowned self] in receive($0) }
    }

    deinit { observation?.dispose() }

    var isRight: Bool { agrees(elements, list.value) }

    private func receive(_ delta: ListDelta<Element>) {
        deltas.append(delta)
        #expect(delta.oldCount == elements.count)
        let old = elements
        for step in delta.steps {
            #expect(fits(step), "\(step) of \(delta) after \(old)")
            if !fits(step) { return }
            step.apply(to: &elements)
        }
        #expect(delta.newCount == elements.count)
        check(delta.difference, old)
    }

    /// Returns whether the indices exist and have the elements that the step names.
    private func fits(_ step: ListChange<Element>) -> Bool {
        switch step {
        case .insert(_, let index): (0...elements.count).contains(index)
        case .remove(let element, let index), .update(let element, _, let index):
            elements.indices.contains(index) && areSame(elements[index], element)
        case .move(let element, let from, let to):
            elements.indices.contains(from) && elements.indices.contains(to) && areSame(elements[from], element)
        }
    }

    /// Checks that the difference, applied as a table view does, has the same result.
    private func check(_ difference: ListDifference, _ old: [Element]) {
        #expect(difference.oldCount == old.count && difference.newCount == elements.count && !difference.isEmpty)
        let gone = Set(difference.deletions + difference.moves.map(\.old))
        #expect(gone.count == difference.deletions.count + difference.moves.count)
        var stays = old.indices.filter { !gone.contains($0) }.map { old[$0] }[...]
        var coming: [Int: Element] = [:]
        for index in difference.insertions { coming[index] = elements[index] }
        for move in difference.moves { coming[move.new] = old[move.old] }
        var result = (0..<stays.count + coming.count).map { coming[$0] ?? stays.popFirst()! }
        #expect(result.count == elements.count)
        for update in difference.updates where update.new < result.count { result[update.new] = elements[update.new] }
        #expect(agrees(result, elements))
    }

    private func agrees(_ one: [Element], _ other: [Element]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy(areSame)
    }
}

extension DeltaChecker where Element: Equatable {
    convenience init(_ list: ListProperty<Element>) { self.init(list, by: ==) }
}
