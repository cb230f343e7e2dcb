extension String {
    /// With the digits and signs of full width, as Chinese input methods type them, as the ones of ASCII: "１２" is "12".
    var halfWidth: String {
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
