extension [Int] {
    /// Whether each number is in a longest increasing subsequence and can stay in place; negative ones never. Patience
    /// sorting (C. Schensted, "Longest increasing and decreasing subsequences", 1961): O(n log n), O(n) if in order.
    var longestIncreasingSubsequence: [Bool] {
        // For each length, the index of the smallest number that ends a subsequence of that length.
        var ends: [Int] = []
        var predecessors = [Int](repeating: -1, count: count)
        for (index, number) in enumerated() where number >= 0 {
            var low = ends.count
            if let last = ends.last, self[last] >= number {
                low = 0
                var high = ends.count - 1
                while low < high {
                    let middle = (low + high) / 2
                    if self[ends[middle]] < number { low = middle + 1 } else { high = middle }
                }
            }
            if low > 0 { predecessors[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var belongs = [Bool](repeating: false, count: count)
        var index = ends.last ?? -1
        while index >= 0 {
            belongs[index] = true
            index = predecessors[index]
        }
        return belongs
    }
}
