internal import BinderyView

extension WebBackend: Rendering.LiveRegions {
    func makeLiveRegion() -> WebNode {
        let region = makeNode(.div, "live")
        region[attribute: .role] = "status"
        return region
    }
}
