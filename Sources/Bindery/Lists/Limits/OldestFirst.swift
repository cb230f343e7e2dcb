/// Objects in the order in which they were added. Those that no longer count are skipped.
final class OldestFirst<Object: AnyObject> {
    private var objects: [Object] = []
    private var start = 0

    func append(_ object: Object) { objects.append(object) }

    /// Drops those that no longer count, once they are more than the `remaining` others.
    /// - Complexity: O(1) amortised.
    func drop(keeping remaining: Int, where counts: (Object) -> Bool) {
        if objects.count - start <= 2 * remaining + 32 { return }
        objects = objects[start...].filter(counts)
        start = 0
    }

    /// - Complexity: O(1) amortised.
    func removeFirst(where counts: (Object) -> Bool) -> Object? {
        while start < objects.count {
            let object = objects[start]
            start += 1
            if start > 32, start > objects.count / 2 {
                objects.removeFirst(start)
                start = 0
            }
            if counts(object) { return object }
        }
        return nil
    }
}
