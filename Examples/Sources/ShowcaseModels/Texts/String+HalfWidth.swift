extension String {
    /// The text with full-width digits and signs, as typed by Chinese input methods, converted to ASCII: "１２" is "12".
    public var halfWidth: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)!
                    case 0x3000: " "
                    default: scalar
                    }
                }))
    }
}
