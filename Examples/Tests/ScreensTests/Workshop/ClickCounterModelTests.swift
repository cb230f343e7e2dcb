import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct ClickCounterModelTests {
    @Test func eachPressCounts() {
        let model = ClickCounterModel()
        model.increment()
        model.increment()
        #expect(model.count == 2)
    }
}
