import BinderyTesting
import BinderyView
import Testing

@Suite struct CustomControlTests {
    private struct Gauge: CustomControl {
        let level: Property<Int>

        var body: some View { Element("meter", text: level.map { "\($0)" }) }
    }

    @Test func itIsShownByItsBody() {
        let app = HeadlessApp { Gauge(level: .constant(1)) }
        #expect(app.tree == "meter \"1\"")
    }

    @Test func aViewAroundItReplacesIt() {
        let level = MutableProperty(1)
        let app = HeadlessApp {
            Element("div") {
                Gauge(level: level)
            }
            .showing(Gauge.self) { gauge in Text(gauge.level.map { "level \($0)" }) }
        }
        level.value = 2
        #expect(app.tree == "div\n  text \"level 2\"")
    }

    @Test func theInnermostReplacementAppliesAndContainsTheOuterOne() {
        let app = HeadlessApp {
            Element("div") {
                Gauge(level: .constant(1)).showing(Gauge.self) { gauge in Element("b") { gauge } }
            }
            .showing(Gauge.self) { gauge in Element("i") { gauge } }
        }
        #expect(app.tree == "div\n  b\n    i\n      meter \"1\"")
    }

    @Test func itsModelLivesAsLongAsItIsMounted() {
        final class Model {
            let level = MutableProperty(1)
        }
        struct Owner: CustomControl {
            let model: Model

            var body: some View { Element("meter") }
        }
        weak var model: Model?
        func make() -> Model {
            let made = Model()
            model = made
            return made
        }
        let isShown = MutableProperty(true)
        let app = HeadlessApp {
            When(isShown) {
                Owner(model: make())
            }
        }
        #expect(model != nil)
        isShown.value = false
        #expect(model == nil)
        withExtendedLifetime(app) {}
    }
}
