/// Whether something is presented. The framework and the source of truth agree, unless the source refuses a dismissal.
@MainActor
private final class Presented {
    private(set) var isShown = false
    private var seen = false

    /// The screen follows the binding when the view is evaluated again, or the binding changes.
    func update(_ isPresented: Bool, in context: Context) {
        if context.isChanged || isPresented != seen { isShown = isPresented }
        seen = isPresented
    }

    func dismiss(_ core: HostCore, _ write: () -> Void) {
        isShown = false
        core.needsUpdate()
        write()
    }
}

private struct SheetModifier<Item: Identifiable, Sheet: View>: PrimitiveModifier {
    @MainActor final class Memory {
        let presented = Presented()
        var wasShown = false
    }

    let item: Binding<Item?>
    let onDismiss: (() -> Void)?
    let sheet: (Item) -> Sheet

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        let contents = content(context)
        let memory = context.memory { Memory() }
        let present = item.wrappedValue
        memory.presented.update(present != nil, in: context)
        let (presented, core) = (memory.presented, context.core)
        if memory.wasShown, !presented.isShown, let onDismiss { core.after(onDismiss) }
        memory.wasShown = presented.isShown
        guard presented.isShown, let present else { return contents }
        let layer = core.present(.sheet) { presented.dismiss(core) { item.wrappedValue = nil } }
        var inner = context
        inner.destinations = nil
        layer.contents = inner.render(Deferred { sheet(present) }, ["sheet", AnyHashable(present.id)])
        return contents
    }
}

private struct Only: Identifiable {
    var id: Int { 0 }
}

private struct DialogModifier<Actions: View, Message: View>: PrimitiveModifier {
    let kind: Layer.Kind
    let title: Text
    let isPresented: Binding<Bool>
    /// Nil where there is nothing to present.
    let actions: Actions?
    let message: Message?

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        let contents = content(context)
        let (presented, core) = (context.memory { Presented() }, context.core)
        presented.update(isPresented.wrappedValue, in: context)
        guard presented.isShown, let actions else { return contents }
        let layer = core.present(kind) { presented.dismiss(core) { isPresented.wrappedValue = false } }
        var inner = context
        // A presentation has the buttons of its own, enabled.
        inner.environment.isEnabled = true
        let buttons = inner.render(actions, "actions")
        let ok = buttons.isEmpty ? [Shown(.button(nil), "OK")] : []
        layer.contents = inner.render(title, "title") + inner.render(message, "message") + buttons + ok
        return contents
    }
}

/// What `alert(isPresented:content:)` presents, which the alerts below have replaced. A name that others must not have.
public struct Alert {
    let title: Text
    let message: Text?

    public struct Button {
        let label: Text

        public static func `default`(_ label: Text) -> Alert.Button { Alert.Button(label: label) }
    }

    let dismissButton: Button?

    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        (self.title, self.message, self.dismissButton) = (title, message, dismissButton)
    }
}

public enum Visibility: Sendable { case automatic, visible, hidden }

extension View {
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        primitive(SheetModifier(item: item, onDismiss: onDismiss, sheet: content))
    }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        primitive(
            SheetModifier(
                item: Binding(location: ShownLocation(isPresented)), onDismiss: onDismiss,
                sheet: { (_: Only) in content() }))
    }

    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        primitive(
            DialogModifier(
                kind: .alert, title: title, isPresented: isPresented, actions: data.map(actions),
                message: data.map(message)))
    }

    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        primitive(
            DialogModifier(
                kind: .alert, title: title, isPresented: isPresented, actions: data.map(actions),
                message: EmptyView?.none))
    }

    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        primitive(
            DialogModifier(
                kind: .dialog, title: title, isPresented: isPresented, actions: data.map(actions),
                message: data.map(message)))
    }
}

private final class ShownLocation: Location<Only?> {
    private let isPresented: Binding<Bool>

    init(_ isPresented: Binding<Bool>) { self.isPresented = isPresented }

    override func get() -> Only? { isPresented.wrappedValue ? Only() : nil }
    override func set(_ value: Only?, _ transaction: Transaction) { isPresented.wrappedValue = value != nil }
}
