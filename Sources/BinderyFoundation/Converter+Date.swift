public import Bindery
public import Foundation

extension Converter where Source == String, Target == Date {
    /// A date in a pattern of Unicode, such as `yyyy-MM-dd` or `d. MMMM yyyy`, whose names are those of `locale`.
    ///
    /// What the pattern leaves out is lost on the way back: the law holds for dates that it can write.
    public static func date(
        _ pattern: String, locale: Locale = Locale(identifier: "en_US_POSIX"), timeZone: TimeZone = .gmt
    ) -> Converter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.dateFormat = pattern
        formatter.isLenient = false
        return Converter(
            convert: { (text) throws(ConversionFailure) in
                if text.isEmpty { throw ConversionFailure(.empty, value: text, message: "Enter a date.") }
                if let date = formatter.date(from: text) { return date }
                let example = formatter.string(from: Date(timeIntervalSince1970: 1_000_000_000))
                throw ConversionFailure(
                    .malformed, value: text, message: "“\(text)” is not a date such as “\(example)”.")
            }, convertBack: { formatter.string(from: $0) })
    }
}
