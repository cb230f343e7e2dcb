extension ListDifference {
    /// For each new index the old one that it is matched with, or -1.
    ///
    /// The ends that are alike need no table. Of what is between them the table holds, for each identity, the first old index; from there
    /// `next` leads to the further ones, and `cursor` to the first that is not matched yet.
    @inlinable
    static func sources<Element, ID: Hashable>(
        of new: ContiguousArray<Element>, in old: ContiguousArray<Element>, id: (Element) -> ID
    ) -> [Int] {
        // Of an array without elements all have the same, and its count would be written below: the thread sanitizer complains of that.
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
            // Backwards: so the table ends up with the first one, and `next` ascends.
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
