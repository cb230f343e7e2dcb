#if canImport(SwiftUI)
public import BinderyGraph
public import SwiftUI

extension View {
    /// Keeps a property and a binding equal, such as one of `@State` or one that a parent gives.
    ///
    /// ```swift
    /// @State private var selection: Tab = .home
    ///
    /// TabView(selection: $selection) { … }.bind(model.$tab, to: $selection)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the view appears | the binding takes the value of the property |
    /// | one of them changes | the other takes its value, with SwiftUI's next update |
    /// | both change before that | the property wins |
    /// | the view is gone | nothing: each keeps its value |
    ///
    /// Equal values are not written, so that nothing echoes. Prefer `property.binding` where a control takes a binding.
    ///
    /// - Also known as: `bind(_:to:)` in the Composable Architecture.
    public func bind<Value: Equatable>(_ property: MutableProperty<Value>, to binding: Binding<Value>) -> some View {
        modifier(
            BindingModifier(property: property, read: { binding.wrappedValue }, write: { binding.wrappedValue = $0 }))
    }

    /// Keeps a property and the focus of a form equal: the model decides which field is next, and knows where the user
    /// is. See `bind(_:to:)`.
    ///
    /// ```swift
    /// @FocusState private var focus: Field?
    ///
    /// Form { TextField("Name", text: model.$name.binding).focused($focus, equals: .name) … }
    ///     .bind(model.$focus, to: $focus)
    /// ```
    public func bind<Value: Hashable>(
        _ property: MutableProperty<Value>, to focus: FocusState<Value>.Binding
    ) -> some View {
        modifier(BindingModifier(property: property, read: { focus.wrappedValue }, write: { focus.wrappedValue = $0 }))
    }
}

private struct BindingModifier<Value: Equatable>: ViewModifier {
    let property: MutableProperty<Value>
    let read: () -> Value
    let write: (Value) -> Void

    func body(content: Content) -> some View {
        // One observer of both sides, so that a change of both has a defined winner.
        content.onChange(of: Sides(property: property.value, view: read()), initial: true) { old, new in
            // The present values, not those of the event: either may have been written meanwhile.
            let (model, view) = (property.value, read())
            if model == view { return }
            let isInitial = old == new
            if isInitial || old.property != new.property { write(model) } else { property.value = view }
        }
    }

    private struct Sides: Equatable {
        let property: Value
        let view: Value
    }
}
#endif
