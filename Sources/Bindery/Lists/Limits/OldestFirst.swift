/// Objects in the order in which they were added. Those that no longer count are skipped.
/// - Complexity: O(1) amortised. Holds at most as many that no longer count as others, and 64.
final class OldestFirst<Object: AnyObject> {
    private let counts: (Object) -> Bool
    private var objects: [Object] = []
    private var start = 0
    /// The number of objects at which those that no longer count are dropped.
    private var sweepCount = 64

    init(where counts: @escaping (Object) -> Bool) { self.counts = counts }

    func append(_ object: Object) {
        if objects.count >= sweepCount {
            objects = objects[start...].filter(counts)
            start = 0
            sweepCount = max(64, 2 * objects.count)
        }
        objects.append(object)
    }

    func removeFirst() -> Object? {
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
