extension View {
    /// Runs `start` whenever the view comes on screen, in a scope that ends when it leaves it: see ``activating(_:)``.
    ///
    /// ```swift
    /// Avatar(model.picture).whileShown { scope in
    ///     battery.changes.observe { model.level = $0 }.disposed(in: scope)
    /// }
    /// ```
    public func whileShown(
        file: StaticString = #fileID, line: UInt = #line, _ start: @escaping (Scope) -> Void
    ) -> some View {
        let work = ActivationWork {
            let activation = Activation(file: file, line: line)
            activation.whileActive(start)
            return activation
        }
        return WhileShown(content: self, work: work)
    }
}
