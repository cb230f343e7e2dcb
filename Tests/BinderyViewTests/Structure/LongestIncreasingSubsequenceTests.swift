import Testing

@testable import BinderyView

@Suite struct LongestIncreasingSubsequenceTests {
    @Test(
        arguments: [
            ([], []), ([1], [1]), ([1, 2, 3], [1, 2, 3]), ([1, 2, 0], [1, 2]), ([2, 0, 1], [0, 1]),
            ([5, 1, 4, 2, 3], [1, 2, 3]),
        ] as [([Int], [Int])])
    func isFound(_ numbers: [Int], _ expected: [Int]) {
        #expect(numbers.longestIncreasingSubsequence == expected)
    }

    @Test func isAsLongAsTheLongestOfAll() {
        for numbers in permutations(of: [0, 1, 2, 3, 4, 5]) {
            let found = numbers.longestIncreasingSubsequence
            #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
            #expect(found.count == longest(numbers[...], above: -1))
        }
    }

    private func longest(_ numbers: ArraySlice<Int>, above limit: Int) -> Int {
        guard let first = numbers.first else { return 0 }
        let without = longest(numbers.dropFirst(), above: limit)
        return first > limit ? max(without, 1 + longest(numbers.dropFirst(), above: first)) : without
    }

    private func permutations(of numbers: [Int]) -> [[Int]] {
        numbers.isEmpty
            ? [[]]
            : numbers.flatMap { first in permutations(of: numbers.filter { $0 != first }).map { [first] + $0 } }
    }
}
