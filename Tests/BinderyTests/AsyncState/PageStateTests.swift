import Bindery
import BinderyTesting
import Testing

private enum Failure: Error, Equatable {
    case offline
}

@Suite struct PageStateTests {
    private let time = VirtualScheduler()
    private let reply = MutableProperty<Result<[Int], Failure>>(.success([]), by: { $0 == $1 })

    @Test func contentStaysWhileItIsReloadedAndWhenThatFails() throws {
        let (time, reply) = (time, reply)
        try time.run {
            let numbers = AsyncProperty { () async throws(Failure) in
                let reply = reply.value
                try? await time.sleep(for: .seconds(1))
                return try reply.get()
            }
            let page = Recorder(numbers.page)
            try page.expect(.loading)
            time.advance(by: .seconds(1))
            try page.expect(.empty)
            for (next, states) in [
                (Result<[Int], Failure>.failure(.offline), [PageState<[Int], Failure>.loading, .failed(.offline)]),
                (.success([1]), [.loading, .content([1])]),
                (.failure(.offline), []),
                (.success([1]), []),
                (.success([2]), [.content([2])]),
                (.success([]), [.empty]),
            ] {
                let before = page.values.count
                reply.value = next
                time.advance(by: .seconds(1))
                #expect(Array(page.values[before...]) == states)
            }
        }
    }

    @Test func anActionFillsAPage() throws {
        let (time, reply) = (time, reply)
        try time.run {
            let load = Action<Void, [Int], Failure> { () async throws(Failure) in
                try? await time.sleep(for: .seconds(1))
                return try reply.value.get()
            }
            let page = Recorder(load.page)
            try page.expect(.empty)
            for (next, states) in [
                (Result<[Int], Failure>.failure(.offline), [PageState<[Int], Failure>.loading, .failed(.offline)]),
                (.success([1]), [.loading, .content([1])]),
                (.failure(.offline), []),
                (.success([]), [.empty]),
            ] {
                let before = page.values.count
                reply.value = next
                load.execute()
                time.advance(by: .seconds(1))
                #expect(Array(page.values[before...]) == states)
            }
        }
    }

    @Test func whatIsEmptyCanBeSaid() {
        time.run {
            let count = Action<Int, Int, Never> { $0 }
            let page = Recorder(count.page(isEmpty: { $0 == 0 }))
            count.execute(0)
            count.execute(1)
            #expect(page.values.last == .content(1))
            count.execute(0)
            #expect(page.values.last == .empty)
        }
    }
}
