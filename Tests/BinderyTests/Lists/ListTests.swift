import Bindery
import Testing

@Suite struct ListTests {
    private struct Row: Identifiable, Equatable {
        var id: Int
        var text = ""
    }

    private let rows = MutableListProperty([Row(id: 1), Row(id: 2), Row(id: 3)])

    private func deltas<Element>(of list: ListProperty<Element>, _ body: () -> Void) -> [[ListChange<Element>]] {
        var deltas: [[ListChange<Element>]] = []
        let observation = list.observeDeltas { deltas.append($0.steps) }
        body()
        observation.dispose()
        return deltas
    }

    @Test func inPlaceMutationIsAChangeOfOneElement() {
        let deltas = deltas(of: rows) { rows[1].text = "two" }
        #expect(deltas == [[.update(from: Row(id: 2), to: Row(id: 2, text: "two"), at: 1)]])
        #expect(rows.value.map(\.text) == ["", "two", ""])
    }

    @Test func anEqualElementIsNotAChange() {
        #expect(deltas(of: rows) { rows[1] = Row(id: 2) } == [])
        #expect(deltas(of: rows) { rows.value = rows.value } == [])
    }

    @Test func aTransactionIsOneDelta() {
        let deltas = deltas(of: rows) {
            transaction {
                rows.append(Row(id: 4))
                rows.remove(at: 0)
                rows.move(from: 0, to: 2)
            }
        }
        #expect(
            deltas == [[.insert(Row(id: 4), at: 3), .remove(Row(id: 1), at: 0), .move(Row(id: 2), from: 0, to: 2)]])
    }

    @Test func aTransactionWithoutNetEffectMakesNoDelta() {
        let deltas = deltas(of: rows) {
            transaction {
                rows.append(Row(id: 4))
                rows.removeLast()
                rows.move(from: 0, to: 2)
                rows.move(from: 2, to: 0)
            }
        }
        #expect(deltas == [])
    }

    @Test func aWholeArrayChangesOnlyWhatDiffers() {
        let deltas = deltas(of: rows) { rows.value = [Row(id: 3), Row(id: 1, text: "one"), Row(id: 5)] }
        #expect(deltas.map(\.count) == [4], "removed, moved, inserted and updated")
        #expect(rows.value == [Row(id: 3), Row(id: 1, text: "one"), Row(id: 5)])
    }

    @Test func whatCanBeDoneToAnArrayCanBeDoneToAList() {
        rows.append(contentsOf: [Row(id: 4), Row(id: 5)])
        rows.insert(contentsOf: [Row(id: 8), Row(id: 9)], at: 1)
        #expect(rows.value.map(\.id) == [1, 8, 9, 2, 3, 4, 5])
        rows.swapAt(0, 6)
        rows.swapAt(2, 1)
        #expect(rows.value.map(\.id) == [5, 9, 8, 2, 3, 4, 1])
        rows.removeSubrange(1..<3)
        rows.replaceSubrange(0..<2, with: [Row(id: 7)])
        #expect(rows.value.map(\.id) == [7, 3, 4, 1])
        rows.removeAll { $0.id % 2 == 0 }
        rows.mutate { $0.sort { $0.id < $1.id } }
        #expect(rows.value.map(\.id) == [1, 3, 7])
        #expect(rows.removeFirst().id == 1 && rows.removeLast().id == 7 && rows[0].id == 3)
        rows.removeAll()
        #expect(rows.isEmpty.value && rows.count.value == 0)
    }

    // MARK: The edges

    @Test func duplicateIdentitiesAreToldApartByTheirOrder() {
        rows.value = [Row(id: 1, text: "a"), Row(id: 1, text: "b"), Row(id: 2)]
        let checker = DeltaChecker(rows)
        rows.value = [Row(id: 1, text: "b"), Row(id: 2), Row(id: 1, text: "a"), Row(id: 1, text: "c")]
        #expect(checker.isRight)
        rows.value = [Row(id: 1, text: "c")]
        #expect(checker.isRight)
        let first = rows.distinct(on: \.id), sections = rows.grouped(by: \.id)
        rows.append(Row(id: 1, text: "d"))
        #expect(first.value == [Row(id: 1, text: "c")] && sections.value.count == 1)
    }

    @Test func anElementThatGetsAnotherIdentityIsAnotherOne() {
        let deltas = deltas(of: rows) { rows[1].id = 7 }
        #expect(deltas == [[.remove(Row(id: 2), at: 1), .insert(Row(id: 7), at: 1)]])
    }

    @Test func aSectionThatEmptiesGoesAndComesAgain() throws {
        let sections = rows.grouped { $0.id % 2 }
        let checker = DeltaChecker(sections) { $0.key == $1.key }
        let even = try #require(sections.value.first { $0.key == 0 })
        rows.remove(at: 1)
        #expect(sections.value.map(\.key) == [1] && even.elements.value == [])
        rows.append(Row(id: 4))
        #expect(sections.value.map(\.key) == [1, 0] && checker.isRight)
        #expect(even.elements.value == [Row(id: 4)], "whoever has it sees it filled again")
        #expect(sections.value[1] === even)
    }

    @Test func anElementMovesAcrossSectionsInOneTransaction() {
        let sections = rows.grouped { $0.text }
        rows.value = [Row(id: 1, text: "a"), Row(id: 2, text: "a"), Row(id: 3, text: "b")]
        let (a, b) = (sections.value[0], sections.value[1])
        var log: [String] = []
        let observations = [
            a.elements.observeDeltas { _ in log.append("a \(a.elements.value.map(\.id)) \(b.elements.value.map(\.id))")
            },
            b.elements.observeDeltas { _ in log.append("b \(a.elements.value.map(\.id)) \(b.elements.value.map(\.id))")
            },
        ]
        rows[0].text = "b"
        #expect(log == ["a [2] [1, 3]", "b [2] [1, 3]"], "neither sees a state between")
        for observation in observations { observation.dispose() }
    }

    @Test func writesDuringDeliveryAreDeliveredAfterwardsInOrder() {
        let sorted = rows.sorted(on: \.id)
        let before = DeltaChecker(sorted)
        let observation = sorted.observeDeltas { [rows] _ in
            if rows.count.value < 6 { rows.insert(Row(id: -rows.count.value), at: 0) }
        }
        let after = DeltaChecker(sorted)
        rows.append(Row(id: 9))
        #expect(sorted.value.map(\.id) == [-5, -4, 1, 2, 3, 9])
        #expect(before.isRight && before.deltas.map(\.steps.count) == [1, 1, 1])
        #expect(
            after.isRight && after.deltas.map(\.steps.count) == [2, 1],
            "what was written before its turn is in its delta")
        observation.dispose()
    }

    @Test func aHandlerMayDisposeOfItself() {
        var count = 0
        var observation: (any Disposable)?
        observation = rows.observeDeltas { _ in
            count += 1
            observation?.dispose()
        }
        rows.append(Row(id: 4))
        rows.append(Row(id: 5))
        #expect(count == 1)
    }

    @Test func anObservationEndsWithItsSource() {
        var list: MutableListProperty<Int>? = MutableListProperty([1])
        let observation = list!.observeDeltas { _ in }
        list = nil
        #expect(observation.isDisposed)
    }

    // MARK: Each element

    @Test func aBodyMayWriteTheListBeforeEachElementHasItsBag() {
        var log: [String] = []
        let rows = rows
        let observation = rows.observeEach { row, bag in
            log.append("\(row.id)")
            bag.onDispose { log.append("\(row.id) ends") }
            if row.id == 1 { rows.append(Row(id: 4)) }
            if row.id == 2 { rows.remove(at: 0) }
        }
        #expect(log == ["1", "2", "3", "4", "1 ends"])
        log = []
        observation.dispose()
        #expect(log == ["4 ends", "3 ends", "2 ends"])
    }

    @Test func noBodyIsCalledAfterABagHasDisposedOfTheObservation() {
        var texts: [String] = []
        var observation: (any Disposable)?
        observation = rows.observeEach { row, bag in
            texts.append(row.text)
            bag.onDispose { observation?.dispose() }
        }
        rows[1].text = "two"
        #expect(texts == ["", "", ""])
        observation = nil
    }

    // MARK: As a signal, as a property, of a property

    @Test func deltasAreASignalAndAProperty() {
        var counts: [Int] = []
        let observation = rows.deltas.map(\.newCount).observe { counts.append($0) }
        let latest = rows.latestDelta
        #expect(latest.value.steps.isEmpty)
        rows.append(Row(id: 4))
        rows.removeAll()
        #expect(counts == [4, 0] && latest.value.steps.count == 4)
        observation.dispose()
    }

    @Test func aListOfAnArrayFollowsByIdentity() {
        let array = MutableProperty([Row(id: 1), Row(id: 2)])
        let list = ListProperty(array)
        let deltas = deltas(of: list) { array.value = [Row(id: 2), Row(id: 1, text: "x")] }
        #expect(deltas.count == 1 && deltas[0].count == 2)
        #expect(list.value == array.value)
        array.value = []
        #expect(list.value == [] && list.first.value == nil)
    }

    @Test func aConstantListIsWhatItWasMadeOf() {
        #expect(ListProperty.constant([3, 1, 2]).sorted().value == [1, 2, 3])
    }

    @Test func theDifferenceOfADeltaHasTheFewestMoves() throws {
        let numbers = MutableListProperty(Array(0..<1_000))
        var difference: ListDifference?
        let observation = numbers.observeDeltas { difference = $0.difference }
        transaction {
            numbers.move(from: 0, to: 999)
            numbers.move(from: 500, to: 2)
            numbers.remove(at: 100)
            numbers.insert(5_000, at: 3)
            numbers.remove(at: 3)
        }
        let expected = ListDifference(from: Array(0..<1_000), to: numbers.value)
        #expect(difference == expected)
        observation.dispose()
    }

    @Test func elementsCanBeReadByPosition() {
        let even = MutableListProperty(Array(0..<1_000)).filter { $0 % 2 == 0 }
        #expect(even.element(at: 100) == 200)
        #expect(even.elements(in: 490..<500) == Array(stride(from: 980, to: 1_000, by: 2)))
        #expect(even.last.value == 998)
        let third = Property { even.element(at: 3) }
        #expect(third.value == 6)
    }
}
