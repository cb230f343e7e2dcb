import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct GlitchesModelTests {
    @Test func theGraphShowsNoWrongValue() {
        let model = GlitchesModel()
        for _ in 0..<5 { model.increment() }
        #expect(model.byGraph.map(\.d) == [12, 23, 34, 45, 56, 67])
        #expect(!model.byGraph.contains { !$0.isRight })
        #expect(model.byCallbacks.count == 12)
        #expect(model.byCallbacks.count(where: { !$0.isRight }) == 6)
    }
}
