extension [Int] {
    /// The longest strictly increasing subsequence: the rows that can stay where they are while all others are moved.
    ///
    /// Patience sorting: C. Schensted, "Longest increasing and decreasing subsequences", 1961. O(n log n).
    var longestIncreasingSubsequence: [Int] {
        // For each length, where the subsequence of that length with the smallest end ends.
        var ends: [Index] = []
        var predecessors = [Index?](repeating: nil, count: count)
        for index in indices {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { predecessors[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var subsequence: [Int] = []
        var next = ends.last
        while let index = next {
            subsequence.append(self[index])
            next = predecessors[index]
        }
        return subsequence.reversed()
    }
}
