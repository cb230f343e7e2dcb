import Testing

@testable import BinderyGraph

/// D1: what the compiler cannot see, debug builds do.
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
}
