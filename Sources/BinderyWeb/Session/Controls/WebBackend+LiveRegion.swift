internal import BinderyView

extension WebBackend: LiveRegionRendering {
    func makeLiveRegion() -> WebNode {
        let region = makeNode(.div, "live")
        region[attribute: .role] = "status"
        return region
    }
}
