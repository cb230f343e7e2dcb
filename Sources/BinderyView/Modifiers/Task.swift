extension View {
    /// Starts `work` whenever the view comes on screen, and cancels it when the view leaves it: see ``activating(_:)``.
    public func task(
        file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping () async -> Void
    ) -> some View {
        let work = ActivationWork {
            let activation = Activation(file: file, line: line)
            activation.task(work)
            return activation
        }
        return WhileShown(content: self, work: work)
    }
}
