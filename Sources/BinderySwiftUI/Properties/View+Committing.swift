#if canImport(SwiftUI)
public import Bindery
public import SwiftUI

extension View {
    /// Commits the edit of a field when the user leaves or submits it.
    ///
    /// ```swift
    /// // The model: the field is a text, `age` a number.
    /// let ageField = $ageText.bind(to: $age, by: .integer(), commit: .onBlur)
    ///
    /// TextField("Age", text: model.$ageText.binding).committing(model.ageField)
    /// if let failure = model.ageField.failure.value { Text("\(failure)") }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the field loses the focus | ``/Bindery/FieldBinding/endEditing()`` |
    /// | the user submits the field | ``/Bindery/FieldBinding/submit()`` |
    ///
    /// - Also known as: `UpdateSourceTrigger` of a binding in WPF.
    public func committing<Field, Model>(_ binding: FieldBinding<Field, Model>) -> some View {
        modifier(CommittingModifier(submit: binding.submit, endEditing: binding.endEditing))
    }
}

private struct CommittingModifier: ViewModifier {
    let submit: () -> Void
    let endEditing: () -> Void
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .onSubmit { submit() }
            .onChange(of: isFocused) { if !isFocused { endEditing() } }
    }
}
#endif
