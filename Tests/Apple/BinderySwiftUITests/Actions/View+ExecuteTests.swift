import BinderyStreams
import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ViewExecuteTests {
    enum Refused: Error { case wrong }

    private let ends = Subject<Int, Refused>()
    private let isEnabled = MutableProperty(true)

    private func action() -> Action<Void, Int, Refused> { .from(enabledIf: isEnabled) { [ends] in ends } }

    @Test
    func aSubmissionExecutes() {
        let action = action()
        let text = MutableProperty("")
        let host = Host { TextField("Name", text: text.binding).onSubmit(action: action) }
        host.userSubmits("Name")
        #expect(action.isExecuting.value)
    }

    @Test
    func aSubmissionTakesTheTextAsInput() {
        var searched: [String] = []
        let search = Action<String, Int, Never>.from {
            searched.append($0)
            return Subject<Int, Never>()
        }
        let text = MutableProperty("")
        let host = Host {
            TextField("Name", text: text.binding).onSubmit(action: search, input: text.value)
        }
        host.userTypes("abc", into: "Name")
        host.userSubmits("Name")
        #expect(searched == ["abc"])
    }

    @Test
    func aRefreshLastsUntilTheEndOfTheExecution() async {
        let action = action()
        let host = Host { List { Text("a") }.refreshable(action: action) }
        var isDone = false
        let refresh = Task { @MainActor in
            await host.userPullsToRefresh()
            isDone = true
        }
        _ = await action.isExecuting.firstValue { $0 }
        await mainActorTurn()
        #expect(!isDone)
        ends.complete()
        await refresh.value
        #expect(isDone)
    }

    @Test
    func aRefreshWhileTheActionExecutesWaitsForThatEnd() async {
        let action = action()
        let host = Host { List { Text("a") }.refreshable(action: action) }
        action.execute()
        var isDone = false
        let refresh = Task { @MainActor in
            await host.userPullsToRefresh()
            isDone = true
        }
        await mainActorTurn()
        #expect(!isDone)
        ends.fail(.wrong)
        await refresh.value
        #expect(isDone)
    }

    @Test
    func aRefreshOfADisabledActionEndsAtOnce() async {
        isEnabled.value = false
        let action = action()
        let host = Host { List { Text("a") }.refreshable(action: action) }
        #expect(await host.userPullsToRefresh())
        #expect(!action.isExecuting.value)
    }

    @Test
    func aCancelledRefreshCancelsItsExecution() async {
        let action = action()
        let host = Host { List { Text("a") }.refreshable(action: action) }
        let refresh = Task { @MainActor in _ = await host.userPullsToRefresh() }
        _ = await action.isExecuting.firstValue { $0 }
        refresh.cancel()
        await refresh.value
        #expect(!action.isExecuting.value)
    }

    @Test
    func aTaskExecutesWhileTheViewIsOnScreen() async {
        let action = action()
        let host = Host { Text("").task(action: action) }
        _ = await action.isExecuting.firstValue { $0 }
        host.close()
        _ = await action.isExecuting.firstValue { !$0 }
        #expect(!action.isExecuting.value)
    }

    @Test
    func aTaskWithAnIDExecutesWithEachValue() async {
        let query = MutableProperty("a")
        let searched = MutableProperty<[String]>([])
        let search = Action<String, Int, Never>.from(policy: .latest) {
            searched.value.append($0)
            return Subject<Int, Never>()
        }
        let host = Host { Text("").task(id: query.value, action: search) }
        _ = await searched.firstValue { $0 == ["a"] }
        query.value = "b"
        host.update()
        _ = await searched.firstValue { $0 == ["a", "b"] }
        #expect(search.executionCount.value == 1)
        host.close()
        _ = await search.isExecuting.firstValue { !$0 }
    }
}
