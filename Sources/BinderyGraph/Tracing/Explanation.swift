/// Why a property has its value, and what changed it last: the answer of ``explain(_:)``.
public struct Explanation: Sendable, CustomStringConvertible {
    /// What gave the property its value.
    public enum Reason: Sendable {
        /// It has the value with which it was made.
        case initial
        /// It was written.
        ///
        /// - Parameters:
        ///   - at: file and line of the write, or the function, as far as the program's debug information tells.
        ///   - transaction: file and line of the outermost transaction in which it was written.
        ///   - cause: the change of which an observer was told, if that observer wrote.
        indirect case written(at: String?, transaction: String?, cause: Explanation?)
        /// It was computed, because of these changes of what it depends on; none if it was its first computation and nothing
        /// had changed before.
        case computed([Explanation])
        /// It was made while ``Diagnostics/isTracing`` was off.
        case untraced
        /// This change is explained above already, or is more than 100 steps back.
        case elided
    }

    /// The name of the property, if it has one, and where it was made.
    public let property: String
    /// The text of its value, after the change.
    public let value: String
    public let reason: Reason

    /// One line per step, each more indented than what it caused.
    public var description: String {
        (["\(property) is \(value)"] + lines(of: reason).map { "  " + $0 }).joined(separator: "\n")
    }

    private func lines(of reason: Reason) -> [String] {
        switch reason {
        case .initial: ["since it was made"]
        case .elided: ["…"]
        case .untraced: ["made while tracing was off: set Diagnostics.isTracing before"]
        case .computed(let causes) where causes.isEmpty: ["since it was first computed"]
        case .computed(let causes):
            causes.flatMap { cause in
                ["computed since \(cause.property) became \(cause.value)"] + lines(of: cause.reason).map { "  " + $0 }
            }
        case .written(let place, let transaction, let cause):
            [
                ["written", place.map { "at \($0)" }, transaction.map { "in the transaction at \($0)" }]
                    .compactMap(\.self).joined(separator: " ")
            ]
                + (cause.map { cause in
                    ["  by an observer of \(cause.property), which became \(cause.value)"]
                        + lines(of: cause.reason).map { "    " + $0 }
                } ?? [])
        }
    }
}

/// Says why a property has its value: what changed it last, with the chain of causes back to the writes.
///
/// ```swift
/// Diagnostics.isTracing = true            // before the properties are made
/// …
/// print(explain(model.total))
/// // total (Shop/Cart.swift:12) is 30
/// //   computed since subtotal (Shop/Cart.swift:11) became 25
/// //     computed since price (Shop/Cart.swift:10) became 5
/// //       written at Shop/CartView.swift:42 in the transaction at Shop/CartView.swift:40
/// ```
///
/// The property is brought up to date first, as by a read. Only what is made while ``Diagnostics/isTracing`` is on is traced.
///
/// - Complexity: looks up each place that wrote in the program's debug information, once: tenths of a second in a large program.
public func explain<Value>(_ property: Property<Value>) -> Explanation {
    let value = untracked { property.read() }
    guard let trace = Engine.trace(of: property.node) else {
        let isConstant = property.node.pointee.line == 0
        return Explanation(
            property: property.place, value: "\(value)", reason: isConstant ? .initial : .untraced)
    }
    var story = Explanation.Story()
    return trace.change.map { Explanation($0, in: &story) }
        ?? Explanation(property: property.place, value: trace.value(of: property.node), reason: .initial)
}

extension Explanation {
    private static let greatestDepth = 100

    /// What the steps of one explanation know of each other.
    struct Story {
        /// The numbers of the changes that are explained already. In a graph with many ways from a source to a property each is told
        /// once.
        var told: Set<UInt> = []
        var places = CallSite.Places()
    }

    init(_ change: Change, in story: inout Story, depth: Int = 0) {
        property = change.place
        value = change.value
        guard depth < Self.greatestDepth, story.told.insert(change.number).inserted else {
            reason = .elided
            return
        }
        switch change.reason {
        case .computed(let causes):
            var explained: [Explanation] = []
            for cause in causes { explained.append(Explanation(cause, in: &story, depth: depth + 1)) }
            reason = .computed(explained)
        case .written(let site, let transaction, let cause):
            var explained: Explanation?
            if let cause { explained = Explanation(cause, in: &story, depth: depth + 1) }
            reason = .written(at: story.places[site], transaction: transaction, cause: explained)
        }
    }
}
