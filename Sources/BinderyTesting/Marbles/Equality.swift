internal import BinderyStreams

/// Whether two values of a diagram are equal: by `==`, or part by part for types without it, such as tuples. The
/// comparison is dynamic, so that thousands of diagrams do not each need generic code.
func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? Recording, let other = other as? Recording { return areEqual(one.events, other.events) }
    if let one = one as? any Equatable { return isEqual(one, to: other) }
    let (parts, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard type(of: one) == type(of: other), parts.displayStyle == others.displayStyle else { return false }
    if parts.displayStyle == .class { return (one as AnyObject) === (other as AnyObject) }
    if parts.children.isEmpty { return "\(one)" == "\(other)" }
    return parts.children.elementsEqual(others.children) { $0.label == $1.label && areEqual($0.value, $1.value) }
}

func areEqual(_ one: [AnyTimed], _ other: [AnyTimed]) -> Bool {
    one.elementsEqual(other, by: areEqual)
}

func areEqual(_ one: AnyTimed, _ other: AnyTimed) -> Bool {
    one.instant == other.instant && areEqual(one.event, other.event)
}

func areEqual(_ one: Event<Any, any Error>, _ other: Event<Any, any Error>) -> Bool {
    switch (one, other) {
    case (.value(let one), .value(let other)): areEqual(one, other)
    case (.failed(let one), .failed(let other)): areEqual(one, other)
    case (.completed, .completed): true
    default: false
    }
}

private func isEqual<Value: Equatable>(_ one: Value, to other: Any) -> Bool { one == other as? Value }
