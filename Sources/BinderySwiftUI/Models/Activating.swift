#if canImport(SwiftUI)
public import Bindery
public import SwiftUI

extension View {
    /// Activates a view model whenever the view comes on screen, until the view leaves it.
    ///
    /// | event | result |
    /// |---|---|
    /// | the view appears, for SwiftUI | the model's work starts, unless another view has started it |
    /// | the view disappears: it goes, or another page covers it | the work ends, unless another view shows the model |
    /// | the view is evaluated with another model | the work of the first ends, that of the other starts |
    ///
    /// A sheet does not cover a view in this sense: SwiftUI reports no disappearance.
    ///
    /// - Isolation: The work runs on the main actor.
    /// - Also known as: `WhenActivated` in ReactiveUI.
    public func activating(_ model: some Activatable) -> some View {
        whileOnScreen(id: ObjectIdentifier(model)) { model.activation.activate().disposed(by: $0) }
    }
}
#endif
