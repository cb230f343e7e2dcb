import BinderyTesting
import BinderyView
import Testing

@Suite struct PickerTests {
    private struct City: Equatable {
        let id: Int
        let name: String
    }

    private let cities = MutableProperty([City(id: 1, name: "Rome"), City(id: 2, name: "Oslo")])
    private let city = MutableProperty(2)

    private func app() -> HeadlessApp {
        HeadlessApp {
            Picker("City", selection: city, choices: cities, id: \.id, title: \.name).placeholder("None").id("city")
        }
    }

    @Test func itIsChosenByTitleAndFollows() throws {
        let app = app()
        #expect(try app.find("city").choice == "Oslo")
        try app.find("city").choose("Rome")
        #expect(city.value == 1)
        city.value = 2
        #expect(app.tree == #"picker #city "City" = "Oslo""#)
    }

    @Test func whatThePersonChoosesDoesNotComeBack() throws {
        let app = app()
        let before = try app.find("city").node.writes
        try app.find("city").choose("Rome")
        #expect(try app.find("city").node.writes == before)
    }

    @Test func aChoiceStaysByItsIdentityWhenTheChoicesChange() throws {
        let app = app()
        cities.value = [City(id: 3, name: "Lima"), City(id: 2, name: "Christiania")]
        #expect(try app.find("city").choice == "Christiania")
    }

    @Test func aSelectionThatIsNoLongerOfferedIsStillShown() throws {
        let app = app()
        cities.value = [City(id: 3, name: "Lima")]
        #expect(city.value == 2, "the property keeps its own")
        #expect(try app.find("city").choice == "Oslo (no longer offered)")
        #expect(
            message { try app.find("city").choose("Oslo (no longer offered)") }
                == #"The picker "city" cannot have “Oslo (no longer offered)” chosen: it offers “Lima”."#)
        try app.find("city").choose("Lima")
        #expect(try app.find("city").choice == "Lima")
        city.value = 2
        #expect(try app.find("city").choice == nil, "the choices among which it was last do not know its title")
    }

    @Test func aSelectionThatGoesAtTheMomentInWhichItIsMadeIsStillShown() throws {
        let app = app()
        transaction {
            city.value = 1
            cities.value = [City(id: 3, name: "Lima")]
        }
        #expect(try app.find("city").choice == "Rome (no longer offered)")
    }

    @Test func whatHasNeverBeenOfferedIsNotShown() throws {
        city.value = 7
        let app = app()
        #expect(try app.find("city").choice == nil)
        #expect(try app.find("city").node.placeholder == "None")
        cities.value.append(City(id: 7, name: "Bonn"))
        #expect(try app.find("city").choice == "Bonn")
    }

    @Test func theTitleOfASelectionThatIsGoneFollowsTheLanguage() throws {
        let drinks = MutableProperty(["cocoa"]), drink = MutableProperty<String?>("cocoa")
        let cocoa = MutableProperty("Cocoa"), mark = MutableProperty("{choice} (gone)")
        let app = HeadlessApp(texts: InterfaceTexts(notOffered: mark as Property)) {
            Picker("Drink", selection: drink, choices: drinks) { _ in cocoa as Property }.id("drink")
        }
        drinks.value = []
        #expect(try app.find("drink").choice == "Cocoa (gone)")
        cocoa.value = "可可"
        mark.value = "{choice}（已不提供）"
        #expect(try app.find("drink").choice == "可可（已不提供）")
        drink.value = nil
        #expect(try app.find("drink").choice == nil)
    }

    @Test func aChoiceThatWasWithdrawnIsNeverTakenForAnother() throws {
        let app = app()
        let node = try app.find("city").node
        let rome = try #require(node.choices.first { $0.title == "Rome" })
        cities.value = [City(id: 3, name: "Lima")]
        #expect(node.choices.allSatisfy { $0.key != rome.key })
    }

    @Test func ofTheSameIdentityTheFirstIsOffered() throws {
        let app = app()
        cities.value = [City(id: 2, name: "Oslo"), City(id: 2, name: "Bergen")]
        #expect(try app.find("city").node.choices.map(\.title) == ["Oslo"])
    }

    @Test func titlesMayFollowALanguage() throws {
        let size = MutableProperty<Bool?>(nil), small = MutableProperty("small")
        let app = HeadlessApp {
            Picker("Size", selection: size, choices: [true, false]) { $0 ? .constant("large") : small as Property }
                .id("size")
        }
        #expect(try app.find("size").choice == nil)
        try app.find("size").choose("small")
        #expect(size.value == false)
        small.value = "klein"
        #expect(try app.find("size").choice == "klein")
    }

    @Test func whatIsNotOfferedIsRefused() throws {
        let app = app()
        #expect(
            message { try app.find("city").choose("Paris") }
                == #"The picker "city" cannot have “Paris” chosen: it offers “Rome”, “Oslo”."#)
        cities.value = []
        #expect(
            message { try app.find("city").choose("Oslo") }
                == #"The picker "city" cannot have “Oslo” chosen: it offers nothing."#)
    }
}
