internal import CBinderyShims
internal import Synchronization

final class Trace {
    private(set) var change: Change?
    private var describe: (UnsafeRawPointer) -> String
    private let offset: Int
    /// The process-wide number of changes at the end of the last computation.
    private var seen: UInt = 0

    private static let count = Atomic<UInt>(0)

    init(describe: @escaping (UnsafeRawPointer) -> String, offset: Int) {
        self.describe = describe
        self.offset = offset
    }

    func willBeWritten(_ node: Node.Pointer, valueAt value: UnsafeRawPointer) {
        let ambient = ambient
        var transaction: String?
        // Not a transaction of Bindery's own, such as that of a control.
        if ambient.pointee.transactions > 0, let file = ambient.pointee.transaction_file.map({ String(cString: $0) }),
            !CallSite.isOwn(file)
        {
            transaction = "\(file):\(ambient.pointee.transaction_line)"
        }
        let cause = ambient.pointee.cause.map { Unmanaged<Change>.fromOpaque($0).takeUnretainedValue() }
        let reason = Change.Reason.written(.here(), transaction: transaction, cause: cause)
        change = Change(node, number: nextNumber(), value: untracked { describe(value) }, reason)
    }

    func wasComputed(_ node: Node.Pointer, _ changed: Bool) {
        if changed {
            var causes: [Change] = []
            var link = node.pointee.firstDependency
            while let present = link, present != node.pointee.unread {
                if let cause = Engine.trace(of: present.pointee.dependency)?.change, cause.number > seen {
                    causes.append(cause)
                }
                link = present.pointee.nextDependency
            }
            change = Change(node, number: nextNumber(), value: value(of: node), .computed(causes))
        }
        seen = Trace.count.load(ordering: .relaxed)
    }

    /// Shows dots in place of the values from now on, and in place of the last one.
    func conceal() {
        describe = { _ in Trace.concealed }
        change?.conceal()
    }

    static let concealed = "••••"

    func value(of node: Node.Pointer) -> String { untracked { describe(UnsafeRawPointer(node) + offset) } }

    private func nextNumber() -> UInt { Trace.count.wrappingAdd(1, ordering: .relaxed).newValue }
}

final class Change {
    enum Reason {
        /// - Parameter cause: The change that the writing observer had received.
        case written(CallSite, transaction: String?, cause: Change?)
        case computed([Change])
    }

    let diagnosticName: String
    let number: UInt
    private(set) var value: String
    let reason: Reason
    /// The number of observers' writes that led to this change. A chain longer than `greatestDepth` is cut.
    private let depth: Int
    private static let greatestDepth = 20

    func conceal() { value = Trace.concealed }

    init(_ node: Node.Pointer, number: UInt, value: String, _ reason: Reason) {
        diagnosticName = node.diagnosticName
        self.number = number
        self.value = value
        switch reason {
        case .written(let site, let transaction, let cause?):
            let isTooDeep = cause.depth >= Change.greatestDepth
            depth = isTooDeep ? 0 : cause.depth + 1
            self.reason = .written(site, transaction: transaction, cause: isTooDeep ? nil : cause)
        case .written:
            depth = 0
            self.reason = reason
        case .computed(let causes):
            depth = causes.map(\.depth).max() ?? 0
            self.reason = reason
        }
    }
}
