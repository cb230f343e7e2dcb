// The conversions that Foundation has on Apple's systems.

extension AttributedString {
    public init(_ string: NSAttributedString) { self.init(string.string) }
}

extension NSAttributedString {
    public convenience init(_ string: AttributedString) { self.init(string: String(string.characters)) }
}
