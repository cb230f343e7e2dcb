public import struct Foundation.URL

private struct OpenURLModifier: PrimitiveModifier {
    let open: (URL) -> Void

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        context.core.openers.append(open)
        return content(context)
    }
}

extension View {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        primitive(OpenURLModifier(open: action))
    }
}

extension Host {
    /// Follows a link that leads into the app.
    public func userOpens(_ url: URL) {
        core.open(url)
        update()
    }
}
