public import Bindery
public import Foundation

extension NumberFormat {
    /// Creates the format of `locale`, with western digits: `Converter.number(NumberFormat(locale: .current))`.
    public init(locale: Locale, fractionDigits: ClosedRange<Int> = 0...6) {
        // Group sizes are read from an example: NumberFormatter does not know India's on Linux (remove when it does).
        let example = 1_234_567_890.formatted(.number.locale(locale))
        let sizes = example.split(whereSeparator: { !$0.isNumber }).map(\.count).dropFirst().suffix(2)
        self.init(
            decimalSeparator: locale.decimalSeparator?.first ?? ".",
            groupingSeparator: sizes.isEmpty ? nil : locale.groupingSeparator?.first,
            groupSizes: sizes.isEmpty ? [3] : sizes.reversed(), fractionDigits: fractionDigits)
    }
}
