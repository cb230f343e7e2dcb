import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

@testable import Catalogue
@testable import Showcase

/// The searches for books and posts with the real service, over a real socket.
@Suite(.serialized) struct SearchOverSocketTests {
    private let time = VirtualScheduler()

    @Test func aThousandSearchesOfWhichHalfFailEndInAThousandRightStates() async throws {
        let seed: UInt64 = 6
        try await withService(failureRate: 0.5, failureSeed: seed) { client in
            // Predicts the service's decision for each request.
            let refusals = Refusals(rate: 0.5, seed: seed)
            let model = time.run { PostSearchModel(posts: client) }
            let shown = time.run { model.activation.activate() }
            defer { time.run { shown.dispose() } }
            while true {
                await time.settle { !model.access.ask.isExecuting.value }
                let isRefused = refusals.refusesNext()
                #expect(model.access.state.value == (isRefused ? .failed(.serverFailure) : .granted))
                if !isRefused { break }
                time.run { _ = model.access.ask.execute() }
            }
            var failed = 0, found = 0, empty = 0
            var pages: [SearchPage] = []
            let observation = model.page.observeChanges { pages.append($0) }
            defer { observation.dispose() }
            for number in 0..<1000 {
                time.advance(by: .seconds(1))
                let findsSome = number % 3 != 0
                // Each text differs from the previous one, since a repeated text is not searched for again.
                let text = findsSome ? (number % 2 == 0 ? "coffee" : "morning") : "xyzzy \(number)"
                pages = []
                time.run { model.query = text }
                await time.settle { !model.search.isExecuting.value }
                #expect(pages == [.searching, model.page.value], "\(number): \(text)")
                if refusals.refusesNext() {
                    failed += 1
                    #expect(model.page.value == .failed(.serverFailure), "\(number): \(text)")
                    #expect(model.rows.read().isEmpty)
                } else if findsSome {
                    found += 1
                    guard case .found(let total) = model.page.value else {
                        Issue.record("\(number): \(text) is \(model.page.value)")
                        continue
                    }
                    let rows = model.rows.read()
                    #expect(total > 0 && !rows.isEmpty && rows.count <= total)
                    #expect(rows.allSatisfy { $0.text.contains { $0.isMarked && $0.text.lowercased() == text } })
                } else {
                    empty += 1
                    #expect(model.page.value == .empty, "\(number): \(text)")
                }
            }
            print("1,000 searches: \(found) found, \(empty) empty, \(failed) failed, each as the service has answered")
            #expect(found + empty + failed == 1000)
        }
    }

    @Test func leavingCancelsTheRequestAndDeliversNothing() async throws {
        try await withService(delay: .seconds(30)) { client in
            let model = time.run { BookSearchModel(query: "introduction", library: client) }
            let shown = time.run { model.activation.activate() }
            let clock = ContinuousClock()
            while try await statistics(client)?.received != 1 {}
            let start = clock.now
            time.run { shown.dispose() }
            while try await statistics(client)?.cancelled != 1 {}
            let elapsed = clock.now - start
            print("The service has seen that the screen was left after \(elapsed / .milliseconds(1)) ms")
            #expect(try await statistics(client)?.finished == 0)
            #expect(model.page.value == .blank)
            #expect(model.rows.read().isEmpty)
        }
    }

    /// Requests the counts over a separate connection, without the service's delay, after the model's due work.
    private func statistics(_ client: CatalogueClient) async throws -> CatalogueClient.Counts? {
        time.advance(by: .zero)
        return try await client.counts(of: "GET /books")
    }
}
