#if canImport(SwiftUI)
public import Bindery
public import BinderyGraph
public import SwiftUI

extension MutableProperty {
    /// The property as a binding of SwiftUI.
    ///
    /// ```swift
    /// TextField("Name", text: model.$name.binding)
    /// Toggle("Wrap lines", isOn: settings.$wrapsLines.binding.animation())
    /// Slider(value: model.$user.volume.binding)       // of a part
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | a view reads the binding | as if it read the property: it follows later changes |
    /// | a control writes | the property has the value at once; an equal value is not a change |
    /// | the property takes another value, by `set` or an observer | the control shows that |
    /// | the binding has an animation or a transaction | the write is made with it |
    ///
    /// To convert and validate what the user types, bind a property of the text to the model:
    /// `$text.bind(to: model.$age, by: .integer())`, and give its `binding` to the field.
    ///
    /// - Isolation: that of the property, which must be the main actor.
    /// - Complexity: O(1). Two bindings of the same property are equal for SwiftUI. It retains the property.
    /// - Also known as: `$model.name` of a `@Bindable` model in SwiftUI, `$store.name` in the Composable Architecture.
    @MainActor public var binding: Binding<Value> { Bindable(self).value }
}

extension MutableListProperty {
    /// The list as a binding of SwiftUI, for views that edit an array. A write changes what differs, by identity.
    ///
    /// - Complexity: O(n) per write. `ForEach` with `editing:` writes an element in O(log n).
    @MainActor public var binding: Binding<[Element]> { Bindable(self).value }
}
#endif
