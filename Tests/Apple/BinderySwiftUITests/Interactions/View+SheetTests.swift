import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ViewSheetTests {
    private let pick = Interaction<[String], String>("pick")

    private func ask() -> Task<String?, Never> { Task { @MainActor in try? await pick.ask(["red", "blue"]) } }

    private func host() -> Host {
        Host {
            Text("page").sheet(answering: pick, otherwise: "black") { colors, answer in
                ForEach(colors, id: \.self) { color in Button(color) { answer(color) } }
            }
        }
    }

    @Test
    func theSheetEndsWithTheAnswer() async {
        let host = host()
        let answer = ask()
        await mainActorTurn()
        host.update()
        #expect(host.screen == "page\n-- sheet\n[red]\n[blue]")
        host.userTaps("blue")
        #expect(await answer.value == "blue")
        #expect(host.screen == "page")
    }

    @Test
    func aSwipeDownGivesTheDefault() async {
        let host = host()
        let answer = ask()
        await mainActorTurn()
        host.update()
        host.userDismisses()
        #expect(await answer.value == "black")
        #expect(host.screen == "page")
    }
}
