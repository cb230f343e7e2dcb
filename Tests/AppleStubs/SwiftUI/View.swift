@_exported public import Observation

@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View
    @MainActor @preconcurrency var body: Body { get }
}
