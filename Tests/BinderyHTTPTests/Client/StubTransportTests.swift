import BinderyHTTP
import BinderyHTTPTesting
import Foundation
import Testing

/// The stub behaves like the network.
@Suite struct StubTransportTests {
    private let service = StubTransport()
    private let request = HTTPRequest(.get, URL(string: "http://service/goods")!)

    init() { service.on(.get, "goods", .status(200, "abcd").inParts(2, every: .zero)) }

    @Test func aTaskThatIsCancelledBeforeItSendsIsNotHeardOf() async {
        let task = Task { [service, request] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await service.send(request, progress: nil)
        }
        await #expect(throws: HTTPFailure.Reason.cancelled) { try await task.value }
        #expect(service.requests.isEmpty)
        #expect(service.cancelled.isEmpty)
    }

    @Test func aTaskThatIsCancelledBetweenPartsIsNotAnswered() async {
        let task = Task { [service, request] in
            try await service.send(request) { _ in withUnsafeCurrentTask { $0?.cancel() } }
        }
        await #expect(throws: HTTPFailure.Reason.cancelled) { try await task.value }
        #expect(service.requests.count == 1)
        #expect(service.cancelled.count == 1)
    }

    @Test(arguments: [("", []), ("ab", [1, 2]), ("abcd", [1, 2, 4])])
    func partsInWhichNothingComesAreNotTold(body: String, received: [Int]) async throws {
        service.on(.get, "goods", .status(200, body).inParts(3, every: .zero))
        var found: [Int] = []
        _ = try await service.send(request) { found.append($0.received) }
        #expect(found == received)
    }
}
