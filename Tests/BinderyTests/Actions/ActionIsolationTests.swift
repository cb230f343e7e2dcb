import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

/// D18: without an annotation, an action uses the actor in force.
@Suite struct ActionIsolationTests {
    /// Synchronous and nonisolated.
    private final class Model {
        let number = MutableProperty(0)
        let double: Action<Int, Int, Never>
        let squares: AsyncProperty<Int, Never>
        let commands = Subject<Int, Never>()

        init() {
            let number = number
            double = Action { value async in
                await Task.yield()
                number.value = value * 2
                return value * 2
            }
            squares = AsyncProperty { () async in
                let value = number.value
                await Task.yield()
                return value * value
            }
            double <~ commands
        }

        func start() { double.execute(4) }
    }

    private actor Own {
        private let model = Model()

        func square() async -> Int? {
            model.start()
            return await model.squares.latest.firstValue { $0 == 64 } ?? nil
        }
    }

    @MainActor @Test func synchronousCodeExecutesOnTheMainActor() async {
        let model = Model()
        model.start()
        #expect(await model.double.latest.firstValue { $0 != nil } == 8)
        #expect(await model.squares.latest.firstValue { $0 == 64 } == 64)
    }

    @MainActor @Test func aSignalExecutesOnTheMainActor() async {
        let model = Model()
        model.commands.send(5)
        #expect(await model.double.latest.firstValue { $0 != nil } == 10)
    }

    @Test func synchronousCodeExecutesOnAnActorOfItsOwn() async {
        #expect(await Own().square() == 64)
    }

    #if DEBUG
    /// Such work leaves the actor without a warning (swiftlang/swift#87097): its writes are a data race.
    @MainActor @Test func workWithACaptureListIsNoticedOnTheMainActor() async {
        final class Careless {
            let number = MutableProperty(0, name: "number", file: "Counter.swift", line: 3)
            private(set) var count: Action<Void, [String], Never>!

            init() {
                // lint:allow async-closure: it leaves the actor, which is what is tested
                count = Action { [weak self] () async in diagnoses { self?.number.value = 1 } }
            }
        }
        let model = Careless()
        model.count.execute()
        #expect(
            await model.count.latest.firstValue { $0 != nil } == [
                """
                Bindery: number (Counter.swift:3) was written off the actor on which it was made. Write it on that actor: an \
                async closure with a capture list leaves it (swiftlang/swift#87097); capture local constants instead.
                """
            ])
    }
    #endif
}
