import BinderyTestSupport
import Testing

@testable import BinderyGraph

/// D1: debug builds detect writes off the actor that the compiler cannot see.
@Suite struct IsolationTests {
    private final class Executor {}

    @Test func aWriteOffTheOwnersExecutorIsDiagnosed() {
        let executor = Executor()
        let property = ExecutorDomain.enter(executor, ownsState: true) {
            MutableProperty(0, name: "phone", file: "Login.swift", line: 12)
        }
        #expect(diagnoses { ExecutorDomain.enter(executor, ownsState: true) { property.value = 1 } } == [])
        #expect(
            diagnoses { property.value = 2 } == [
                """
                Bindery: phone (Login.swift:12) was written off the actor on which it was made. Write it on that actor: an \
                async closure with a capture list leaves it (swiftlang/swift#87097); capture local constants instead.
                """
            ])
        #expect(property.value == 2, "nothing is lost")
    }

    /// An `async` closure with a capture list runs off the actor (swiftlang/swift#87097); the compiler allows the
    /// write.
    @MainActor @Test func aWriteThatLeavesTheMainActorIsDiagnosed() async {
        final class Model {
            let property = MutableProperty(0, name: "phone", file: "Login.swift", line: 12)
            private(set) var work: (nonisolated(nonsending) () async -> [String])!

            // The closure is isolated only where an actor is known statically, which is not the case here.
            init() {
                // lint:allow async-closure: it leaves the actor, which is what is tested
                work = { [weak self] () async in diagnoses { self?.property.value = 1 } }
            }
        }
        let model = Model()
        #expect(
            await model.work() == [
                """
                Bindery: phone (Login.swift:12) was written off the actor on which it was made. Write it on that actor: an \
                async closure with a capture list leaves it (swiftlang/swift#87097); capture local constants instead.
                """
            ])
        #expect(diagnoses { model.property.value = 2 } == [])
    }

    @MainActor @Test func theStateOfAnActorThatTheMainActorMadeIsItsOwn() async {
        actor Thermometer {
            private let degrees = MutableProperty(20)
            func set(_ value: Int) -> [String] { diagnoses { degrees.value = value } }
        }
        #expect(await Thermometer().set(21) == [])
    }

    @MainActor @Test func whatIsMadeOnTheMainActorMayBeWrittenInADomainThatOwnsNothing() {
        let property = MutableProperty(0)
        #expect(diagnoses { ExecutorDomain.enter(Executor()) { property.value = 1 } } == [])
    }
}
