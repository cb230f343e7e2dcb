internal import Foundation

/// A colour in OKLCH: equal lightness looks equal in every hue, so that white letters are legible on all.
struct Colour {
    /// From 0 (black) to 1 (white).
    let lightness: Double
    /// From 0 (grey) to about 0.3.
    let chroma: Double
    /// In degrees.
    let hue: Double

    /// The nearest sRGB colour, as `#rrggbb`. The coefficients are those of Björn Ottosson's Oklab.
    var hex: String {
        let a = chroma * cos(hue * .pi / 180)
        let b = chroma * sin(hue * .pi / 180)
        let long = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let medium = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let short = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
        let channels = [
            4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short,
        ]
        return channels.reduce(into: "#") { hex, channel in
            let digits = String(Int((gamma(min(max(channel, 0), 1)) * 255).rounded()), radix: 16)
            hex += digits.count == 1 ? "0" + digits : digits
        }
    }

    private func cube(_ value: Double) -> Double { value * value * value }

    private func gamma(_ linear: Double) -> Double {
        linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
}
