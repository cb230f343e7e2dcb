import ShowcaseModels
import Testing

@testable import Screens

@Suite struct NamedControlsTests {
    private func identifiers(_ view: String, _ declaration: Substring) -> String {
        NamedControls(in: [view]).identifiers(ofLinesIn: String(declaration))[0]
    }

    @Test func aDeclarationHasTheControlsWhoseStatementsMentionIt() {
        let view = """
                    TextField(texts[.phone], text: model.$phone)
                        .content(.telephone)
                        .id("phone")
                    Text(model.result).hidden(model.isWaiting).id("result")
            """
        #expect(identifiers(view, "    @Reactive(.saved) public var phone: String") == #".id("phone")"#)
        #expect(identifiers(view, "    private(set) lazy var isWaiting = login.isExecuting") == #".id("result")"#)
        #expect(identifiers(view, "        self.result = phone.map { $0 }") == #".id("result")"#)
        #expect(identifiers(view, "    let other, result: Int") == #".id("result")"#)
        #expect(identifiers(view, "        let phone = 1").isEmpty, "a constant of a function")
        let lines = NamedControls(in: [view]).identifiers(
            ofLinesIn: """
                        let phone = MutableProperty("")
                        self.phone = phone
                        model.result.value = 1
                """)
        #expect(lines == [#".id("phone")"#, #".id("phone")"#, #".id("result")"#], "of an initializer, and of a test")
        #expect(identifiers(view, "    let texts: Texts") == #".id("phone")"#)
        #expect(identifiers(view, "    let telephone: Int").isEmpty, "a member of an implicit type")
    }

    @Test func aBlockBelongsToItsControl() {
        let view = """
                Button(title) {
                    model.save()
                }
                .disabled(model.isSaving).id("save")
                List(model.rows) { row in
                    Text(row.name).id("name-\\(row.id)")
                }
                .id("list")
            """
        #expect(identifiers(view, "    func save() {") == #".id("save")"#)
        #expect(identifiers(view, "    let rows: Rows") == #".id("list")"#)
        #expect(identifiers(view, "    let name: String") == #".id("name-\(row.id)")"#, "not of the list around it")
    }

    @Test func labelsAreNotMentioned() {
        #expect(identifiers(#"    Button(text: label).id("button")"#, "    let text: String").isEmpty)
        #expect(identifiers(#"    Button(text: label).id("button")"#, "    let label: String") == #".id("button")"#)
        #expect(identifiers(#"    Text(model.label).id("name")"#, "    let name: String").isEmpty, "an identifier")
    }

    @Test(arguments: [
        ("phone-login", "phone"), ("phone-login", "login"), ("goods", "refresh"), ("goods", "goods"),
        ("books", "query"), ("gallery", "volume"), ("length-login", "username"), ("menu-group", "save"),
    ]) func screensShowWhatTheirViewModelsDeclare(screen: String, name: Substring) {
        let controls = NamedControls(in: ScreenSource.files(of: screen, .view).map(\.text))
        #expect(controls.identifiers(ofLinesIn: "    let \(name) = 0")[0].contains(".id("), "\(screen): \(name)")
    }
}
