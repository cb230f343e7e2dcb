import BinderyTesting
import BinderyView
import Testing

@Suite struct ImageTests {
    @Test func showsItsSourceAndDescription() throws {
        let source = MutableProperty(ImageSource.path("/a.svg")), description = MutableProperty("A hat")
        let app = HeadlessApp { Image(source, description: description).id("image") }
        let node = try app.find("image").node
        #expect(node.kind == .image(.rectangle))
        #expect(node.source == .path("/a.svg"))
        source.value = .path("/b.svg")
        description.value = "一顶帽子"
        #expect(node.source == .path("/b.svg"))
        #expect(node.label == "一顶帽子")
    }

    @Test func aShapeSaysHowMuchRoomItTakes() throws {
        let app = HeadlessApp {
            Image(.constant(.path("/a.svg")), description: "").shape(.cover).id("cover")
            Avatar(.constant(nil), description: "").small().id("avatar")
        }
        #expect(try app.find("cover").node.kind == .image(.cover))
        #expect(try app.find("avatar").node.kind == .image(.smallAvatar))
    }

    @Test func anAvatarFallsBackToAPlaceholder() throws {
        let path = MutableProperty<String?>(nil)
        let app = HeadlessApp { Avatar(path, description: "You").id("avatar") }
        let node = try app.find("avatar").node
        #expect(node.kind == .image(.avatar))
        #expect(node.source == .personPlaceholder)
        path.value = "/accounts/1/avatar"
        #expect(node.source == .path("/accounts/1/avatar"))
        path.value = nil
        #expect(node.source == .personPlaceholder)
    }
}
