import Bindery
import BinderyTesting
import Testing

@Suite struct InteractionTests {
    private let time = VirtualScheduler()
    private let confirm = Interaction<String, Bool>("confirm", file: "Cart.swift", line: 7)

    /// Makes an action with the answer of the question as its value.
    private func asking(_ question: String) -> Action<Void, Bool, InteractionFailure> {
        let confirm = confirm
        return Action { () async throws(InteractionFailure) in try await confirm.ask(question) }
    }

    @Test func theViewAnswersInItsTime() throws {
        let time = time
        try time.run {
            let answer = Subject<Bool, Never>()
            let view = confirm.handle { _ in await answer.firstValue() }
            let ask = asking("Delete?"), values = Recorder(ask.values)
            ask.execute()
            time.advance(by: .seconds(9))
            try values.expectNothing()
            answer.send(true)
            time.advance(by: .zero)
            try values.expect(true)
            view.dispose()
        }
    }

    @Test func theHandlerRegisteredLastIsAskedFirstAndMayDecline() {
        time.run {
            var asked: [String] = []
            let bag = DisposeBag()
            confirm.handle { question in
                asked.append("back \(question)")
                return false
            }
            .disposed(by: bag)
            confirm.handle { question in
                asked.append("front \(question)")
                return question == "Delete?" ? nil : true
            }
            .disposed(by: bag)
            let delete = asking("Delete?"), close = asking("Close?")
            delete.execute()
            close.execute()
            #expect(delete.latest.value == false)
            #expect(close.latest.value == true)
            #expect(asked == ["front Delete?", "back Delete?", "front Close?"])
        }
    }

    @Test func anUnansweredQuestionIsDiagnosed() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            time.run {
                let ask = asking("Delete?")
                ask.execute()
                #expect(ask.failure.value == .unanswered)
                let view = confirm.handle { _ in nil }
                ask.execute()
                #expect(ask.failure.value == .unanswered)
                view.dispose()
            }
        }
        #expect(
            messages.all == [
                """
                Bindery: the interaction 'confirm' made at Cart.swift:7 was asked, but no handler is registered. \
                Register one with `handle` before it is asked.
                """,
                """
                Bindery: the interaction 'confirm' made at Cart.swift:7 was asked, but its handlers all returned nil. \
                One of them must answer Delete?.
                """,
            ])
    }

    @Test func cancellingTheAskerCancelsTheHandler() {
        let time = time
        time.run {
            var isDismissed = false
            let view = confirm.handle { _ in
                do { try await time.sleep(for: .seconds(9)) } catch { isDismissed = true }
                return true
            }
            let ask = asking("Delete?")
            ask.execute()
            ask.cancel()
            time.advance(by: .seconds(1))
            #expect(isDismissed)
            #expect(ask.latest.value == nil)
            view.dispose()
        }
    }

    @Test func theAskerHearsThatTheViewHasGone() {
        let time = time
        time.run {
            var isDismissed = false
            let view = confirm.handle { _ in
                do { try await time.sleep(for: .seconds(9)) } catch { isDismissed = true }
                return true
            }
            let ask = asking("Delete?")
            ask.execute()
            view.dispose()
            time.advance(by: .seconds(1))
            #expect(isDismissed)
            #expect(ask.failure.value == .cancelled)
        }
    }
}

@Suite struct LiveInteractionTests {
    @MainActor
    @Test func handlersRunOnTheActorThatAsks() async throws {
        let name = Interaction<Void, String>()
        let view = name.handle { _ in
            MainActor.preconditionIsolated()
            return "Ada"
        }
        #expect(try await name.ask() == "Ada")
        view.dispose()
    }
}
