#if canImport(SwiftUI)
internal import BinderyGraph
public import BinderyStreams
public import SwiftUI

extension View {
    /// Performs an action with each value that a signal sends while the view is on screen.
    ///
    /// ```swift
    /// .onReceive(model.saved) { note in path.append(note) }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the view appears | the signal is observed |
    /// | value | `action` of the view's last evaluation is performed |
    /// | the view disappears | the observation ends |
    ///
    /// The signal observed is that of the evaluation in which the view appeared.
    ///
    /// - Isolation: Performed on the main actor, on which the signal is observed.
    /// - Also known as: `onReceive(_:perform:)` of a publisher in SwiftUI.
    public func onReceive<Source: Signal>(
        _ signal: Source, perform action: @escaping (Source.Value) -> Void
    ) -> some View where Source.Failure == Never {
        modifier(ReceivingModifier(signal: signal, action: action))
    }
}

private struct ReceivingModifier<Source: Signal>: ViewModifier where Source.Failure == Never {
    let signal: Source
    let action: (Source.Value) -> Void
    @State private var latest = Latest()

    private final class Latest {
        var action: ((Source.Value) -> Void)?
    }

    func body(content: Content) -> some View {
        let latest = latest
        latest.action = action
        return content.whileOnScreen(id: 0) { bag in
            signal.observe { latest.action?($0) }.disposed(by: bag)
        }
    }
}
#endif
