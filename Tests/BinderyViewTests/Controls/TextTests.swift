import BinderyTesting
import BinderyView
import Testing

@Suite struct TextTests {
    @Test func followsItsProperty() throws {
        let count = MutableProperty(1)
        let app = HeadlessApp { Text(count.map { "\($0) books" }).id("count") }
        #expect(try app.find("count").text == "1 books")
        count.value = 2
        #expect(try app.find("count").text == "2 books")
    }

    @Test func keepsThePropertyThatItShows() throws {
        let names = Subject<String, Never>()
        let app = HeadlessApp { Text(names.property(initial: "nobody")).id("name") }
        names.send("Ada")
        #expect(try app.find("name").text == "Ada")
    }

    @Test func followsWhatAWordingReads() throws {
        struct Greeting: Wording {
            let isFormal: MutableProperty<Bool>, name: MutableProperty<String>
            var text: String { isFormal.value ? "Good morning" : "Hi \(name.value)" }
        }
        let isFormal = MutableProperty(false), name = MutableProperty("Ada")
        let greeting = Greeting(isFormal: isFormal, name: name)
        let app = HeadlessApp {
            Text(greeting).id("text")
            Button(greeting) {}.id("button")
            TextField(greeting, text: MutableProperty("")).placeholder(greeting).id("field")
        }
        for (change, expected) in [
            ({}, "Hi Ada"), ({ name.value = "Bo" }, "Hi Bo"), ({ isFormal.value = true }, "Good morning"),
        ] {
            change()
            #expect(try app.find("text").text == expected)
            #expect(try app.find("button").text == expected)
            #expect(try app.find("field").node.label == expected)
            #expect(try app.find("field").node.placeholder == expected)
            #expect(greeting.wording.value == expected)
        }
    }

    @Test func aWordingIsNoLongerReadWhenItsPlaceHasEnded() {
        final class Counted: Wording {
            let name = MutableProperty("Ada")
            var reads = 0
            var text: String {
                reads += 1
                return name.value
            }
        }
        let counted = Counted(), isShown = MutableProperty(true)
        let app = HeadlessApp { When(isShown) { Text(counted) } }
        counted.name.value = "Bo"
        #expect(counted.reads == 2)
        isShown.value = false
        counted.name.value = "Cy"
        #expect(counted.reads == 2)
        withExtendedLifetime(app) {}
    }

    @Test func keepsThePropertiesOfItsModifiers() throws {
        let hidings = Subject<Bool, Never>(), colors = Subject<Color?, Never>()
        let app = HeadlessApp {
            Text("Ada").background(colors.property(initial: nil)).hidden(hidings.property(initial: true)).id("name")
        }
        #expect(!app.isPresent("name"))
        hidings.send(false)
        colors.send(Color(red: 1, green: 2, blue: 3))
        #expect(try app.find("name").node.background == Color(red: 1, green: 2, blue: 3))
    }

    @Test func tellsTheBackendItsStyleAndColor() throws {
        let app = HeadlessApp { Text("Hi").style(.headline).color(.danger).id("hi") }
        #expect(try app.find("hi").node.kind == .text(.headline, .danger))
    }
}
