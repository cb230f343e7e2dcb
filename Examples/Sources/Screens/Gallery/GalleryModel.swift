import BinderyView
import ShowcaseModels

final class GalleryModel: Restorable {
    @Reactive(.saved) var name = ""
    @Reactive(.saved) var age = 30
    /// Passwords are not saved.
    @Reactive var password = ""
    @Reactive var newPassword = ""
    @Reactive(.saved) var story = ""
    @Reactive(.saved) var news = false
    @Reactive(.saved) var terms = false
    @Reactive(.saved) var volume = 0.4
    @Reactive(.saved) var seats = 2
    @Reactive(.saved) var drink: Drink? = nil
    @Reactive(.saved) var offersCocoa = false
    @Reactive(.saved) var isDisabled = false

    let dialogs = DialogsModel()
    let drinks: Property<[Drink]>
    let nameCheck: Validation<String>
    let passwordCheck: Validation<String>
    let termsCheck: Validation<String>
    let ageConverter: Converter<String, Int>
    /// A sentence with the words of the name marked.
    let sentence: Property<[TextPiece]>
    /// The values of the controls without a text, in one line.
    let summary: Property<String>

    init(texts: Texts) {
        nameCheck = Validation("name", of: _name, Self.length(4...16, texts[.nameLength]))
        passwordCheck = Validation("new-password", of: _newPassword, Self.length(8...16, texts[.passwordLength]))
        let termsNeeded = texts[.termsNeeded]
        termsCheck = Validation("terms", of: _terms, ValidationRule { $0 ? nil : termsNeeded.text })
        let number = Converter<String, Int>.integer(in: 0...150)
        ageConverter = Converter(
            Conversion { text throws(ConversionFailure) in
                do throws(ConversionFailure) {
                    return try number.forward.convert(text.halfWidth.trimmed)
                } catch {
                    throw ConversionFailure(error.reason, value: error.value, message: texts.now(.ageRefused))
                }
            },
            back: number.back)
        drinks = _offersCocoa.map { $0 ? [.coffee, .tea, .cocoa] : [.coffee, .tea] }
        let (name, text) = (_name, texts[.nameFoundIn])
        sentence = Property { [TextPiece](text.text, marking: name.value.split(separator: " ").map(String.init)) }
        let (news, terms, volume, seats, drink) = (_news, _terms, _volume, _seats, _drink)
        summary = texts.text { text in
            let values = [
                text(news.value ? .yes : .no), text(terms.value ? .yes : .no), "\(volume.value)", "\(seats.value)",
                text(drink.value?.phrase ?? .none),
            ]
            return values.joined(separator: text(.comma))
        }
    }

    private static func length(_ range: ClosedRange<Int>, _ message: LocalText) -> ValidationRule<String, String> {
        ValidationRule { range.contains($0.count) ? nil : message.text }
    }

    /// Writes every value from the program, to test that each control follows.
    func fill() {
        name = "Ada Lovelace"
        age = 36
        password = "correct horse"
        newPassword = "battery staple"
        story = "First line\nSecond line\nThird line\nFourth line\nFifth line"
        news = true
        terms = true
        volume = 0.75
        seats = 9
        drink = .tea
    }
}

enum Drink: String, Codable {
    case coffee, tea, cocoa

    var phrase: Phrase {
        switch self {
        case .coffee: .coffee
        case .tea: .tea
        case .cocoa: .cocoa
        }
    }
}
