import AppKit
import BinderyAppKit
import Testing

@MainActor
@Suite struct PopUpTests {
    @Test
    func theSelectedOptionGoesBothWays() {
        let button = NSPopUpButton()
        let cities = MutableProperty(["Berlin", "Beijing", "Rome"])
        let city = MutableProperty("Beijing")
        button.reactive.options(cities, selection: city) { $0.uppercased() }
        #expect(button.itemTitles == ["BERLIN", "BEIJING", "ROME"])
        #expect(button.indexOfSelectedItem == 1)
        button.userChooses(2)
        #expect(city.value == "Rome")
        city.value = "Berlin"
        #expect(button.indexOfSelectedItem == 0)
        transaction {
            cities.value = ["Paris", "Rome"]
            city.value = "Rome"
        }
        #expect(button.itemTitles == ["PARIS", "ROME"])
        #expect(button.indexOfSelectedItem == 1)
    }

    /// The button would select its first item, and the model would not know.
    @Test
    func anOptionThatThereIsNotShowsNothing() {
        let (button, city) = (NSPopUpButton(), MutableProperty("Oslo"))
        button.reactive.options(.constant(["Berlin", "Rome"]), selection: city) { $0 }
        #expect(button.indexOfSelectedItem == -1 && city.value == "Oslo")
    }

    @Test
    func optionsWithEqualTitlesStayApart() {
        let (button, number) = (NSPopUpButton(), MutableProperty(1))
        button.reactive.options(.constant([1, 2]), selection: number) { _ in "Untitled" }
        button.userChooses(1)
        #expect(number.value == 2)
    }

    @Test
    func theOptionsEndWithTheButton() {
        let city = MutableProperty("Rome")
        weak var released: NSPopUpButton?
        do {
            let button = NSPopUpButton()
            button.reactive.options(.constant(["Rome"]), selection: city) { $0 }
            released = button
        }
        #expect(released == nil)
        city.value = "Paris"
    }
}
