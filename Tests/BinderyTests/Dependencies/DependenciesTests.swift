import BinderyTestSupport
import Testing

@testable import Bindery

private enum GreetingKey: DependencyKey {
    static var live: String { "live" }
    static var preview: String { "preview" }
}

private enum NumberKey: DependencyKey {
    static var live: Int { 1 }
    static var test: Int { 3 }
}

private struct Model {
    let greeting = Dependencies.current[GreetingKey.self]
    let number = Dependencies.current[NumberKey.self]
}

@Suite struct DependenciesTests {
    private let missing = """
        Bindery: the dependency GreetingKey is used in a test that does not provide it; its value for previews is \
        used. Provide it: `withTestDependencies { $0[GreetingKey.self] = … }`, or give the key a value for tests.
        """

    @Test func outsideOfAllScopesValuesAreLive() {
        #expect(Model().greeting == "live" && Model().number == 1)
    }

    @Test func aScopeSetsValuesAndTheMode() {
        let model = withDependencies(.preview) {
            $0[NumberKey.self] = 7
        } perform: {
            Model()
        }
        #expect(model.greeting == "preview" && model.number == 7)
        #expect(withDependencies(.preview) { Dependencies.current[NumberKey.self] } == 1, "the live one, by default")
    }

    @Test func anInnerScopeKeepsTheOthersValues() {
        withDependencies {
            $0[NumberKey.self] = 7
        } perform: {
            withDependencies {
                $0[GreetingKey.self] = "hello"
            } perform: {
                #expect(Model().greeting == "hello" && Model().number == 7)
            }
            #expect(Model().greeting == "live")
        }
    }

    @Test func aTestThatProvidesWhatItUsesSucceeds() throws {
        let model = try withTestDependencies {
            $0[GreetingKey.self] = "hi"
        } perform: {
            Model()
        }
        #expect(model.greeting == "hi" && model.number == 3)
    }

    @Test func aTestThatDoesNotFailsByTheName() {
        var texts: [String] = []
        let error = #expect(throws: MissingDependencies.self) {
            try withTestDependencies(
                perform: {
                    texts = diagnoses { #expect(Model().greeting == "preview") }
                })
        }
        #expect(texts == [missing])
        #expect(error?.names == ["GreetingKey"])
        #expect(
            "\(MissingDependencies(names: ["A", "B"]))" == """
                The test uses A, B and does not provide them: `withTestDependencies { $0[A.self] = … }`.
                """)
    }

    @Test func whatTheTestThrowsComesFirst() {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try withTestDependencies(
                perform: {
                    _ = diagnoses { _ = Model() }
                    throw Failure()
                })
        }
    }

    @Test func valuesHoldInTasksAndAfterAwait() async throws {
        let seen = try await withTestDependencies {
            $0[GreetingKey.self] = "hi"
        } perform: {
            await Task.yield()
            let first = Dependencies.current[GreetingKey.self]
            return [first, await Task { Dependencies.current[GreetingKey.self] }.value]
        }
        #expect(seen == ["hi", "hi"])
    }

    @Test func aSeedGivesTheSameNumbers() {
        var (one, other) = (RandomSource.seeded(5), RandomSource.seeded(5))
        let numbers = (0..<5).map { _ in Int.random(in: 0..<100, using: &one) }
        #expect(numbers == (0..<5).map { _ in Int.random(in: 0..<100, using: &other) })
        var support = SplitMix(seed: 5)
        #expect(numbers == (0..<5).map { _ in Int.random(in: 0..<100, using: &support) })
    }
}
