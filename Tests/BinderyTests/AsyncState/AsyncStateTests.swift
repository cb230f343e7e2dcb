import Bindery
import Testing

@Suite struct AsyncStateTests {
    private enum Failure: Error, Equatable {
        case refused
    }

    private typealias State = AsyncState<Int, Failure>

    @Test func eachStateSaysWhatItHas() {
        let states: [State] = [
            .loading(previous: nil), .loading(previous: 1), .value(2), .failure(.refused, previous: nil),
            .failure(.refused, previous: 3),
        ]
        #expect(states.map(\.latest) == [nil, 1, 2, nil, 3])
        #expect(states.map(\.isLoading) == [true, true, false, false, false])
        #expect(states.map(\.failure) == [nil, nil, nil, .refused, .refused])
    }

    @Test func mapTransformsThePreviousValueToo() {
        #expect(State.value(1).map { "\($0)" } == .value("1"))
        #expect(State.loading(previous: 1).map { "\($0)" } == .loading(previous: "1"))
        #expect(State.failure(.refused, previous: 1).map { "\($0)" } == .failure(.refused, previous: "1"))
    }
}
