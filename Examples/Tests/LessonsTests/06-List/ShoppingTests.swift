import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct ShoppingModelTests {
    let model = ShoppingModel("Rice", "Apples", "Tea")

    private var shown: [String] { model.shown.read().map(\.name) }

    private func item(_ name: String) -> ShoppingItem { model.items.value.first { $0.name == name }! }

    @Test func theFilterFollowsWhatIsTicked() {
        model.filter = .toBuy
        #expect(shown == ["Rice", "Apples", "Tea"])
        item("Apples").isBought = true
        #expect(shown == ["Rice", "Tea"])
        model.filter = .bought
        #expect(shown == ["Apples"])
    }

    @Test func theOrderFollowsItsProperty() {
        model.isSorted = true
        #expect(shown == ["Apples", "Rice", "Tea"])
        model.isSorted = false
        #expect(shown == ["Rice", "Apples", "Tea"])
    }

    @Test func whatIsAddedComesWhereItBelongs() {
        model.isSorted = true
        model.newName = "Bread"
        model.addNew()
        #expect(shown == ["Apples", "Bread", "Rice", "Tea"])
        #expect(model.newName == "")
    }

    @Test func aTickIsOneStepOfTheListThatIsShown() {
        model.filter = .toBuy
        var steps: [Int] = []
        let observation = model.shown.observeDeltas { steps.append($0.steps.count) }
        steps = []
        item("Apples").isBought = true
        #expect(steps == [1])
        observation.dispose()
    }

    @Test func theSummaryCounts() {
        item("Tea").isBought = true
        #expect(model.summary.value == "2 of 3 to buy")
        model.removeBought()
        #expect(model.summary.value == "2 of 2 to buy")
    }
}

@Suite struct ShoppingViewTests {
    let app = HeadlessApp { ShoppingView(model: ShoppingModel("Rice", "Apples", "Tea")) }

    @Test func whatIsTickedLeavesTheFilteredList() throws {
        try app.find("filter").choose("To buy")
        try app.find("item-2").find("bought").toggle()
        #expect(!app.isPresent("item-2"))
        #expect(try app.find("summary").text == "2 of 3 to buy")
        try app.find("filter").choose("Bought")
        #expect(try app.find("item-2").find("bought").isOn)
    }

    @Test func theEnterKeyAdds() throws {
        #expect(try !app.find("add").isEnabled)
        try app.find("new").type("Bread")
        try app.find("new").submit()
        #expect(app.isPresent("item-4"))
        #expect(try app.find("new").value == "")
    }

    @Test func aRowThatMovesStaysTheSame() throws {
        let box = try app.find("item-2").find("bought")
        try app.find("sorted").toggle()
        try box.toggle()
        #expect(try app.find("item-2").find("bought").node === box.node)
        #expect(app.focused == "bought")
    }

    @Test func anItemIsRemoved() throws {
        try app.find("item-1").find("remove").tap()
        #expect(!app.isPresent("item-1"))
        #expect(try app.find("summary").text == "2 of 2 to buy")
    }
}
