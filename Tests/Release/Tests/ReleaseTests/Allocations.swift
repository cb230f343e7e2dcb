import CAllocations
import Testing

extension Trait where Self == ConditionTrait {
    /// Where nothing is counted a test is skipped, and says so, instead of passing.
    static var countsAllocations: Self {
        .enabled("only glibc's allocations are counted") { bindery_tests_counts_allocations() }
    }
}

/// The allocations of this thread during `body`.
func allocations(_ body: () -> Void) -> Int {
    let before = bindery_tests_allocations()
    body()
    return Int(bindery_tests_allocations() - before)
}

/// Expects that so many allocations are made per run of `body`, once what is made lazily has been made.
func expectAllocations(
    _ expected: Int, _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: (Int) -> Void
) {
    let runs = 100
    for number in 0..<3 { body(number) }
    let counted = allocations { for number in 0..<runs { body(number + 3) } }
    #expect(
        counted == expected * runs,
        "\(what) made \(counted) allocations in \(runs) runs instead of \(expected) in each",
        sourceLocation: sourceLocation)
}
