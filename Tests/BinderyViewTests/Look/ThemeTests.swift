import BinderyTesting
import BinderyView
import Testing

@Suite struct ThemeTests {
    @Test func theThemeFollowsItsProperty() {
        let theme = MutableProperty(Theme())
        let app = HeadlessApp { Text("x").theme(theme) }
        #expect(app.theme == Theme())
        theme.value.scheme = .dark
        theme.value[.accent] = Theme.Shade(light: .black, dark: .white)
        #expect(app.theme.scheme == .dark)
        #expect(app.theme[.accent]?.dark == .white)
        theme.value.spacing = .loose
        #expect(app.theme.spacing == .loose)
        theme.value[.accent] = nil
        #expect(app.theme[.accent] == nil)
    }

    @Test func aScreenHasAWidth() {
        let app = HeadlessApp { Screen("a", title: "A") { Text("x") }.width(.full) }
        #expect(app.backend.content.children[0].screenWidth == .full)
    }
}
