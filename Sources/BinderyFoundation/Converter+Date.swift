public import Bindery
public import Foundation
internal import Synchronization

extension Converter where Source == String, Target == Date {
    /// A date in a pattern of Unicode, such as `yyyy-MM-dd` or `d. MMMM yyyy`, whose names are those of `locale`.
    ///
    /// What the pattern leaves out is lost on the way back: the law holds for dates that it can write.
    ///
    /// - Complexity: O(1) besides the conversions. Converters of one pattern, locale and time zone share their formatter.
    public static func date(
        _ pattern: String, locale: Locale = Locale(identifier: "en_US_POSIX"), timeZone: TimeZone = .gmt
    ) -> Converter {
        let formatter = DateFormat(pattern: pattern, locale: locale, timeZone: timeZone).formatter
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

/// What a formatter is made of. Making one is expensive, and views are made often.
struct DateFormat: Hashable {
    let pattern: String
    let locale: Locale
    let timeZone: TimeZone

    private static let formatters = Mutex<[DateFormat: DateFormatter]>([:])
    /// More formats than a program writes: a program that makes patterns from data keeps no more than these.
    private static let most = 64

    /// The formatter of this format, the same each time while it is kept. It converts on any thread.
    var formatter: DateFormatter {
        Self.formatters.withLock { formatters in
            if let formatter = formatters[self] { return formatter }
            if formatters.count == Self.most { formatters = [:] }
            let formatter = makeFormatter()
            formatters[self] = formatter
            return formatter
        }
    }

    private func makeFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.dateFormat = pattern
        formatter.isLenient = false
        return formatter
    }
}
