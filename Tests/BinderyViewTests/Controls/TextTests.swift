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
