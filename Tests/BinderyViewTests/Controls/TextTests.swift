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

    @Test func isStruckThroughAndColouredWhileAConditionHolds() {
        let isDone = MutableProperty(false)
        let app = HeadlessApp {
            Text("Milk").struckThrough(while: isDone).color(isDone.map { $0 ? .secondary : .primary })
        }
        #expect(app.tree == "text \"Milk\" (colour: primary)")
        isDone.value = true
        #expect(app.tree == "text \"Milk\" (colour: secondary) (struck through)")
    }

    @Test func hasADescriptionAndADirection() {
        let app = HeadlessApp { Text("x").accessibilityDescription("An unknown").layoutDirection(.rightToLeft) }
        #expect(app.tree == "text \"x\" (described: \"An unknown\") (direction: rtl)")
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

    @Test func aWordingIsNoLongerReadWhenItsMountPointHasEnded() {
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

    /// One effect shows all of them.
    @Test func textsOfOnePropertyFollowItWhateverElseEndsOrIsRead() throws {
        struct Local: Wording {
            let language: MutableProperty<String>, phrase: String
            var further: MutableProperty<Int>?
            var text: String {
                let text = "\(phrase) in \(language.value)"
                return language.value == "zh" ? text + "\(further.map { " \($0.value)" } ?? "")" : text
            }
        }
        let language = MutableProperty("en"), count = MutableProperty(1), other = MutableProperty("de")
        let shows = (0..<40).map { _ in MutableProperty(true) }
        let app = HeadlessApp {
            Column {
                ForEach(.constant(Array(shows.indices)), id: { $0 }) { row in
                    let number = untracked { row.value }
                    When(shows[number]) {
                        Text(Local(language: language, phrase: "\(number)", further: count)).id("text-\(number)")
                    }
                }
                Text(Local(language: other, phrase: "other")).id("other")
            }
        }
        func expect(_ numbers: some Sequence<Int>, _ suffix: String) throws {
            for number in numbers { #expect(try app.find("text-\(number)").text == "\(number) in \(suffix)") }
        }
        try expect(0..<40, "en")
        language.value = "fr"
        try expect(0..<40, "fr")
        for number in 0..<30 { shows[number].value = false }
        language.value = "zh"
        try expect(30..<40, "zh 1")
        count.value = 2
        try expect(30..<40, "zh 2")
        shows[0].value = true
        language.value = "en"
        other.value = "it"
        try expect([0] + Array(30..<40), "en")
        #expect(try app.find("other").text == "other in it")
        for number in shows.indices { shows[number].value = false }
        shows[5].value = true
        language.value = "fr"
        try expect([5], "fr")
    }

    @Test func aTextIsNotReadBeforeWhatEndsIt() {
        struct Name: Wording {
            let user: MutableProperty<String?>
            var text: String { user.value! }
        }
        struct Greeting: Wording {
            let user: MutableProperty<String?>
            var text: String { user.value ?? "nobody" }
        }
        let user = MutableProperty<String?>(nil)
        let app = HeadlessApp {
            Column {
                Text(Greeting(user: user))
                When(user.map { $0 != nil }) { Text(Name(user: user)).id("name") }
            }
        }
        user.value = "Ada"
        #expect(app.isPresent("name"))
        user.value = nil
        #expect(!app.isPresent("name"))
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
