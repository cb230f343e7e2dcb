extension ListDifference {
    /// Returns the matching old index for each new index, or -1. The common ends need no table. For the rest, it maps
    /// each identity to its first old index; `next` links later ones, and `cursor` holds the first unmatched one.
    @inlinable
    static func sources<Element, ID: Hashable>(
        of new: ContiguousArray<Element>, in old: ContiguousArray<Element>, id: (Element) -> ID
    ) -> [Int] {
        // All empty arrays share one storage: setting its count below would be a data race for the thread sanitizer.
        if new.isEmpty { return [] }
        let shorter = Swift.min(old.count, new.count)
        var start = 0
        while start < shorter, id(old[start]) == id(new[start]) { start += 1 }
        var tail = 0
        while tail < shorter - start, id(old[old.count - 1 - tail]) == id(new[new.count - 1 - tail]) { tail += 1 }
        let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
        return [Int](unsafeUninitializedCapacity: new.count) { sources, count in
            for index in 0..<start { sources[index] = index }
            for index in newEnd..<new.count { sources[index] = index - newEnd + oldEnd }
            count = new.count
            if start == oldEnd || start == newEnd {
                for index in start..<newEnd { sources[index] = -1 }
                return
            }
            var first = [ID: Int](minimumCapacity: oldEnd - start)
            var next = [Int](repeating: -1, count: oldEnd - start)
            var cursor = next
            // Backwards, so that the table ends with the first occurrence and `next` ascends.
            for index in (start..<oldEnd).reversed() {
                if let later = first.updateValue(index, forKey: id(old[index])) { next[index - start] = later }
                cursor[index - start] = index
            }
            for index in start..<newEnd {
                guard let first = first[id(new[index])] else {
                    sources[index] = -1
                    continue
                }
                let source = cursor[first - start]
                sources[index] = source
                if source >= 0 { cursor[first - start] = next[source - start] }
            }
        }
    }
}
