public import BinderyView

extension HeadlessBackend: GridRendering {
    public func makeGrid(_ arrangement: GridArrangement) -> HeadlessNode { make(.grid(arrangement)) }
}
