public import BinderyView

extension HeadlessBackend: Rendering.Stacks {
    public func makeStack(_ arrangement: Rendering.Arrangement) -> HeadlessNode { make(.stack(arrangement)) }

    public func makeSpacer() -> HeadlessNode { make(.spacer) }
}
