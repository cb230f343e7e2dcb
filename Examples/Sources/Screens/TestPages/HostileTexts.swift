import BinderyView

/// Hostile texts in every place for a text, with their code points, to test that browsers read them unchanged.
struct HostileTexts: View {
    private let isRaised = MutableProperty(false)
    private let isShown = MutableProperty(true)

    var body: some View {
        let (isRaised, isShown) = (isRaised, isShown)
        Screen("hostile-texts", title: "Hostile texts") {
            Row {
                // Sends each text as an operation, then in inserted HTML.
                Button("Change") { isRaised.value.toggle() }.id("change")
                Button("Recreate") {
                    isShown.value = false
                    isShown.value = true
                }
                .id("anew")
            }
            When(isShown) {
                ForEach(.constant(Self.texts), id: { $0 }) { text in
                    let shown = isRaised.combine(text) { isRaised, text in isRaised ? "<\(text)>" : text }
                    Column {
                        Text(shown.map(Self.codePoints)).id("expected")
                        Text(shown).id("text")
                        TextArea(shown, text: MutableProperty(text.value)).placeholder(shown).id("area")
                        Button(shown) {}.id("button")
                        Image(.constant(.personPlaceholder), description: shown).id("image")
                    }
                }
            }
        }
    }

    private static func codePoints(_ text: String) -> String {
        text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }

    /// Characters up to the accents, general punctuation and specials, and texts known to have broken out of HTML.
    private static let texts: [String] =
        [0..<0x370, 0x2000..<0x2070, 0xFFF0..<0x10000].flatMap { range in
            stride(from: range.lowerBound, to: range.upperBound, by: 16).map { start in
                String(String.UnicodeScalarView((start..<start + 16).compactMap { Unicode.Scalar($0 as Int) }))
            }
        } + [
            "<script>document.title='broken'</script>", "</textarea><script>document.title='broken'</script>",
            "</p><img src=x onerror=alert(1)>",
            "</title><svg/onload=alert(1)>", "\" onmouseover=\"alert(1)", "' onfocus='alert(1)", "<!--", "--><b>",
            "<![CDATA[x]]>", "]]>", "<?x?>",
            "&lt;b&gt;", "&#60;b&#62;", "&amp", "&notit;", "&#0;", "&#x80;", "&#13;", "<\u{301}b>", "\u{301}", "\n",
            "\n\n<", "\r\n", "\ra", "\u{0}<",
            "javascript:alert(1)", "\\u003cb\\u003e", "${1}{{1}}`", "\u{202E}txt.exe", "👨‍👩‍👧‍👦", "中文",
            "\u{1FFFE}\u{10FFFF}\u{E0041}", " ", "",
        ]
}
