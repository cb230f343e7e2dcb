import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct LetterTests {
    let time = VirtualScheduler()
    let store: StubDrafts

    init() { store = StubDrafts(time: time) }

    private func open() -> HeadlessApp {
        HeadlessApp(time: time) { LetterView(model: LetterModel(draft: store.drafts.last, store: store)) }
    }

    @Test func whatWasWrittenIsThereAgain() throws {
        let first = open()
        try first.find("recipient").type("Ada")
        try first.find("text").type("How is the engine?")
        try first.find("urgent").toggle()
        time.advance(by: .seconds(1))
        first.close()

        let second = open()
        #expect(try second.find("recipient").value == "Ada")
        #expect(try second.find("text").value == "How is the engine?")
        #expect(try second.find("urgent").isOn)
        #expect(try second.find("state").text == "Saved")
    }

    @Test func whatIsNotMarkedIsForgotten() throws {
        let first = open()
        try first.find("recipient").type("Ada")
        try first.find("preview").toggle()
        time.advance(by: .seconds(1))
        first.close()
        #expect(try !open().find("preview").isOn)
    }

    @Test func aPauseSavesOnce() throws {
        let app = open()
        #expect(try app.find("state").text == "Saved")
        try app.find("recipient").type("Ada")
        #expect(try app.find("state").text == "Not saved yet")
        time.advance(by: .milliseconds(599))
        #expect(try app.find("state").text == "Not saved yet")
        time.advance(by: .milliseconds(1))
        #expect(try app.find("state").text == "Saved")
        #expect(store.drafts.count == 1)
    }

    @Test func discardingIsOneChange() throws {
        let app = open()
        try app.find("recipient").type("Ada")
        try app.find("text").type("Dear")
        time.advance(by: .seconds(1))
        try app.find("discard").tap()
        time.advance(by: .seconds(1))
        #expect(store.drafts.count == 2)
        #expect(try app.find("recipient").value == "")
    }
}

/// Saves in 100 ms of virtual time. `@unchecked Sendable`: used only on the actor of its scheduler.
final class StubDrafts: DraftStore, @unchecked Sendable {
    private let time: VirtualScheduler
    private(set) var drafts: [StateSnapshot] = []

    init(time: VirtualScheduler) { self.time = time }

    func save(_ draft: StateSnapshot) async {
        try? await time.sleep(for: .milliseconds(100))
        drafts.append(draft)
    }
}
