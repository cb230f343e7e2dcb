import CBinderyShims
import Testing

@testable import BinderyGraph

/// What `bindery_perform`, `bindery_call` and `bindery_run` assume about closures. A property, a subject and an effect
/// rest on it, so this suite names the cause where all others only crash.
@Suite struct ClosureLayoutTests {
    /// The layout that the functions assume.
    private struct Words: Equatable {
        var function: UInt
        var context: UInt
    }

    private final class Probe: @unchecked Sendable {
        var received: [String] = []
    }

    private struct StoredOperation {
        let operation: Node.Operation
    }

    private struct Body {
        let run: () -> Void
    }

    private struct Receiver {
        var receive: ((UnsafeRawPointer, Bool) -> Bool)?
    }

    /// Returns a node in a test's own memory, whose operation records its arguments in the probe.
    // Not inlined: the tests compare closures of one function with different contexts.
    @inline(never)
    private static func node(recordingIn probe: Probe) -> Node {
        Node(flags: .source, file: #fileID, line: #line) { node, command, operand in
            let value = operand.map { "\($0.load(as: Int.self))" } ?? "none"
            probe.received.append("\(node.pointee.line == 0 ? "another node" : "node") \(command) \(value)")
            return operand != nil
        }
    }

    @inline(never)
    private static func receiver(recordingIn probe: Probe) -> Receiver {
        Receiver { event, isCompletion in
            probe.received.append("\(event.load(as: Int.self)) \(isCompletion)")
            return isCompletion
        }
    }

    @inline(never)
    private static func body(recordingIn probe: Probe) -> Body { Body { probe.received.append("ran") } }

    /// Reads the words in place: a closure that is passed as a generic argument would be another one, converted.
    private static func words<Holder>(of holder: Holder) -> Words {
        withUnsafeBytes(of: holder) { $0.load(as: Words.self) }
    }

    @Test func aClosureIsItsFunctionAndItsContext() {
        #expect(MemoryLayout<Node.Operation>.size == MemoryLayout<Words>.size, changedLayout)
        #expect(MemoryLayout<Receiver>.size == MemoryLayout<Words>.size, changedLayout)
        #expect(MemoryLayout<Body>.size == MemoryLayout<Words>.size, changedLayout)
        let (one, other) = (Probe(), Probe())
        let node = Self.words(of: Self.node(recordingIn: one))
        let otherNode = Self.words(of: Self.node(recordingIn: other))
        #expect(node.function == otherNode.function && node.context != otherNode.context, changedLayout)
        let receiver = Self.words(of: Self.receiver(recordingIn: one))
        let otherReceiver = Self.words(of: Self.receiver(recordingIn: other))
        #expect(receiver.function == otherReceiver.function && receiver.context != otherReceiver.context, changedLayout)
        let freeReceiver = Self.words(of: Receiver { _, _ in true })
        #expect(freeReceiver.function != 0 && freeReceiver.context == 0, changedLayout)
    }

    @Test func theOperationIsTheFirstFieldOfANode() {
        let node = Self.node(recordingIn: Probe())
        #expect(
            Self.words(of: node) == Self.words(of: StoredOperation(operation: node.operation)),
            "`perform` passes the address of the node as that of its operation: make the operation the first field again"
        )
    }

    // In processes of their own: a call by another convention may crash.

    @Test func cCallsAnOperationAsSwiftDoes() async {
        await #expect(processExitsWith: .success, changedConvention) {
            let probe = Probe()
            var node = ClosureLayoutTests.node(recordingIn: probe)
            let operand = 7
            let results = withUnsafeMutablePointer(to: &node) { node in
                withUnsafePointer(to: operand) { operand in
                    [node.perform(.run), node.perform(.compare, operand), node.perform(.handOverTrace, operand)]
                }
            }
            precondition(results == [false, true, true])
            precondition(probe.received == ["node run none", "node compare 7", "node handOverTrace 7"])
        }
    }

    @Test func cCallsAReceiverAsSwiftDoes() async {
        await #expect(processExitsWith: .success, changedConvention) {
            let probe = Probe()
            let receiver = ClosureLayoutTests.receiver(recordingIn: probe)
            let event = 7
            let results = withUnsafePointer(to: receiver) { receiver in
                withUnsafePointer(to: event) { event in
                    [bindery_call(receiver, event, false), bindery_call(receiver, event, true)]
                }
            }
            precondition(results == [false, true])
            precondition(probe.received == ["7 false", "7 true"])
        }
    }

    @Test func cCallsTheBodyOfAnEffectAsSwiftDoes() async {
        await #expect(processExitsWith: .success, changedConvention) {
            let probe = Probe()
            let body = ClosureLayoutTests.body(recordingIn: probe)
            withUnsafePointer(to: body) { bindery_run($0) }
            withUnsafePointer(to: body) { bindery_run($0) }
            precondition(probe.received == ["ran", "ran"])
        }
    }
}

private let changedLayout: Comment = """
    Cause: this compiler stores a closure in another way than as two words, its function and its context.
    \(remedy)
    """

private let changedConvention: Comment = """
    Cause: this compiler calls a closure by another convention than Swift's with the context as `swift_context`, \
    which bindery_shims.h declares.
    \(remedy)
    """

private let remedy = """
    Remedy: adapt `bindery_perform`, `bindery_call` and `bindery_run` in CBinderyShims, or let `perform` \
    (Node.swift), `call` (ObserverList.swift) and `PlainBody` (Effect.swift) call the closure in Swift, which costs an atomic retain and release for each call.
    """
