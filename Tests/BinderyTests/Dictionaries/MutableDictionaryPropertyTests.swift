import BinderyTestSupport
import Testing

@testable import Bindery

private struct User: Equatable {
    var name = "Ada"
    var age = 30
}

@Suite struct MutableDictionaryPropertyTests {
    private let users = MutableDictionaryProperty<Int, User>([1: User()], name: "users")

    @Test func aKeyIsReadAndWritten() {
        #expect(users[1] == User() && users[2] == nil)
        users[2] = User(name: "Eve")
        users[1]?.age += 1
        users[3, default: User()].age = 5
        #expect(users.value == [1: User(age: 31), 2: User(name: "Eve"), 3: User(age: 5)])
        #expect(users.removeValue(forKey: 1) == User(age: 31))
        #expect(users.count.value == 2 && Set(users.keys.value) == [2, 3])
        users.removeAll()
        #expect(users.isEmpty.value)
    }

    @Test func aChangeOfAKeyComputesOnlyWhatReadIt() {
        var runs = [0, 0, 0, 0]
        let observations: [any Disposable] = [
            effect { [users] in
                _ = users[1]
                runs[0] += 1
            },
            effect { [users] in
                _ = users[2]
                runs[1] += 1
            },
            effect { [users] in
                _ = users.count.value
                runs[2] += 1
            },
            effect { [users] in
                _ = users.value
                runs[3] += 1
            },
        ]
        users[1]?.age = 31
        #expect(runs == [2, 1, 1, 2])
        users[2] = User()
        #expect(runs == [2, 2, 2, 3])
        users[2] = User()
        #expect(runs == [2, 2, 2, 3], "an equal value")
        transaction {
            users[1]?.age = 32
            users[3] = User()
            users[3] = nil
        }
        #expect(runs == [3, 2, 2, 4])
        for observation in observations { observation.dispose() }
    }

    @Test func thePropertyOfAKeyIsWrittenAndBound() {
        let name = users.property(for: 1).unwrapped(or: User(name: "", age: 0)).name
        let field = MutableProperty("")
        field <~> name
        #expect(field.value == "Ada")
        field.value = "Eve"
        #expect(users[1]?.name == "Eve")
        users[1] = nil
        #expect(field.value == "")
        field.value = "Bob"
        #expect(users[1] == User(name: "Bob", age: 0))
    }

    @Test func itsKeysAndValuesAreLists() {
        let keys = DeltaChecker(users.keys), values = DeltaChecker(users.values)
        users[5] = User(age: 5)
        users[1]?.age = 1
        users[1] = nil
        users.value = [5: User(age: 6), 7: User(age: 7)]
        #expect(keys.isRight && values.isRight)
        #expect(keys.elements == [5, 7] && values.elements.map(\.age) == [6, 7])
        #expect(keys.deltas.count == 3 && values.deltas.count == 4)
    }

    @Test func valuesAreMerged() {
        users.merge([1: User(age: 5), 2: User(age: 6)]) { User(name: $0.name + $1.name, age: $0.age + $1.age) }
        #expect(users.value == [1: User(name: "AdaAda", age: 35), 2: User(age: 6)])
    }

    @Test func whatNothingObservesIsForgotten() {
        for key in 0..<1_000 {
            let observation = effect { [users] in _ = users[key] }
            observation.dispose()
        }
        #expect(users.storage.cellCount <= 17)
        for key in 0..<1_000 { _ = users[key] }
        #expect(users.storage.cellCount <= 17, "a read outside of computations leaves nothing")
    }

    /// P1 and P2: the dictionary and all that reads it agree with a plain dictionary at any moment.
    @Test(arguments: 0..<4 as Range<UInt64>)
    func itAgreesWithAPlainDictionary(_ part: UInt64) {
        for seed in part * 100..<(part + 1) * 100 {
            if let text = divergence(seed) {
                Issue.record("seed \(seed): \(text)")
                return
            }
        }
    }

    private func divergence(_ seed: UInt64) -> String? {
        var random = SplitMix(seed: seed)
        let dictionary = MutableDictionaryProperty<Int, Int>()
        var plain: [Int: Int] = [:], order: [Int] = []
        _ = dictionary.keys
        let readers = (0..<6).map { key in Property { dictionary[key] ?? -1 } }
        let parts = (0..<6).map { dictionary.property(for: $0) }
        var seen: [Int: [Int]] = [:]
        let observations = (0..<3).map { key in readers[key].observeChanges { seen[key, default: []].append($0) } }
        defer { for observation in observations { observation.dispose() } }
        var keys: DeltaChecker<Int>?
        func act() -> String? {
            let key = random.below(6), new: Int? = random.below(3) == 0 ? nil : random.below(3)
            if plain[key] == nil, new != nil { order.append(key) }
            if new == nil { order.removeAll { $0 == key } }
            plain[key] = new
            switch random.below(3) {
            case 0: dictionary[key] = new
            case 1: parts[key].value = new
            default: dictionary.value = plain
            }
            let read = random.below(6)
            if dictionary[read] != plain[read] || readers[read].value != plain[read] ?? -1 { return "\(read) is wrong" }
            if parts[read].value != plain[read] { return "the property for \(read) is wrong" }
            return nil
        }
        for step in 0..<40 {
            if random.below(6) == 0 { keys = keys == nil ? DeltaChecker(dictionary.keys) : nil }
            let before = plain
            var fault: String?
            transaction { for _ in 0..<1 + random.below(3) { fault = fault ?? act() } }
            if let fault { return "step \(step): \(fault)" }
            if dictionary.value != plain || dictionary.count.value != plain.count { return "step \(step): the whole" }
            if dictionary.keys.value != order || keys?.isRight == false { return "step \(step): the keys" }
            for key in 0..<3 {
                let expected = before[key] == plain[key] ? [] : [plain[key] ?? -1]
                if seen[key] ?? [] != expected { return "step \(step): \(key) was told \(seen[key] ?? [])" }
            }
            seen = [:]
        }
        return nil
    }
}
