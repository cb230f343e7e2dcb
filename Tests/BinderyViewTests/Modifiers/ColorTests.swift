import BinderyTesting
import BinderyView
import Testing

@Suite struct ColorTests {
    @Test func aColourIsWrittenAsHexadecimalDigits() {
        #expect("\(Color(red: 204, green: 255, blue: 9))" == "#ccff09")
    }

    @Test func aColourMayHaveADarkCounterpart() {
        let light = Color(red: 204, green: 255, blue: 204), dark = Color(red: 23, green: 61, blue: 38)
        #expect(light.darkCounterpart == nil)
        #expect(light.inDark(dark).darkCounterpart == dark)
        #expect("\(light.inDark(dark))" == "light-dark(#ccffcc, #173d26)")
        #expect(light.inDark(dark) != light)
        // With either, text would not be readable in both schemes.
        #expect(light.inDark(.white) == light)
        #expect(dark.inDark(.black) == dark)
    }

    @Test(arguments: [
        (Color.white, true), (Color(red: 204, green: 255, blue: 204), true),
        (Color(red: 255, green: 204, blue: 204), true),
        (Color(red: 128, green: 128, blue: 128), true), (Color(red: 112, green: 112, blue: 112), false),
        (Color(red: 255, green: 0, blue: 0), true), (Color(red: 255, green: 0, blue: 255), true),
        (.black, false),
        (Color(red: 0, green: 0, blue: 255), false),
    ])
    func darkTextBelongsOnLightColours(color: Color, isLight: Bool) {
        #expect(color.isLight == isLight)
    }

    @Test(arguments: [
        (Color.black, 21), (.white, 1), (Color(red: 118, green: 118, blue: 118), 4.54),
        (Color(red: 255, green: 0, blue: 0), 4.0),
    ])
    func contrastIsThatOfWCAG(color: Color, contrast: Double) {
        #expect(abs(color.contrast(with: .white) - contrast) < 0.005)
        #expect(color.contrast(with: .white) == Color.white.contrast(with: color))
    }

    @Test func aBackgroundFollowsItsProperty() throws {
        let color = MutableProperty<Color?>(.white)
        let app = HeadlessApp { TextField("Name", text: MutableProperty("")).background(color).id("name") }
        #expect(try app.find("name").background == .white)
        #expect(app.tree == "text field #name \"Name\" = \"\" (background: #ffffff)")
        color.value = nil
        #expect(try app.find("name").background == nil)
    }

    @Test func theBackgroundEndsWithItsView() {
        let isShown = MutableProperty(true), color = MutableProperty(Color.white)
        let app = HeadlessApp { When(isShown) { Text("").background(color).id("text") } }
        let node = app.backend.livingNodes.last { $0.id == "text" }
        isShown.value = false
        color.value = .black
        #expect(node?.background == .white)
    }
}
