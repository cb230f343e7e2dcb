public import BinderyView

extension HeadlessBackend: Rendering.Grids {
    public func makeGrid(_ arrangement: Rendering.GridArrangement) -> HeadlessNode { make(.grid(arrangement)) }
}
