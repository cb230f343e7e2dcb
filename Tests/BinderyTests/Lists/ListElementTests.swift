import Bindery
import BinderyTestSupport
import Testing

private struct Todo: Identifiable, Equatable {
    let id: Int
    var title = ""
    var isDone = false
}

@Suite struct ListElementTests {
    private let todos = MutableListProperty((0..<100).map { Todo(id: $0, title: "no. \($0)") }, name: "todos")

    @Test func anElementIsReadAndWrittenByItsIdentity() throws {
        let todo = try #require(todos[id: 42])
        todo.isDone.value = true
        #expect(todos[42] == Todo(id: 42, title: "no. 42", isDone: true))
        todos.move(from: 42, to: 0)
        todos.removeLast()
        todo.title.value = "moved"
        #expect(todos[0].title == "moved")
        #expect(todos[id: 99] == nil)
    }

    @Test func aWriteIsOneUpdateOfTheList() throws {
        var deltas: [ListDelta<Todo>] = []
        let observation = todos.observeDeltas { deltas.append($0) }
        let todo = try #require(todos[id: 3])
        todo.title.value = "x"
        todo.title.value = "x"
        let old = Todo(id: 3, title: "no. 3"), new = Todo(id: 3, title: "x")
        #expect(deltas.map { $0.steps } == [[.update(from: old, to: new, at: 3)]])
        observation.dispose()
    }

    @Test func anElementThatWasRemovedKeepsItsLastValueAndRefusesWrites() throws {
        let title = try #require(todos[id: 7]?.title)
        #expect(title.value == "no. 7")
        todos.remove(at: 7)
        #expect(title.value == "no. 7")
        #expect(
            diagnoses { title.value = "x" } == [
                """
                Bindery: an element with the id 7 of \(todos.partSite.diagnosticName) was written, but there is \
                none: the write is ignored. Stop editing an element when it is removed.
                """
            ])
        #expect(title.value == "no. 7" && !todos.value.contains { $0.title == "x" })
        todos.append(Todo(id: 7, title: "again"))
        #expect(title.value == "again")
    }

    @Test func aBindingOfAnElementEndsWithTheList() {
        let field = MutableProperty("")
        var binding: (any Disposable)?
        do {
            let list = MutableListProperty([Todo(id: 1, title: "a")])
            binding = field.bind(with: list[id: 1]!.title)
            field.value = "b"
            #expect(list[0].title == "b")
        }
        #expect(binding!.isDisposed)
    }

    /// P1 and P2: elements agree with a plain array at any moment, whatever happens to the list.
    @Test func elementsAgreeWithAPlainArray() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix(seed: seed)
            var plain = (0..<30).map { Todo(id: $0) }
            let list = MutableListProperty(plain)
            let parts = (0..<30).map { list[id: $0]! }
            var last = plain, seen: [Int: [Todo]] = [:]
            let observations = parts.indices.filter { $0 % 3 == 0 }.map { id in
                parts[id].observeChanges { seen[id, default: []].append($0) }
            }
            for step in 0..<60 {
                let before = last
                transaction {
                    for _ in 0..<1 + random.below(3) {
                        let id = random.below(30), place = random.below(plain.count + 1)
                        let index = plain.firstIndex { $0.id == id }
                        switch random.below(6) {
                        case 0, 1:
                            guard let index else { continue }
                            plain[index].title = "\(step)"
                            parts[id].title.value = "\(step)"
                        case 2:
                            guard let index else { continue }
                            plain.remove(at: index)
                            list.remove(at: index)
                        case 3 where index == nil:
                            plain.insert(Todo(id: id, title: "new"), at: place)
                            list.insert(Todo(id: id, title: "new"), at: place)
                        case 4:
                            plain.shuffle(using: &random)
                            list.value = plain
                        default:
                            guard let index else { continue }
                            #expect(parts[id].value == plain[index], "seed \(seed), step \(step)")
                        }
                        for todo in plain { last[todo.id] = todo }
                        // What is read is what the property keeps if the element is removed.
                        for todo in plain where parts[todo.id].value != todo { Issue.record("seed \(seed)") }
                    }
                }
                for id in 0..<30 where id % 3 == 0 {
                    let expected = before[id] == last[id] ? [] : [last[id]]
                    #expect(seen[id] ?? [] == expected, "seed \(seed), step \(step), id \(id)")
                }
                seen = [:]
            }
            for observation in observations { observation.dispose() }
        }
    }
}
