/// What RFC 6455 demands of the frames of a browser, as far as no decoder has checked it: 5.1 to 5.5.
struct FrameRules {
    /// A message has begun and not ended.
    private var isInMessage = false

    /// Whether the next frame may be as it is.
    mutating func allow(opcode: UInt8, isFinal: Bool, isMasked: Bool, hasReservedBits: Bool) -> Bool {
        // No extension was agreed upon that would give the reserved bits a meaning.
        guard isMasked, !hasReservedBits else { return false }
        switch opcode {
        case 0x0:
            guard isInMessage else { return false }
            isInMessage = !isFinal
        case 0x1, 0x2:
            guard !isInMessage else { return false }
            isInMessage = !isFinal
        case 0x8, 0x9, 0xA: return isFinal
        default: return false
        }
        return true
    }
}
