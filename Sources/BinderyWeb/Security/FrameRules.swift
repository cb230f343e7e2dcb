/// The rules of RFC 6455, 5.1 to 5.5, for a browser's frames, as far as no decoder has checked them.
struct FrameRules {
    private var isInMessage = false

    mutating func allow(opcode: UInt8, isFinal: Bool, isMasked: Bool, hasReservedBits: Bool) -> Bool {
        // No extension was negotiated that would give the reserved bits a meaning.
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

    /// The fault in the payload of a close frame: 5.5.1 and 7.4. `nil` if there is none.
    static func fault(inClosing payload: [UInt8]) -> PageClosing? {
        if payload.isEmpty { return nil }
        guard payload.count >= 2 else { return .protocolError }
        switch Int(payload[0]) << 8 | Int(payload[1]) {
        // Other codes are reserved or undefined.
        case 1000...1003, 1007...1014, 3000...4999: break
        default: return .protocolError
        }
        return String(validating: payload.dropFirst(2), as: UTF8.self) == nil ? .invalidText : nil
    }
}
