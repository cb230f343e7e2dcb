extension View {
    /// Hides the view and removes it from the layout while `condition` holds; of several conditions, while any holds.
    public func hidden(_ condition: Property<Bool>) -> some View {
        Modified(content: self) { attributes, environment in
            attributes.isHidden = attributes.isHidden?.or(condition) ?? condition
            attributes.hiding?.conditions.append(condition)
            environment.hide(while: condition)
        }
    }
}
