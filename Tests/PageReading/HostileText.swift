/// Texts that are made to be taken for something other than text.
package enum HostileText {
    /// Texts that have broken out of HTML, JSON or an address in some program.
    package static let known = [
        "<script>alert(1)</script>", "</script><script>alert(1)</script>", "</textarea><img src=x onerror=alert(1)>",
        "</title><svg/onload=alert(1)>", "</select></option><b>", "\" onmouseover=\"alert(1)", "' onfocus='alert(1)",
        "><b>", "<!-- ", "--><b>", "<!--<script>", "<![CDATA[x]]>", "]]>", "<?xml?>", "<>", "</>", "< b>",
        "<\u{0301}b>",
        "&lt;b&gt;", "&#60;b&#62;", "&amp", "&notit;", "&#0;", "&#x80;", "&", "&;", "javascript:alert(1)",
        "JaVaScRiPt\u{3A}alert(1)", "java\u{9}script:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,<b>",
        "//evil.example/", "\\\\evil.example\\", "/\\evil.example", "https://evil.example/", "\\", "\\u003cb\\u003e",
        "\"",
        "\\\"", "'", "`", "${1}", "{{1}}", "\u{0}", "a\u{0}b", "\u{0}<", "\r", "\r\n", "\n", "\n\n", "\n<",
        "\u{B}\u{C}",
        "\u{1B}[31m", "\u{7F}", "\u{80}\u{9F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{2028}", "\u{2029}",
        "\u{200B}\u{200D}",
        "\u{202E}txt.exe", "\u{2066}\u{2069}", "\u{200F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}",
        "\u{1FFFE}", "\u{301}", "\u{301}<b>", "e\u{301}", "\u{20DD}\"", "\u{E0041}", "🎈", "👨‍👩‍👧‍👦", "中文", "", " ", "  a  ",
        "\t",
    ]

    /// Pieces from which further texts are made.
    private static let pieces =
        known + [
            "<", ">", "\"", "'", "&", "/", "=", "a", "b", "1", ";", "#", "-", "!", "[", "]", ",", "null", "\u{308}",
            "\u{1F}",
        ]

    package static func random(from generator: inout some RandomNumberGenerator) -> String {
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            if Bool.random(using: &generator) { return pieces.randomElement(using: &generator)! }
            let code = UInt32.random(in: 0...(Bool.random(using: &generator) ? 0x2FF : 0x10FFFF), using: &generator)
            return Unicode.Scalar(code).map { String($0) } ?? "\u{FFFD}"
        }
        .joined()
    }
}
