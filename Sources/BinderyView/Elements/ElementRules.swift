extension Rendering {
    /// The rules for elements and attributes. Those that could run a script, load a document into the page or change
    /// the page's rules are refused. The page's Content-Security-Policy refuses most of it as well; the diagnosis gives
    /// the reason earlier.
    ///
    /// | refused | because |
    /// |---|---|
    /// | `script`, `iframe`, `object`, `embed` and their like | they run or load code; register a script instead |
    /// | `style`, the attribute `style` | they need a weaker policy; use classes and a style sheet of the application |
    /// | `link`, `meta`, `base`, `html`, `head`, `body` | they change the whole page |
    /// | `template`, `noscript`, `xmp`, `plaintext` | their content is not part of the page |
    /// | `dialog` | the page presents it at once; use a sheet, an alert or a question |
    /// | `animate`, `set` | they can turn an address into a script |
    /// | attributes `on…` | they run a script; use `on(_:perform:)` |
    /// | `srcdoc`, `http-equiv`, `nonce` | they load a document, or change the page's rules |
    /// | classes and `data-…` attributes that the page itself uses | they mark parts of controls |
    /// | an address with another scheme than `https`, `http`, `mailto`, `tel` | `javascript:` and `data:` run code |
    public enum ElementRules {
        private static let refusedTags: [String: String] = {
            var tags: [String: String] = [:]
            for tag in ["script", "iframe", "frame", "frameset", "object", "embed", "applet", "portal", "fencedframe"] {
                tags[tag] = "runs or loads code. Register a script with the server, and run it by `script(_:)`."
            }
            tags["style"] = "needs a weaker policy of the page. Use classes and a style sheet of the application."
            for tag in ["link", "meta", "base", "html", "head", "body"] {
                tags[tag] = "changes the whole page. Use what the page offers for its head."
            }
            for tag in ["template", "noscript", "noembed", "noframes", "xmp", "plaintext", "listing"] {
                tags[tag] = "has content that is not part of the page. Use a `When`."
            }
            tags["dialog"] = "is presented over the page at once. Use `sheet(…)`, `alert(_:_:)` or `confirm(_:_:)`."
            for tag in ["animate", "set"] {
                tags[tag] = "can turn an address into a script. Use a class with an animation, or `animateTransform`."
            }
            return tags
        }()

        private static let addresses: Set = [
            "href", "xlink:href", "src", "action", "formaction", "poster", "data", "cite", "background", "longdesc",
            "manifest", "ping", "srcset", "imagesrcset", "icon", "profile", "archive", "codebase", "classid", "usemap",
        ]

        /// The reason why an element must not be on a page; nil if it may be.
        public static func refusal(ofTag tag: String) -> String? {
            guard isName(tag), let first = tag.unicodeScalars.first, first.properties.isAlphabetic else {
                return "is not the name of an element: a letter, then letters, digits and hyphens. It is not shown."
            }
            return refusedTags[tag.lowercased()].map { "is not shown: it \($0)" }
        }

        /// The reason why an attribute must not be set, whatever its value; nil if it may be.
        public static func refusal(ofAttribute name: String) -> String? {
            guard isName(name) else {
                return "is not set: a name has letters, digits, hyphens, colons, dots and underscores only."
            }
            switch name.lowercased() {
            case let name where name.hasPrefix("on"):
                return "is not set: it runs a script in the page. Use `on(_:perform:)`."
            case "style": return "is not set: the page's policy forbids it. Use `class(_:)` and a style sheet."
            case "class": return "is not set: use `class(_:)`, which other classes of the element add to."
            case "srcdoc", "http-equiv", "nonce":
                return "is not set: it loads a document into the page, or changes the page's rules."
            default: return nil
            }
        }

        /// The reason why an attribute must not have a value; nil if it may.
        static func refusal(of value: String, for name: String) -> String? {
            let name = name.lowercased()
            guard addresses.contains(name) else { return nil }
            let parts = name == "srcset" || name == "imagesrcset" ? value.split(separator: ",") : [value[...]]
            let isSafe = parts.allSatisfy { WebAddress.hasScheme(of: ["https", "http", "mailto", "tel"], String($0)) }
            return isSafe
                ? nil
                : """
                is not set to \(value.debugDescription): an address is relative, or begins with https:, http:, mailto: \
                or tel:.
                """
        }

        private static func isName(_ name: String) -> Bool {
            !name.isEmpty
                && name.utf8.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"),
                        UInt8(ascii: "."):
                        true
                    default: false
                    }
                }
        }
    }
}

/// The scheme of an address, as a browser reads it.
package enum WebAddress {
    /// Whether the address is relative, or has one of the schemes, given in lower case.
    package static func hasScheme(of schemes: [String], _ address: String) -> Bool {
        // The URL standard removes invisible characters before it looks for the scheme.
        let read = address.unicodeScalars.drop { $0.value <= 0x20 }.filter { !"\t\n\r".unicodeScalars.contains($0) }
        guard let colon = read.firstIndex(of: ":"), let first = read.first, isLetter(first) else { return true }
        let scheme = read[..<colon]
        guard scheme.allSatisfy({ isLetter($0) || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0) })
        else {
            return true
        }
        return schemes.contains(String(String.UnicodeScalarView(scheme)).lowercased())
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}
