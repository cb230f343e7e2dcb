extension View {
    /// Shows further content over the screen while `isPresented` is true and the view is on screen.
    ///
    /// | event | result |
    /// |---|---|
    /// | `isPresented` becomes true | a dialog with the id `dialog`, its content, and a button `dialog-close` |
    /// | the user closes it, by that button or by the Escape key | `isPresented` becomes false |
    /// | `isPresented` becomes false, or the view leaves the screen | the dialog is removed, and its bindings end |
    ///
    /// - Parameter content: Made again each time.
    public func sheet<Content: View>(
        isPresented: MutableProperty<Bool>, title: some Wording, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let title = title.wording
        let work = SheetWork(
            item: isPresented.map { $0 ? true : nil }, title: { _ in title }, content: { _ in content() },
            dismissed: { isPresented.value = false })
        return WhileShown(content: self, work: work)
    }

    /// Shows content for an item over the screen while there is one and the view is on screen. Another item gets new
    /// content. The user closes it as in ``sheet(isPresented:title:content:)``; `item` then becomes nil.
    public func sheet<Item: Equatable, Content: View>(
        item: MutableProperty<Item?>, title: @escaping (Item) -> any Wording,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let work = SheetWork(
            item: item, title: { title($0).wording }, content: content, dismissed: { item.value = nil })
        return WhileShown(content: self, work: work)
    }
}

private struct SheetWork<Item: Equatable, Content: View>: VisibleWork {
    let item: Property<Item?>
    let title: (Item) -> Property<String>
    let content: (Item) -> Content
    let dismissed: () -> Void

    func start<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        var shown: Rendering.MountPoint<B>?
        item.observe { item in
            shown?.end()
            shown = nil
            guard let item else { return }
            let inner = point.overlay()
            shown = inner
            let sheet = Dialog(
                role: .sheet, title: title(item), dismissed: dismissed, content: { content(item) },
                actions: { Button(point.environment.texts.close, tapped: dismissed).id("dialog-close") })
            sheet.mount(in: inner)
        }
        .disposed(in: point.scope)
    }
}
