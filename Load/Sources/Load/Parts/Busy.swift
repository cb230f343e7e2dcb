extension Measurements {
    /// Some sessions compute for two seconds each, and do not hold up the others.
    mutating func busy() async throws {}
}
