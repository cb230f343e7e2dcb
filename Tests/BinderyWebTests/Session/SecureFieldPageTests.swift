import BinderyView
import Testing

@testable import BinderyWeb

@Suite struct SecureFieldPageTests {
    @Test func theButtonThatRevealsKeepsItsTitlesBehindAClearButton() {
        let backend = WebBackend()
        let scope = Scope()
        let show = MutableProperty("Show")
        let texts = InterfaceTexts(reveal: show, conceal: "Hide")
        SecureField("Password", text: MutableProperty("")).clearButton("Clear", id: "clear").mount(
            in: Rendering.MountPoint(backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: texts))
        show.value = "显示"
        let html = backend.root.innerHTML
        #expect(html.contains(">显示</span>") && html.contains(">Hide</span>"), "\(html)")
        scope.dispose()
    }
}
