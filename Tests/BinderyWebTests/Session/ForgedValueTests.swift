import BinderyView
import Testing

@testable import BinderyWeb
@testable import BinderyWire

/// Values from a page are accepted only as far as its controls permit.
@Suite final class ForgedValueTests {
    private let backend = WebBackend()
    private let scope = Scope()
    private let isOn = MutableProperty(false)
    private let volume = MutableProperty(0.5)
    private let seats = MutableProperty(1)
    private let size = MutableProperty("M")
    private let sizes = MutableProperty(["S", "M"])
    private let name = MutableProperty("Ada")
    private let password = MutableProperty("s3cret")
    private let isOff = MutableProperty(false)

    init() {
        let view = Column {
            Toggle("Wi-Fi", isOn: isOn).id("toggle")
            Slider("Volume", value: volume, in: 0...1, step: 0.25).id("slider")
            Stepper("Seats", value: seats, in: 1...2).id("stepper")
            Picker("Size", selection: size, choices: sizes, title: { $0 }).id("picker")
            TextField("Name", text: name).id("field")
            SecureField("Password", text: password).id("secure")
        }
        .disabled(isOff)
        view.mount(
            in: Rendering.MountPoint(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: .english))
        backend.isPageSent = true
    }

    deinit { scope.dispose() }

    private func node(_ id: String) -> WebNode {
        func search(_ node: WebNode) -> WebNode? {
            node[attribute: .dataTestid] == id ? node : node.children.lazy.compactMap(search).first
        }
        return search(backend.root)!
    }

    /// Sends an edit, and returns the operations that answer it.
    private func edit(_ id: String, _ text: String) -> String {
        backend.handle(.edit(node: node(id).number, text: text))
        return backend.takeOperations()
    }

    private func truth(_ id: String, _ text: String) -> String { #"[["v",\#(node(id).number),"\#(text)"]]"# }

    @Test func whatIsOfferedIsTakenAndNotEchoed() {
        #expect(edit("toggle", "true") == "[]")
        #expect(edit("picker", "1") == "[]")
        #expect(!edit("slider", "0.75").contains(#""v""#))
        #expect([isOn.value ? "on" : "off", size.value, "\(volume.value)"] == ["on", "S", "0.75"])
    }

    @Test(arguments: ["", "1", "TRUE", "on", "null", "[true]"])
    func aToggleIsTrueOrFalse(_ forged: String) {
        #expect(edit("toggle", forged) == truth("toggle", "false"))
        #expect(!isOn.value)
    }

    @Test(arguments: ["", "1.25", "-0.25", "0.3", "nan", "inf", "-inf", "1e400", "0,5", "abc", "0x1p9", "0.75\u{0}"])
    func aSliderIsANumberThatItOffers(_ forged: String) {
        #expect(edit("slider", forged) == truth("slider", "0.5"))
        #expect(volume.value == 0.5)
    }

    @Test(arguments: ["", "0", "3", "-1", "01", "+1", "1.0", "S", "99999999999999999999"])
    func aPickerIsAChoiceThatExists(_ forged: String) {
        #expect(edit("picker", forged) == truth("picker", "2"))
        #expect(size.value == "M")
    }

    @Test func aChoiceThatWasWithdrawnMeanwhileIsRefused() {
        sizes.value = ["L", "M"]
        _ = backend.takeOperations()
        #expect(edit("picker", "1") == truth("picker", "2"))
        #expect(size.value == "M")
    }

    @Test(arguments: ["", "a", "nan", "inf", "1e999", "1;2", "2\u{0}"])
    func aStepperTakesNumbersAlone(_ forged: String) {
        #expect(edit("stepper", forged) == truth("stepper", "1"))
        #expect(seats.value == 1)
    }

    @Test(arguments: [("-1", 1), ("99999999999999999999", 2), ("1.6", 2)])
    func aNumberIsTheNearestThatAStepperOffers(_ typed: String, _ value: Int) {
        _ = edit("stepper", typed)
        #expect(seats.value == value)
    }

    @Test func aStepperGoesNoFurtherThanItsRange() {
        let buttons = node("stepper").parent!.children.filter { $0.tag == .button }
        backend.handle(.tap(node: buttons[0].number))
        #expect(seats.value == 1)
        for _ in 0..<3 { backend.handle(.tap(node: buttons[1].number)) }
        #expect(seats.value == 2)
    }

    @Test(arguments: ["a\nb", "\r", "Ada\r\n"])
    func aLineIsOneLine(_ forged: String) {
        #expect(edit("field", forged) == truth("field", "Ada"))
        #expect(edit("secure", forged) == truth("secure", "s3cret"))
        #expect([name.value, password.value] == ["Ada", "s3cret"])
    }

    @Test func whatWasTypedBeforeADialogCameStillCounts() {
        let isOpen = MutableProperty(true)
        let sheet = Text("").sheet(isPresented: isOpen, title: "Sheet") { Text("In") }
        sheet.mount(
            in: Rendering.MountPoint(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: .english))
        _ = backend.takeOperations()
        #expect(edit("field", "Grace") == "[]")
        #expect(edit("toggle", "true") == truth("toggle", "false"))
        #expect(name.value == "Grace")
        #expect(!isOn.value)
    }

    @Test(arguments: ["toggle", "slider", "stepper", "picker", "field"])
    func aBrowserRestoresNothingOfASessionThatIsGone(_ id: String) {
        #expect(node(id)[attribute: .autocomplete] == "off")
    }

    @Test func aDisabledControlTakesNothingAndSaysWhatHolds() {
        isOff.value = true
        _ = backend.takeOperations()
        #expect(edit("toggle", "true") == truth("toggle", "false"))
        #expect(edit("slider", "1") == truth("slider", "0.5"))
        #expect(edit("picker", "1") == truth("picker", "2"))
        backend.handle(.tap(node: node("stepper").parent!.children[2].number))
        #expect(
            [isOn.value ? "on" : "off", "\(volume.value)", size.value, "\(seats.value)"] == ["off", "0.5", "M", "1"])
    }

    @Test func onlyWhatHasTheFocusCanBeLeft() {
        var left = 0
        let name = TextField("Name", text: MutableProperty("")).onBlur { left += 1 }.id("name")
        name.mount(
            in: Rendering.MountPoint(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: .english))
        let number = node("name").number
        backend.handle(.blur(node: number))
        #expect(left == 0)
        backend.handle(.focus(node: number))
        backend.handle(.blur(node: number))
        backend.handle(.blur(node: number))
        #expect(left == 1)
    }
}
