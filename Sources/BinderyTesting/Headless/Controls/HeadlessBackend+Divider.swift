public import BinderyView

extension HeadlessBackend: Rendering.Dividers {
    public func makeDivider(in axis: Rendering.Arrangement.Axis) -> HeadlessNode { make(.divider(axis)) }
}
