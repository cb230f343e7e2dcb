extension Node.Flags {
    @inlinable
    package static func | (one: Self, other: Self) -> Self { Self(rawValue: one.rawValue | other.rawValue) }

    @inlinable
    package func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }

    @inlinable
    package func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }

    @inlinable
    package mutating func formUnion(_ other: Self) { rawValue |= other.rawValue }

    @inlinable
    package mutating func subtract(_ other: Self) { rawValue &= ~other.rawValue }

    /// Whether all of these flags are set.
    @inlinable
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// Whether any of these flags is set.
    @inlinable
    package func meets(_ other: Self) -> Bool { rawValue & other.rawValue != 0 }
}
