import BinderyStreams
import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ActionButtonTests {
    enum Refused: Error, Equatable { case wrong }

    /// An action whose executions end when the test says so.
    final class Model {
        let isFilled = MutableProperty(true)
        var inputs: [Int] = []
        let ends = Subject<Int, Refused>()
        lazy var login = Action<Void, Int, Refused>.from(enabledIf: isFilled) { [ends] in ends }
        lazy var delete = Action<Int, Int, Refused>.from(policy: .concurrent) { [self = Box(self)] input in
            self.model.inputs.append(input)
            return self.model.ends
        }

        struct Box {
            unowned let model: Model
            init(_ model: Model) { self.model = model }
        }
    }

    private let evaluations = Evaluations()

    @Test
    func aPressExecutesTheActionAndShowsItsProgress() {
        let model = Model()
        let host = Host { ActionButton("Log in", action: model.login) }
        #expect(host.lines == ["[Log in]"])
        #expect(host.userTaps("Log in"))
        #expect(host.lines == ["(…)"])
        model.ends.send(1)
        model.ends.complete()
        host.update()
        #expect(model.login.latest.value == 1)
        #expect(host.lines == ["[Log in]"])
    }

    @Test
    func aDisabledActionDisablesTheButtonWhichThenDoesNothing() {
        let model = Model()
        model.isFilled.value = false
        let host = Host { ActionButton("Log in", action: model.login) }
        #expect(host.lines == ["(Log in)"])
        #expect(!host.userTaps("Log in"))
        #expect(!model.login.isExecuting.value)
        model.isFilled.value = true
        host.update()
        #expect(host.userTaps("Log in"))
        #expect(model.login.isExecuting.value)
    }

    @Test
    func aFailureEnablesTheButtonAgain() {
        let model = Model()
        let host = Host {
            ActionButton("Log in", action: model.login)
            Observing { if let failure = model.login.failure.value { Text("\(failure)") } }
        }
        host.userTaps("Log in")
        model.ends.fail(.wrong)
        host.update()
        #expect(host.lines == ["[Log in]", "wrong"])
    }

    @Test
    func theInputIsThatOfThePress() {
        let model = Model()
        let input = MutableProperty(1)
        let host = Host { ActionButton("Delete", action: model.delete, input: input.value) }
        input.value = 2
        host.userTaps("Delete")
        #expect(model.inputs == [2])
    }

    @Test
    func onlyTheButtonThatStartedAnExecutionShowsItsProgress() {
        let model = Model()
        let host = Host {
            ActionButton("One", action: model.delete, input: 1)
            ActionButton("Two", action: model.delete, input: 2)
        }
        host.userTaps("Two")
        #expect(host.lines == ["[One]", "[…]"])
        model.ends.complete()
        host.update()
        #expect(host.lines == ["[One]", "[Two]"])
    }

    @Test
    func theProgressThatTheWorkReportsIsShown() async {
        let (half, end) = (Subject<Void, Never>(), Subject<Void, Never>())
        let upload = Action<Void, Void, Never>.reportingProgress { (_, progress) async throws(Never) in
            _ = await half.firstValue()
            progress.report(0.5)
            _ = await end.firstValue()
        }
        let host = Host { ActionButton("Upload", action: upload) }
        host.userTaps("Upload")
        half.send()
        _ = await upload.progress.firstValue { $0 != nil }
        host.update()
        #expect(host.lines == ["(50 %)"])
        end.send()
        _ = await upload.isExecuting.firstValue { !$0 }
        host.update()
        #expect(host.lines == ["[Upload]"])
    }

    @Test
    func theProgressIsReplaceable() {
        let model = Model()
        let host = Host {
            ActionButton("Log in", action: model.login).actionProgress { fraction in
                Text(fraction == nil ? "wait" : "percent")
            }
        }
        host.userTaps("Log in")
        #expect(host.lines == ["(wait)"])
    }

    @Test
    func theLabelKeepsItsIdentityWhileTheActionExecutes() {
        let model = Model()
        let host = Host {
            ActionButton(action: model.login) { Text("Log in").onAppear { evaluations.note("appeared") } }
        }
        host.userTaps("Log in")
        #expect(host.lines == ["(…)"])
        model.ends.complete()
        host.update()
        #expect(host.lines == ["[Log in]"])
        #expect(evaluations["appeared"] == 1)
    }

    @Test
    func nothingKeepsTheActionAfterTheViewIsGone() {
        weak var weakModel: Model?
        let host: Host
        do {
            let model = Model()
            weakModel = model
            host = Host {
                ActionButton("Log in", action: model.login)
                ActionButton("Delete", action: model.delete, input: 1)
                CancelButton("Stop", action: model.delete)
            }
        }
        host.userTaps("Delete")
        host.close()
        #expect(weakModel == nil)
    }
}
