import BinderySynchronization
import BinderyView
import Testing

@testable import BinderyWeb

@Suite struct ImageAddressTests {
    private let backend = WebBackend()

    private func source(of path: String) -> (address: String?, messages: [String]) {
        let messages = Mutex<[String]>([])
        return Diagnostics.$handler.withValue(.init { diagnosis in messages.withLock { $0.append("\(diagnosis)") } }) {
            let image = backend.makeImage(shape: .rectangle)
            backend.setSource(.path("/before"), of: image)
            backend.setSource(.path(path), of: image)
            return (image[attribute: .src], messages.withLock { $0 })
        }
    }

    @Test(arguments: [
        "/a.png", "a.png", "../a.png", "//images.example/a.png", "https://images.example/a.png",
        "HTTP://images.example/",
        "/a?b=c:d", "a/b:c", "?a:b", "#a:b", "", ":a", "1:2", "中:a",
    ])
    func aPictureComesFromTheWeb(_ path: String) {
        let (address, messages) = source(of: path)
        #expect(address == path)
        #expect(messages.isEmpty)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
        "\u{1}javascript:x",
        "java\r\nscript:alert(1)", "data:text/html,<script>", "vbscript:x", "file:///etc/passwd", "blob:x",
        "mailto:a@b.c",
    ])
    func noneComesFromAnythingElse(_ path: String) {
        let (address, messages) = source(of: path)
        #expect(address == nil)
        #expect(
            messages == [
                """
                Bindery: An Image is to be loaded from \(path.debugDescription), which is not a web address. It is not loaded. Give it a path of \
                the application, or an address that begins with https:// or http://.
                """
            ])
    }
}
