import Testing

@testable import BinderyWeb

@Suite struct PageFilesTests {
    @Test func aScriptAndItsFilesHaveAddressesThatChangeWithThem() throws {
        let one = PageFiles(scripts: [PageScript("chart", module: [1], files: ["lib/plot.js": [2], "a.css": [3]])])
        let two = PageFiles(scripts: [PageScript("chart", module: [1], files: ["lib/plot.js": [9], "a.css": [3]])])
        #expect(one.files.count == 3)
        let addresses = try #require(one.scriptAddresses)
        #expect(addresses.wholeMatch(of: /\{"chart":"\/bindery\/scripts\/chart\/[a-z0-9]{8,13}\/index\.js"\}/) != nil)
        #expect(addresses != two.scriptAddresses)
        #expect(one.version != two.version && one.version.hasPrefix("_"))
        #expect(one.files.first { $0.key.hasSuffix("a.css") }?.value.type == "text/css; charset=utf-8")
        #expect(PageFiles().version == "" && PageFiles().scriptAddresses == nil)
    }

    @Test func styleSheetsKeepTheirOrder() {
        let files = PageFiles(styles: [[1], [2]])
        #expect(files.styleSheets.count == 2 && files.styleSheets[0] != files.styleSheets[1])
        #expect(PageFiles(styles: [[2], [1]]).styleSheets == files.styleSheets.reversed())
    }

    @Test(arguments: [
        ("a { color: red }", true), ("a { background: url(/a.svg), url( \"data:image/svg+xml,%3Csvg\" ) }", true),
        ("a { background: URL('https://a.example/b.png') }", true), ("a { background: url(a.svg) }", false),
        ("a { background: url(/a.svg), url('../b.svg') }", false), ("@import \"/more.css\";", false),
        ("a::after { content: \"</STYLE>\" }", false), ("@charset \"utf-8\";", false),
        ("\u{FEFF}:root { color: red }", false), ("a { background: \\75rl(a.svg) }", false),
        ("a { background: image-set(\"a.png\" 1x) }", false), ("@\\69mport \"/more.css\";", false),
    ])
    func aStyleSheetIsInAPageUnlessItsMeaningDependsOnItsAddress(style: String, isInPage: Bool) {
        let files = PageFiles(styles: [Array(style.utf8)])
        #expect(files.canBeInPage(files.styleSheets[0]) == isInPage)
    }

    @Test func theToolkitsStyleSheetCanBeInAPage() throws {
        #expect(PageFiles.canBeInPage(try #require(WebAssets.files["bindery.css"]).bytes))
    }

    @Test(arguments: [
        (
            PageScript("Chart", module: []),
            "The script \"Chart\" is left out: name it with lower-case letters, digits and hyphens."
        ),
        (
            PageScript("", module: []),
            "The script \"\" is left out: name it with lower-case letters, digits and hyphens."
        ),
        (
            PageScript("a", module: [], files: ["../b.js": []]),
            "The script “a” is left out: its file \"../b.js\" has no plain name. Name it with letters, digits, hyphens, dots and underscores."
        ),
        (
            PageScript("a", module: [], files: ["x//b.js": []]),
            "The script “a” is left out: its file \"x//b.js\" has no plain name. Name it with letters, digits, hyphens, dots and underscores."
        ),
        (
            PageScript("a", module: [], trustedTypes: ["x; script-src *"]),
            "The script “a” is left out: \"x; script-src *\" is not a policy of its own. Name the Trusted Types policies that it creates."
        ),
        (
            PageScript("a", module: [], trustedTypes: ["bindery"]),
            "The script “a” is left out: \"bindery\" is not a policy of its own. Name the Trusted Types policies that it creates."
        ),
    ])
    func aScriptThatIsNotValidIsLeftOut(_ script: PageScript, _ problem: String) {
        let files = PageFiles(scripts: [script])
        #expect(files.files.isEmpty && files.problems == [problem])
    }

    @Test func aSecondScriptOfTheNameIsLeftOut() {
        let files = PageFiles(scripts: [PageScript("a", module: [1]), PageScript("a", module: [2])])
        #expect(files.files.count == 1)
        #expect(files.problems == ["A second script “a” is left out: give each script a name of its own."])
    }

    @Test func thePolicyNamesTheFurtherPolicies() {
        var policy = SitePolicy()
        policy.pageFiles = PageFiles(scripts: [PageScript("a", module: [], trustedTypes: ["editor", "editor#html"])])
        let header = policy.headers(type: "text/html", isSecure: false)[0].value
        #expect(header.hasSuffix("require-trusted-types-for 'script'; trusted-types bindery editor editor#html"))
        #expect(!header.contains("unsafe"))
    }
}
