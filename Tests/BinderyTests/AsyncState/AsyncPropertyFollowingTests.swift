import Bindery
import BinderyTesting
import Testing

private enum Refusal: Error, Equatable {
    case zero
}

@Suite struct AsyncPropertyFollowingTests {
    private let time = VirtualScheduler()
    private let input = MutableProperty(1)

    @Test func aChangeOfTheSourceCancelsTheRunAndStartsTheNext() throws {
        try marbles { m in
            let time = m.scheduler, input = input
            let property = AsyncProperty(following: input) { value async throws(Refusal) in
                try? await time.sleep(for: .seconds(1))
                if value == 0 { throw .zero }
                return value * 10
            }
            m.perform("500ms 2 1499ms 0", values: ["2": 2, "0": 0]) { input.value = $0 }
            m.expect(property.state)
                .toBe(
                    "l 1499ms v 499ms p 999ms f",
                    values: [
                        "l": .loading(previous: nil), "v": .value(20), "p": .loading(previous: 20),
                        "f": .failure(.zero, previous: 20),
                    ])
        }
    }

    @Test func whatTheClosureReadsIsNotADependency() {
        let time = time, input = input, other = MutableProperty(1)
        time.run {
            var runs = 0
            let property = AsyncProperty(following: input) { value in
                runs += 1
                return value * 10 + other.value
            }
            let observation = property.state.observe { _ in }
            other.value = 2
            #expect(runs == 1)
            input.value = 2
            #expect(runs == 2)
            #expect(property.state.value == .value(22))
            observation.dispose()
        }
    }

    @Test func anEqualValueOfTheSourceStartsNothing() {
        let time = time, input = input
        time.run {
            var runs = 0
            let property = AsyncProperty(following: input.map { $0 / 2 }) { value in
                runs += 1
                return value
            }
            let observation = property.state.observe { _ in }
            input.value = 2
            input.value = 3
            #expect(runs == 2)
            #expect(property.latest.value == 1)
            observation.dispose()
        }
    }

    @Test func reloadRunsItAgainWithThePresentValue() {
        let time = time, input = input
        time.run {
            var received: [Int] = []
            let property = AsyncProperty(following: input) { value in received.append(value) }
            let observation = property.state.observe { _ in }
            property.reload()
            #expect(received == [1, 1])
            observation.dispose()
        }
    }
}
