extension View {
    /// Lets the user drop files on the view, and paste files while the focus is in it, as in a ``FilePicker``.
    ///
    /// ```swift
    /// Column { … }.dropDestination(for: model.pictures)
    /// ```
    ///
    /// The view is marked while files are over it. A disabled view takes none, nor does a view behind a dialog. When
    /// the view is removed, unfinished uploads that began in it fail as interrupted. A view with a script of its own
    /// cannot be a destination, but a ``Column`` around it can. In a test, `app.find("gallery").drop(file)` drops one.
    public func dropDestination(for uploads: Uploads) -> some View {
        Modified(content: self) { attributes, _ in attributes.uploads = uploads }
    }
}
