import BinderyTestSupport
import Testing

@testable import BinderyGraph

private struct Address: Equatable {
    var street = "Long Road"
    var number = 1
}

private struct User: Equatable {
    var name = "Ada"
    var address = Address()
    var tags = ["a", "b"]
    var count = 3
    var pair = Pair()
}

/// Not `Equatable`.
private struct Pair { var one = 1 }

extension User {
    static func == (one: User, other: User) -> Bool {
        one.name == other.name && one.address == other.address && one.tags == other.tags && one.count == other.count
    }
}

private final class Model {
    @Reactive var user = User()
}

@Suite struct KeyPathTests {
    private let model = Model()

    @Test func aPartReadsAndWritesTheWhole() {
        let street = model.$user.address.street
        #expect(street.value == "Long Road")
        street.value = "Short Lane"
        #expect(model.user.address.street == "Short Lane")
        model.user.address.street = "High Street"
        #expect(street.value == "High Street")
    }

    @Test func aPartIsObservedByItself() {
        var names: [String] = [], numbers: [Int] = []
        let observations = [
            model.$user.name.observe { names.append($0) }, model.$user.address.number.observe { numbers.append($0) },
        ]
        model.user.name = "Eve"
        model.user.address.number = 2
        model.$user.name.value = "Eve"
        transaction {
            model.$user.name.value = "Bob"
            model.$user.address.number.value = 3
            model.$user.name.value = "Cy"
        }
        #expect(names == ["Ada", "Eve", "Cy"])
        #expect(numbers == [1, 2, 3])
        for observation in observations { observation.dispose() }
    }

    @Test func aWriteOfAnEqualPartIsNotAChange() {
        let whole = MutableProperty(Pair())
        var changes = 0
        let observation = whole.observeChanges { _ in changes += 1 }
        whole.one.value = 1
        #expect(changes == 0)
        whole.one.value = 2
        #expect(changes == 1)
        observation.dispose()
    }

    @Test func insideATransactionAPartIsConsistentWithItsWhole() {
        let length = Property { [model] in model.$user.name.value.count }
        transaction {
            model.$user.name.value = "Eleanor"
            #expect(model.user.name == "Eleanor" && length.value == 7)
            model.user.name = "Al"
            #expect(model.$user.name.value == "Al" && length.value == 2)
        }
    }

    @Test func inPlaceMutationIsAWrite() {
        model.$user.tags.value.append("c")
        model.$user.address.value.number += 1
        #expect(model.user.tags == ["a", "b", "c"] && model.user.address.number == 2)
    }

    @Test func membersOfPropertiesComeFirst() {
        let count: MutableProperty<Int> = model.$user[\.count]
        count.value = 4
        #expect(model.user.count == 4)
        #expect(model.$user[\.self].value == model.user)
    }

    @Test func aPartRetainsItsWholeAndIsNotRetained() {
        let lifetime = Lifetime()
        var whole: MutableProperty<(token: Lifetime.Token, number: Int)>? = MutableProperty((lifetime.token(), 1))
        var part: MutableProperty<Int>? = whole!.number
        weak let weakPart = part
        whole = nil
        #expect(lifetime.alive == 1)
        part!.value = 2
        #expect(part!.value == 2)
        part = nil
        #expect(weakPart == nil && lifetime.alive == 0)
    }

    @Test func anObserverMayReleaseThePartThatIsWritten() {
        var part: MutableProperty<String>? = model.$user.name
        let observation = model.$user.observeChanges { _ in part = nil }
        part!.value = "Eve"
        #expect(part == nil && model.user.name == "Eve")
        observation.dispose()
    }

    @Test func aPathIntoAnObjectWritesTheObject() {
        let current = MutableProperty(model)
        let name = current.user.name
        var names: [String] = [], replacements = 0
        let observations = [
            name.observe { names.append($0) }, current.observeChanges { _ in replacements += 1 },
        ]
        name.value = "Eve"
        let other = Model()
        current.value = other
        other.user.name = "Bob"
        name.value = "Cy"
        #expect(names == ["Ada", "Eve", "Ada", "Bob", "Cy"])
        #expect(replacements == 1 && model.user.name == "Eve" && other.user.name == "Cy")
        for observation in observations { observation.dispose() }
    }

    @Test func aPartHasTheNameOfItsWholeInDiagnoses() {
        let user = MutableProperty(User(), name: "user")
        #expect(user.name.diagnosticName == user.diagnosticName)
    }

    @Test func aProjectedParameterIsTheSameProperty() {
        let edit: (MutableProperty<User>) -> Void = { $user in
            $user.name.value = user.name + "!"
        }
        edit(model.$user)
        #expect(model.user.name == "Ada!")
    }

    @Test func aPartOfAPartIsAPartOfTheWhole() throws {
        #expect(model.$user[\.self] === model.$user)
        let part = model.$user.address.street
        let origin = try #require(part.access?.origin)
        #expect(origin.root === model.$user && origin.path == \User.address.street)
        #expect(part.bindingTarget === model.$user[\.address.street].bindingTarget)
    }
}
