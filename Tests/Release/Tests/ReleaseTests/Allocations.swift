import CAllocations
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test where allocations are not counted, instead of letting it pass.
    static var countsAllocations: Self {
        .enabled("only glibc's allocations are counted") { bindery_tests_counts_allocations() }
    }
}

func allocations(_ body: () -> Void) -> Int {
    let before = bindery_tests_allocations()
    body()
    return Int(bindery_tests_allocations() - before)
}

/// Also counts the bytes that were asked for.
func allocations(bytes: inout Int, _ body: () -> Void) -> Int {
    let before = bindery_tests_allocated_bytes()
    let count = allocations(body)
    bytes = Int(bindery_tests_allocated_bytes() - before)
    return count
}

/// Expects at most a number of allocations in each run of `body`, after first runs for what is allocated lazily. The
/// compiler puts the context of a closure on the stack or not, depending on the rest of the program.
func expectAllocations(
    _ expected: Int, _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: (Int) -> Void
) {
    let runs = 100
    for number in 0..<3 { body(number) }
    let counted = allocations { for number in 0..<runs { body(number + 3) } }
    #expect(
        counted <= expected * runs,
        "\(what) made \(counted) allocations in \(runs) runs instead of at most \(expected) in each",
        sourceLocation: sourceLocation)
}
