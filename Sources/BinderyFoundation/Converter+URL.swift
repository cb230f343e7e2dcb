public import Bindery
public import Foundation

extension Converter where Source == String, Target == URL {
    /// Returns a converter of absolute addresses with one of `schemes`, which are in lower case; nil accepts any.
    public static func url(schemes: Set<String>? = ["http", "https"]) -> Converter {
        let check = { (url: URL?, text: String) throws(ConversionFailure) in
            if text.isEmpty { throw ConversionFailure(.empty, value: text, message: "Enter an address.") }
            guard let url, let scheme = url.scheme?.lowercased(), url.host?.isEmpty == false || schemes == nil else {
                throw ConversionFailure(.malformed, value: text, message: "“\(text)” is not a complete address.")
            }
            if let schemes, !schemes.contains(scheme) {
                let accepted = schemes.sorted().joined(separator: " or ")
                throw ConversionFailure(
                    .outOfRange, value: text, message: "“\(text)” does not begin with \(accepted).")
            }
        }
        return Converter(
            convert: { (text) throws(ConversionFailure) in
                let url = URL(string: text)
                try check(url, text)
                return url!
            },
            convertBack: { (url) throws(ConversionFailure) in
                try check(url, url.absoluteString)
                return url.absoluteString
            })
    }
}
