import Bindery
import BinderyHTTP
import BinderyHTTPTesting
import BinderyTesting
import Testing

@Suite struct RequestTraceTests {
    private let stubbed = StubbedClient()
    private let log = TraceLog()

    @Test func whatIsWrittenAfterAnAnswerFollowsFromIt() {
        stubbed.service.on(.get, "goods", .json(page, after: .milliseconds(50)))
        let names = log.record { MutableProperty([String](), name: "names") }
        let line = #line + 4
        let client = stubbed.client
        let load = Action { () async throws(HTTPFailure) in
            let page = try await client.send(.goods())
            names.value = page.items.map(\.name)
        }
        execute(load)
        let place = "RequestTraceTests.swift"
        #expect(
            explain(names).description == """
                names (BinderyHTTPTests/\(place):13) is ["茶", "tea"]
                  written at BinderyHTTPTests/\(place):\(line)
                    after the answer of GET goods (200)
                      after the request of GET goods
                        after the execution of the action at BinderyHTTPTests/\(place):\(line - 2)
                """)
    }

    @Test(arguments: [(StubAnswer.json(page), "200"), (.status(404), "the service responded with status 404")])
    func theEndOfAnExecutionFollowsFromTheAnswer(answer: StubAnswer, detail: String) throws {
        stubbed.service.on(.get, "goods", answer)
        let client = stubbed.client
        let load = Action { () async throws(HTTPFailure) in try await client.send(.goods()) }
        execute(load)
        let events = log.events
        let execution = try #require(events.first { $0.kind == .execution })
        let answer = try #require(events.first { $0.kind == .answer })
        let end = try #require(events.first { $0.kind == .executionEnd })
        #expect(end.causes == [execution.number, answer.number])
        #expect(answer.detail == detail)
    }

    /// A task that asks again and again has a short chain, of its last request.
    @Test func theNextRequestOfATaskFollowsFromWhatStartedIt() throws {
        stubbed.service.on(.get, "goods", .json(page))
        let client = stubbed.client
        let load = Action { () async throws(HTTPFailure) in
            _ = try await client.send(.goods(page: 1))
            _ = try await client.send(.goods(page: 2))
        }
        execute(load)
        let execution = try #require(log.events.first { $0.kind == .execution })
        #expect(log.events.filter { $0.kind == .request }.map(\.causes) == [[execution.number], [execution.number]])
    }

    private func execute<Output>(_ action: Action<Void, Output, HTTPFailure>) {
        log.record {
            stubbed.time.run {
                action.execute()
                stubbed.time.advance(by: .seconds(1))
            }
        }
    }
}
