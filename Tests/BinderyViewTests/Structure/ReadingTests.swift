import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

private enum ToneKey: EnvironmentKey {
    static var defaultValue: Property<String>? { .constant("calm") }
}

private final class Basket {
    @Reactive var count = 0
}

private enum BasketKey: EnvironmentKey {
    static var defaultValue: Basket? { nil }
}

private struct Tone: View {
    var body: some View { Reading(ToneKey.self) { tone in Text(tone) } }
}

@Suite struct ReadingTests {
    @Test func withoutAGivenValueTheDefaultApplies() {
        #expect(HeadlessApp { Tone() }.tree == "text \"calm\"")
    }

    @Test func theInnermostValueApplies() {
        let app = HeadlessApp {
            Element("div") {
                Tone()
                Element("p") { Tone() }.environment(ToneKey.self, .constant("loud"))
            }
            .environment(ToneKey.self, .constant("soft"))
        }
        #expect(app.tree == "div\n  text \"soft\"\n  p\n    text \"loud\"")
    }

    @Test func aGivenPropertyIsFollowed() {
        let tone = MutableProperty("low")
        let app = HeadlessApp { Tone().environment(ToneKey.self, tone) }
        tone.value = "high"
        #expect(app.tree == "text \"high\"")
    }

    @Test func severalValuesAreTakenTogether() {
        let basket = Basket()
        let app = HeadlessApp {
            Reading(ToneKey.self, BasketKey.self) { tone, basket in
                Text(tone.combine(basket.$count) { "\($0) \($1)" })
            }
            .environment(BasketKey.self, basket)
        }
        basket.count = 3
        #expect(app.tree == "text \"calm 3\"")
    }

    @Test func aMissingValueIsNamedAndItsContentIsNotShown() {
        var tree = ""
        let texts = diagnoses {
            let app = HeadlessApp {
                Text("a")
                Reading(BasketKey.self, file: "Shop.swift", line: 7) { basket in Text(basket.$count.map { "\($0)" }) }
            }
            tree = app.tree
        }
        #expect(tree == "text \"a\"")
        #expect(
            texts == [
                """
                Bindery: no view gives the BasketKey that the view at Shop.swift:7 reads; its content is not shown. Give \
                it to a view around it: `.environment(BasketKey.self, …)`, also in a test, or return a default in \
                `BasketKey.defaultValue`.
                """
            ])
    }

    @Test func whatComesLaterHasTheValuesOfItsPlace() {
        let isShown = MutableProperty(false), names = MutableListProperty(["a"])
        let app = HeadlessApp {
            Element("div") {
                When(isShown) { Tone() }
                ForEach(names, id: \.self) { _ in Tone() }
            }
            .environment(ToneKey.self, .constant("soft"))
        }
        isShown.value = true
        names.append("b")
        #expect(app.tree == "div\n  text \"soft\"\n  text \"soft\"\n  text \"soft\"")
    }

    @Test func aPushedScreenAndASheetHaveThem() throws {
        enum Place: Route {
            case first, second, sheet

            var path: String { "/\(self)" }
        }
        let navigator = Navigator<Place>([.first])
        let app = HeadlessApp {
            NavigationStack(navigator) { place in
                Screen("\(place)", title: "\(place)") { Tone().id("tone-\(place)") }
            }
            .environment(ToneKey.self, .constant("soft"))
        }
        navigator.push(.second)
        #expect(try app.find("tone-second").text == "soft")
        navigator.present(.sheet)
        #expect(try app.find("tone-sheet").text == "soft")
    }

    @Test func aCustomControlAndItsReplacementHaveThem() {
        struct Sign: CustomControl {
            var body: some View { Tone() }
        }
        let app = HeadlessApp {
            Element("div") {
                Sign()
                Element("p") { Sign() }.showing(Sign.self) { _ in Element("b") { Tone() } }
            }
            .environment(ToneKey.self, .constant("soft"))
        }
        #expect(app.tree == "div\n  text \"soft\"\n  p\n    b\n      text \"soft\"")
    }
}
