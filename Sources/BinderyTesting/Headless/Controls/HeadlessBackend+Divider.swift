public import BinderyView

extension HeadlessBackend: DividerRendering {
    public func makeDivider(in axis: Arrangement.Axis) -> HeadlessNode { make(.divider(axis)) }
}
