/// Whether two values of views are equal, as SwiftUI compares them: field by field. Closures are never equal.
enum Equality {
    static func areEqual(_ one: Any, _ other: Any) -> Bool {
        if type(of: one) != type(of: other) { return false }
        if let one = one as? any ComparableLocation { return one.isSame(as: other) }
        // The framework keeps the value of a dynamic property elsewhere.
        if one is any DynamicProperty { return true }
        if let one = one as? any Equatable { return isEqual(one, other) }
        if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
        let (left, right) = (Mirror(reflecting: one), Mirror(reflecting: other))
        switch left.displayStyle {
        case .struct, .tuple, .optional, .enum, .collection:
            guard left.children.count == right.children.count else { return false }
            if left.displayStyle == .enum, left.children.isEmpty { return "\(one)" == "\(other)" }
            return zip(left.children, right.children).allSatisfy {
                $0.label == $1.label && areEqual($0.value, $1.value)
            }
        default: return false
        }
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }
}

/// A binding, which is equal to another of the same origin.
protocol ComparableLocation {
    func isSame(as other: Any) -> Bool
}
