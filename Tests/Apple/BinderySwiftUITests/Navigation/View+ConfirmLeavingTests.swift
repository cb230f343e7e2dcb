import BinderyStreams
import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ViewConfirmLeavingTests {
    private let isEdited = MutableProperty(true)
    private let confirm = Interaction<Void, Bool>("discard")

    struct Editor: View {
        let isEdited: MutableProperty<Bool>
        let confirm: Interaction<Void, Bool>
        @State private var text = ""

        var body: some View {
            TextField("Text", text: $text)
                .confirmLeaving(while: isEdited) { leave in
                    Task { if (try? await confirm.ask()) == true { leave() } }
                }
                .alert("Discard?", answering: confirm, otherwise: false) { _, answer in
                    Button("Discard") { answer(true) }
                    Button("Keep") { answer(false) }
                }
        }
    }

    private func host(_ navigator: Navigator<AppRoute>) -> Host {
        Host {
            NavigatorStack(navigator) { route in
                if route == .editor { Editor(isEdited: isEdited, confirm: confirm) } else { Text("index") }
            }
        }
    }

    @Test
    func theBackButtonAsksAndTheStateStays() async {
        let navigator = Navigator<AppRoute>([.index, .editor])
        let host = host(navigator)
        host.userTypes("a", into: "Text")
        #expect(!host.userGoesBack())
        #expect(host.userTaps("Back"))
        await mainActorTurn()
        host.update()
        #expect(host.lines == ["Discard?", "[Discard]", "[Keep]"])
        host.userTaps("Keep")
        await mainActorTurn()
        host.update()
        #expect(host.lines == ["[Back]", "{Text: a}"])
        host.userTaps("Back")
        await mainActorTurn()
        host.update()
        host.userTaps("Discard")
        _ = await navigator.stack.firstValue { $0.count == 1 }
        host.update()
        #expect(host.lines == ["index"])
    }

    @Test
    func whileTheConditionDoesNotHoldTheUserGoesBack() {
        let navigator = Navigator<AppRoute>([.index, .editor])
        let host = host(navigator)
        isEdited.value = false
        host.update()
        #expect(host.lines == ["<", "{Text: }"])
        #expect(host.userGoesBack())
        #expect(host.lines == ["index"])
    }

    @Test
    func aSheetIsNotSwipedDownWhileTheConditionHolds() {
        let navigator = Navigator<AppRoute>([.index])
        navigator.present(.editor)
        let host = host(navigator)
        #expect(!host.userDismisses())
        isEdited.value = false
        host.update()
        #expect(host.userDismisses())
        #expect(navigator.stack.value == [.index])
    }

    @Test
    func theQuestionEndsWithTheScreen() {
        let navigator = Navigator<AppRoute>([.index, .editor])
        let host = host(navigator)
        isEdited.value = false
        host.update()
        host.userGoesBack()
        isEdited.value = true
        navigator.push(.detail(1))
        navigator.pop()
        #expect(navigator.stack.value == [.index])
    }
}
