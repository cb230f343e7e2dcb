public import BinderyView

extension HeadlessBackend: StackRendering {
    public func makeStack(_ arrangement: Arrangement) -> HeadlessNode { make(.stack(arrangement)) }

    public func makeSpacer() -> HeadlessNode { make(.spacer) }
}
