public import BinderyView

extension HeadlessBackend: Rendering.LiveRegions {
    public func makeLiveRegion() -> HeadlessNode { make(.liveRegion) }
}
