internal import CBinderyShims

extension Engine {
    /// Deliberate faults that the engine's tests must detect. Release builds do not check for them.
    package enum Fault: UInt8, CaseIterable, CustomStringConvertible {
        case marksOnlyDirectSubscribers = 1
        case losesNewDependencies
        case runsObserversInsideTransactions
        case ignoresTheOrderOfObservers
        case forgetsSiblingsOfADiamond
        case keepsUnreadDependencies
        case skipsComparisons

        package var description: String {
            switch self {
            case .marksOnlyDirectSubscribers: "a write marks only its direct subscribers"
            case .losesNewDependencies: "a dependency that was not read in the run before is not linked"
            case .runsObserversInsideTransactions: "observers run inside a transaction"
            case .ignoresTheOrderOfObservers: "observers run in the order in which they were reached"
            case .forgetsSiblingsOfADiamond: "a changed node notifies only the subscriber that checked it"
            case .keepsUnreadDependencies: "a dependency that is no longer read stays linked"
            case .skipsComparisons: "an observer takes every change of its property for a new value"
            }
        }
    }

    @inline(__always)
    static func has(_ fault: Fault) -> Bool {
        #if DEBUG
        ambient.pointee.fault == fault.rawValue
        #else
        false
        #endif
    }

    package static func withFault<Result>(_ fault: Fault, _ body: () throws -> Result) rethrows -> Result {
        ambient.pointee.fault = fault.rawValue
        defer { ambient.pointee.fault = 0 }
        return try body()
    }
}
