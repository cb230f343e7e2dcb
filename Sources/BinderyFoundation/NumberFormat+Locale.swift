public import Bindery
public import Foundation

extension NumberFormat {
    /// How numbers are written in `locale`, with western digits: `Converter.number(NumberFormat(locale: .current))`.
    public init(locale: Locale, fractionDigits: ClosedRange<Int> = 0...6) {
        // The sizes of its groups are read off an example: NumberFormatter does not know those of India on Linux.
        let example = 1_234_567_890.formatted(.number.locale(locale))
        let sizes = example.split(whereSeparator: { !$0.isNumber }).map(\.count).dropFirst().suffix(2)
        self.init(
            decimalSeparator: locale.decimalSeparator?.first ?? ".",
            groupingSeparator: sizes.isEmpty ? nil : locale.groupingSeparator?.first,
            groupSizes: sizes.isEmpty ? [3] : sizes.reversed(), fractionDigits: fractionDigits)
    }
}
