import BinderyView
import Testing

@testable import BinderyWeb

/// The texts by which a page shows a chosen value before the session has answered.
@Suite final class OfferedTextsTests {
    private let backend = WebBackend()
    private let scope = Scope()

    deinit { scope.dispose() }

    private func texts(of view: some View) -> String? {
        view.mount(
            in: Rendering.MountPoint(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: .english))
        backend.isPageSent = true
        return node()[attribute: .dataTexts]
    }

    private func node() -> WebNode {
        func search(_ node: WebNode) -> WebNode? {
            node[attribute: .dataTestid] == "it" ? node : node.children.lazy.compactMap(search).first
        }
        return search(backend.stack)!
    }

    @Test func aSliderHasThoseOfItsSteps() {
        let slider = Slider("Volume", value: MutableProperty(0), in: 0...1, step: 0.25) { "\(Int($0 * 100)) %" }
        #expect(texts(of: slider.id("it")) == "0 %\n25 %\n50 %\n75 %\n100 %")
    }

    @Test func theLastStepOfASliderEndsBeforeItsRange() {
        let slider = Slider("Volume", value: MutableProperty(0), in: 0...1, step: 0.3)
        #expect(texts(of: slider.id("it")) == "0\n0.3\n0.6\n0.9")
    }

    @Test(arguments: [(100, 101), (101, nil)])
    func moreThan101AreNotSent(_ last: Int, _ count: Int?) {
        let slider = Slider("Volume", value: MutableProperty(0), in: 0...Double(last), step: 1)
        #expect(texts(of: slider.id("it")).map { $0.split(separator: "\n").count } == count)
        let stepper = Stepper("Seats", value: MutableProperty(0), in: 0...last)
        let node = WebBackend()
        stepper.mount(
            in: Rendering.MountPoint(node, root: node.stack, toasts: node.toasts, scope: scope, texts: .english))
        #expect(node.root.innerHTML.contains("data-texts") == (count != nil))
    }

    @Test func aStepperHasThoseOfItsRange() {
        #expect(texts(of: Stepper("Seats", value: MutableProperty(2), in: 1...4).id("it")) == "1\n2\n3\n4")
    }

    @Test func aStepperOfDecimalNumbersHasShortOnes() {
        let size = Stepper("Size", value: MutableProperty(0.1), in: 0...0.5, step: 0.1)
        #expect(texts(of: size.id("it")) == "0.0\n0.1\n0.2\n0.3\n0.4\n0.5")
    }

    @Test func aStepperWhoseLastStepIsShorterHasNone() {
        // From 4 it steps back to 2, which is not a step from 1.
        #expect(texts(of: Stepper("Seats", value: MutableProperty(1), in: 1...4, step: 2).id("it")) == nil)
    }

    @Test func aRangeWithoutEndHasNone() {
        #expect(texts(of: Stepper("Seats", value: MutableProperty(1), in: 0...Int.max).id("it")) == nil)
    }

    @Test func aTextOfSeveralLinesIsNotSent() {
        let slider = Slider("Volume", value: MutableProperty(0), in: 0...1, step: 1) { "\($0)\nof 1" }
        #expect(texts(of: slider.id("it")) == nil)
    }

    @Test func theyFollowWhatTheFormatReads() {
        let unit = MutableProperty("%")
        let slider = Slider("Volume", value: MutableProperty(0), in: 0...1, step: 1) { "\(Int($0)) \(unit.value)" }
        #expect(texts(of: slider.id("it")) == "0 %\n1 %")
        unit.value = "of 1"
        #expect(node()[attribute: .dataTexts] == "0 of 1\n1 of 1")
    }
}
