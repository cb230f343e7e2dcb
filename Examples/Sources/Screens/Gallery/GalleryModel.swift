import BinderyView

/// A value for every control of the gallery.
final class GalleryModel {
    @Reactive var name = ""
    @Reactive var age = 30
    @Reactive var password = ""
    @Reactive var newPassword = ""
    /// Whether all controls are disabled.
    @Reactive var isDisabled = false

    let dialogs = DialogsModel()
    let nameCheck: Validation<String>
    let passwordCheck: Validation<String>
    let ageConverter: Converter<String, Int>

    init(texts: Texts) {
        nameCheck = Validation("name", of: _name, Self.length(4...16, texts[.nameLength]))
        passwordCheck = Validation("new-password", of: _newPassword, Self.length(8...16, texts[.passwordLength]))
        let number = Converter<String, Int>.integer(in: 0...150)
        ageConverter = Converter(
            number.forward.mapError {
                ConversionFailure($0.reason, value: $0.value, message: texts.now(.ageRefused))
            },
            back: number.back)
    }

    private static func length(_ range: ClosedRange<Int>, _ message: Property<String>) -> ValidationRule<String, String>
    {
        ValidationRule { range.contains($0.count) ? nil : message.value }
    }

    /// Writes every value from the program: each control has to follow.
    func fill() {
        name = "Ada Lovelace"
        age = 36
        password = "correct horse"
        newPassword = "battery staple"
    }
}
