enum ImageAddress {
    /// Whether it is relative, or uses HTTP or HTTPS: not a script, data or a local file.
    static func isWebAddress(_ address: String) -> Bool {
        // The URL standard removes invisible characters before it looks for the scheme.
        let read = address.unicodeScalars.drop { $0.value <= 0x20 }.filter { !"\t\n\r".unicodeScalars.contains($0) }
        guard let colon = read.firstIndex(of: ":"), let first = read.first, isLetter(first) else { return true }
        let scheme = read[..<colon]
        guard scheme.allSatisfy({ isLetter($0) || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0) })
        else {
            return true
        }
        return ["http", "https"].contains(String(String.UnicodeScalarView(scheme)).lowercased())
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}
