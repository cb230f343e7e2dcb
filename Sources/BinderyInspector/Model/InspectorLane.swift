internal import Bindery
internal import BinderyView

/// A row of the timeline.
enum InspectorLane: String, Hashable, CaseIterable, Sendable {
    case input, actions, requests, streams, writes, computations, observers, frames, other

    init(_ kind: TraceEvent.Kind) {
        // The kinds of modules that the inspector does not depend on are known by name.
        self =
            switch kind {
            case _ where TraceEvent.Kind.userInput.contains(kind), .timer, .message, .restoration: .input
            case .execution, .executionEnd: .actions
            case _ where TraceEvent.Kind.stream.contains(kind): .streams
            case .write: .writes
            case .computation, .idleComputation: .computations
            case .observation: .observers
            case TraceEvent.Kind("frame"): .frames
            case TraceEvent.Kind("request"), TraceEvent.Kind("answer"): .requests
            default: .other
            }
    }
}
