import BinderyStreams
import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct AsyncContentTests {
    enum Refused: Error, Equatable { case wrong }

    /// Loads what the test sends.
    private let results = Subject<Result<String, Refused>, Never>()
    private let query = MutableProperty("q")

    private func property() -> AsyncProperty<String, Refused> {
        let (results, query) = (results, query)
        return AsyncProperty { () async throws(Refused) in
            let query = query.value
            guard let result = await results.firstValue() else { return "" }
            return try query + result.get()
        }
    }

    private func host(_ property: AsyncProperty<String, Refused>, keepsContent: Bool = true) -> Host {
        Host {
            AsyncContent(property, keepsContent: keepsContent) {
                Text($0)
            } failed: { failure, retry in
                Text("\(failure)")
                Button("Try again", action: retry)
            }
        }
    }

    private func send(_ result: Result<String, Refused>, to property: AsyncProperty<String, Refused>) async {
        results.send(result)
        _ = await property.isLoading.firstValue { !$0 }
    }

    @Test
    func itLoadsAndShowsTheValue() async {
        let property = property()
        let host = host(property)
        #expect(host.lines == ["…"])
        await send(.success("1"), to: property)
        host.update()
        #expect(host.lines == ["q1"])
    }

    @Test
    func aFailureIsShownAndTheUserTriesAgain() async {
        let property = property()
        let host = host(property)
        await send(.failure(.wrong), to: property)
        host.update()
        #expect(host.lines == ["wrong", "[Try again]"])
        host.userTaps("Try again")
        #expect(host.lines == ["…"])
        await send(.success("2"), to: property)
        host.update()
        #expect(host.lines == ["q2"])
    }

    @Test
    func thePreviousValueStaysWhileItLoadsAgainAndAfterAFailure() async {
        let property = property()
        let host = host(property)
        await send(.success("1"), to: property)
        host.update()
        query.value = "r"
        host.update()
        #expect(property.isLoading.value)
        #expect(host.lines == ["q1"])
        await send(.failure(.wrong), to: property)
        host.update()
        #expect(host.lines == ["q1"])
    }

    @Test
    func aFailureReplacesTheContentIfItIsNotToBeKept() async {
        let property = property()
        let host = host(property, keepsContent: false)
        await send(.success("1"), to: property)
        host.update()
        property.reload()
        host.update()
        await send(.failure(.wrong), to: property)
        host.update()
        #expect(host.lines == ["wrong", "[Try again]"])
    }

    @Test
    func aPullToRefreshLastsUntilThePropertyIsLoaded() async {
        let property = property()
        let host = Host {
            List {
                AsyncContent(property) {
                    Text($0)
                } failed: { failure, _ in
                    Text("\(failure)")
                }
            }
            .refreshable(reloading: property)
        }
        await send(.success("1"), to: property)
        host.update()
        let refresh = Task { @MainActor in _ = await host.userPullsToRefresh() }
        _ = await property.isLoading.firstValue { $0 }
        await send(.success("2"), to: property)
        await refresh.value
        #expect(host.lines == ["q2"])
    }

    @Test
    func aLoadIsCancelledWhenItsModelGoesWithTheView() async {
        let cancellations = Subject<Void, Never>()
        final class Model {
            let books: AsyncProperty<Int, Never>
            init(_ cancellations: Subject<Void, Never>) {
                books = AsyncProperty { () async throws(Never) in
                    _ = await Subject<Int, Never>().firstValue()
                    cancellations.send()
                    return 1
                }
            }
        }
        struct Screen: View {
            @StateModel var model: Model
            var body: some View { AsyncContent(model.books) { Text("\($0)") } }
        }
        let host = Host { Screen(model: Model(cancellations)) }
        #expect(host.lines == ["…"])
        let isCancelled = Task { @MainActor in await cancellations.firstValue() != nil }
        await mainActorTurn()
        host.close()
        #expect(await isCancelled.value)
    }
}
