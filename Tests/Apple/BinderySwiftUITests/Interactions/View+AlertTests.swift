import BinderyStreams
import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ViewAlertTests {
    private let confirm = Interaction<String, Bool>("confirm")

    /// Asks, and returns the answer, or the failure.
    private func ask(_ question: String) -> Task<Result<Bool, InteractionFailure>, Never> {
        Task { @MainActor in
            do throws(InteractionFailure) { return .success(try await confirm.ask(question)) } catch {
                return .failure(error)
            }
        }
    }

    private func host(otherwise: Bool? = nil) -> Host {
        Host {
            Text("page").alert("Delete?", answering: confirm, otherwise: otherwise) { _, answer in
                Button("Delete", role: .destructive) { answer(true) }
                Button("Keep", role: .cancel) { answer(false) }
                Button("Later") {}
            } message: {
                Text($0)
            }
        }
    }

    @Test(arguments: [true, false])
    func theAnswerIsTheButtonThatIsPressed(dismissesFirst: Bool) async {
        let host = host()
        host.dismissesBeforeAction = dismissesFirst
        for (label, expected) in [("Delete", true), ("Keep", false)] {
            let answer = ask("a book")
            await mainActorTurn()
            host.update()
            #expect(host.screen == "page\n-- alert\nDelete?\na book\n[Delete]\n[Keep]\n[Later]")
            #expect(host.userTaps(label))
            #expect(await answer.value == .success(expected))
            #expect(host.screen == "page")
        }
    }

    @Test
    func aButtonThatDoesNotAnswerGivesTheDefault() async {
        let host = host(otherwise: false)
        let answer = ask("a book")
        await mainActorTurn()
        host.update()
        host.userTaps("Later")
        #expect(await answer.value == .success(false))
    }

    @Test
    func withoutADefaultAnotherViewIsAsked() async {
        let other = confirm.handle { _ in true }
        let host = host()
        let answer = ask("a book")
        await mainActorTurn()
        host.update()
        host.userTaps("Later")
        #expect(await answer.value == .success(true))
        other.dispose()
    }

    @Test
    func questionsAreShownOneAfterAnother() async {
        let host = host()
        let (first, second) = (ask("first"), ask("second"))
        await mainActorTurn()
        host.update()
        #expect(host.lines.contains("first"))
        host.userTaps("Delete")
        #expect(host.lines.contains("second"))
        host.userTaps("Keep")
        #expect(await first.value == .success(true))
        #expect(await second.value == .success(false))
        #expect(host.presentedCount == 0)
    }

    @Test
    func anAskingTaskThatIsCancelledTakesTheAlertOffTheScreen() async {
        let host = host()
        let answer = ask("a book")
        await mainActorTurn()
        host.update()
        #expect(host.presentedCount == 1)
        answer.cancel()
        #expect(await answer.value == .failure(.cancelled))
        await mainActorTurn()
        host.update()
        #expect(host.presentedCount == 0)
    }

    @Test
    func aQuestionThatEndsBeforeItIsShownDoesNotHoldUpTheNext() async throws {
        let host = host()
        let (first, second) = (ask("first"), ask("second"))
        await mainActorTurn()
        first.cancel()
        #expect(await first.value == .failure(.cancelled))
        await mainActorTurn()
        host.update()
        #expect(host.lines.contains("second"))
        try #require(host.userTaps("Keep"))
        #expect(await second.value == .success(false))
        let third = ask("third")
        await mainActorTurn()
        host.update()
        try #require(host.userTaps("Delete"))
        #expect(await third.value == .success(true))
    }

    @Test
    func aViewThatLeavesTheScreenCancelsItsQuestionAndIsNotAskedAgain() async {
        let host = host()
        let answer = ask("a book")
        await mainActorTurn()
        host.close()
        #expect(await answer.value == .failure(.cancelled))
        #expect(await ask("another").value == .failure(.unanswered))
    }

    @Test
    func theTitleMayDependOnTheQuestion() async {
        let host = Host {
            Text("").alert(answering: confirm, title: { Text("Delete \($0)?") }) { _, answer in
                Button("Delete") { answer(true) }
            } message: { _ in
                Text("for ever")
            }
        }
        let answer = ask("a book")
        await mainActorTurn()
        host.update()
        #expect(host.lines == ["Delete a book?", "for ever", "[Delete]"])
        host.userTaps("Delete")
        #expect(await answer.value == .success(true))
    }

    @Test
    func aDialogIsDismissedByATapBesideIt() async {
        let host = Host {
            Text("").confirmationDialog("Delete?", answering: confirm, otherwise: false) { _, answer in
                Button("Delete") { answer(true) }
            }
        }
        let answer = ask("a book")
        await mainActorTurn()
        host.update()
        #expect(host.lines == ["Delete?", "[Delete]"])
        #expect(host.userDismisses())
        #expect(await answer.value == .success(false))
    }
}
