internal import Bindery
internal import BinderyView

/// A row of the timeline.
enum InspectorLane: String, Hashable, CaseIterable, Sendable {
    case input, screens, actions, requests, streams, transactions, writes, computations, observers, frames, other

    init(_ kind: TraceEvent.Kind) {
        self =
            switch kind {
            case _ where TraceEvent.Kind.arrivals.contains(kind): .input
            case .appearance, .disappearance: .screens
            case .execution, .executionEnd, .wait, .waitEnd: .actions
            case _ where TraceEvent.Kind.stream.contains(kind): .streams
            case .transaction: .transactions
            case .write: .writes
            case .computation, .idleComputation: .computations
            case .observation: .observers
            case .pageFrame: .frames
            case .serviceRequest, .serviceAnswer: .requests
            default: .other
            }
    }
}
