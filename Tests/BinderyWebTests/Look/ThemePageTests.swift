import BinderyTestSupport
import BinderyView
import BinderyWebTesting
import Testing

@testable import BinderyWeb

@Suite struct ThemePageTests {
    private static let purple = Theme.Shade(
        light: Color(red: 0x7A, green: 0x1F, blue: 0x5C), dark: Color(red: 0xE9, green: 0x9B, blue: 0xD2))

    private static var everything: Theme {
        var theme = Theme()
        theme.scheme = .dark
        theme.density = .compact
        theme.spacing = .loose
        theme.corners = .round
        theme.textSize = 110
        theme.fonts = ["Noto Serif", "serif"]
        theme[.accent] = purple
        theme[.page] = Theme.Shade(light: .white, dark: .black)
        return theme
    }

    @Test func aThemeIsAnAddress() {
        #expect(Theme().address == nil)
        #expect(
            Self.everything.parameters == """
                scheme=dark&density=compact&spacing=loose&corners=round&size=110&fonts=Noto%20Serif,serif&\
                page=ffffff-000000&accent=7a1f5c-e99bd2
                """)
    }

    @Test func theAddressIsReadAsItWasWritten() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<500 {
            var theme = Theme()
            theme.scheme = Theme.Scheme.allCases.randomElement(using: &random)!
            theme.density = Theme.Density.allCases.randomElement(using: &random)!
            theme.spacing = Theme.Spacing.allCases.randomElement(using: &random)!
            theme.corners = Theme.Corners.allCases.randomElement(using: &random)!
            theme.textSize = .random(in: 50...200, using: &random)
            theme.fonts = ["Inter", "Noto Sans SC", "ui-serif"].filter { _ in Bool.random(using: &random) }
            for role in Theme.Role.allCases where Bool.random(using: &random) {
                func color() -> Color {
                    let part = { UInt8.random(in: 0...255, using: &random) }
                    return Color(red: part(), green: part(), blue: part())
                }
                theme[role] = Theme.Shade(light: color(), dark: color())
            }
            guard let address = theme.address else { continue }
            let query = try #require(address.split(separator: "?").last)
            #expect(Theme(query: String(query)) == theme)
        }
    }

    @Test(arguments: [
        "", "scheme=dark", "scheme=pink&v=@", "scheme=dark&scheme=light&v=@", "accent=7a1f5c&v=@",
        "accent=7a1f5c-e99bd2-000000&v=@", "accent=7A1F5C-e99bd2&v=@", "accent=red-blue&v=@", "size=1000&v=@",
        "size=0110&v=@", "fonts=a%3Bb&v=@", "fonts=%7D*%7B&v=@", "fonts=&v=@", "x=1&v=@", "v=@", "v=@&scheme=dark",
        "scheme=dark&v=old", "accent=7a1f5c-e99bd2;}*{color:red}&v=@", "scheme&v=@", "density=compact&scheme=dark&v=@",
    ])
    func whatIsNotTheAddressOfAThemeIsRefused(_ query: String) {
        #expect(Theme(query: query.replacing("@", with: WebAssets.version)) == nil)
    }

    @Test func fontsThatAreNotNamesAreLeftOut() {
        var theme = Theme()
        theme.fonts = ["\"; } * { color: red", "", "Inter", "a,b", String(repeating: "x", count: 65)]
        #expect(theme.parameters == "fonts=Inter")
        #expect(theme.css == ":root {\n  --font: \"Inter\";\n}\n")
    }

    @Test func theStyleSheetHasTheColoursAndThoseThatFollowThem() {
        let css = Self.everything.css
        for line in [
            ":root { color-scheme: dark; }", "font-size: 110%;", "--font: \"Noto Serif\", serif;", "--target: 36px;",
            "--radius: 20px;",
            "--space: 6px;", "--accent: light-dark(#7a1f5c, #e99bd2);", "--on-accent: light-dark(#ffffff, #000000);",
            "--accent-hover: color-mix(in oklab, var(--accent) 88%, light-dark(black, white));",
            "--page: light-dark(#ffffff, #000000);",
        ] { #expect(css.contains("  \(line)\n"), "\(line)") }
    }

    @Test func aPageHasItsThemeFromTheStartAndFollowsIt() throws {
        let theme = MutableProperty(Self.everything)
        let page = try TestPage {
            LivePage(language: .constant("en"), texts: .english, content: Text("x").theme(theme).id("x"))
        }
        #expect(page.content.theme == Self.everything.address)
        page.perform { theme.value.scheme = .light }
        #expect(page.content.theme.contains("scheme=light"))
        page.perform { theme.value = Theme() }
        #expect(page.content.theme == "")
    }

    @Test func theHeadTellsWhatThePageIs() throws {
        let page = try TestPage {
            LivePage(
                language: .constant("en"), texts: .english,
                metadata: PageMetadata(
                    description: "Goods & \"more\"", picture: "/share.png", icon: "/icon.svg", manifest: "/app.json",
                    canonical: "https://shop.example/"),
                content: Text("x").id("x"))
        }
        for line in [
            "<meta name=\"description\" content=\"Goods &amp; &quot;more&quot;\">",
            "<meta property=\"og:image\" content=\"/share.png\">", "<link rel=\"manifest\" href=\"/app.json\">",
            "<link rel=\"canonical\" href=\"https://shop.example/\">", "<link rel=\"icon\" href=\"/icon.svg\">",
        ] { #expect(page.firstHTML.contains(line), "\(line)") }
        #expect(!page.firstHTML.contains(WebAssets.personPath))
    }

    @Test func anAddressInTheHeadIsOneOfTheWeb() {
        let head = PageMetadata(
            picture: "javascript:x", icon: "data:image/svg+xml,x", manifest: "file:///x", canonical: "javascript:x"
        ).html(title: "T")
        #expect(!head.contains("javascript") && !head.contains("file:") && !head.contains("data:"))
        #expect(head.contains(WebAssets.personPath))
    }
}
