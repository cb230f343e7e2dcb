public import BinderyView

extension HeadlessBackend: LiveRegionRendering {
    public func makeLiveRegion() -> HeadlessNode { make(.liveRegion) }
}
