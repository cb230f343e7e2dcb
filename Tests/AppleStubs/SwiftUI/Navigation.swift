/// What the views of a navigation stack show for the values of its path.
@MainActor
final class Destinations {
    var views: [ObjectIdentifier: (Any) -> any View] = [:]
}

public struct NavigationPath: Equatable, Sendable {
    public init() {}
}

public struct NavigationStack<Data, Root: View>: Primitive {
    private let path: Path?
    private let root: Root

    private struct Path {
        let get: () -> [AnyHashable]
        let removeLast: (Int) -> Void
    }

    @MainActor private final class Memory {
        var shown: [AnyHashable] = []
        var seen: [AnyHashable] = []
    }

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (path, self.root) = (nil, root())
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = Path {
            path.wrappedValue.map { AnyHashable($0) }
        } removeLast: { count in
            var shorter = path.wrappedValue
            shorter.removeLast(count)
            path.wrappedValue = shorter
        }
        self.root = root()
    }

    func render(in context: Context) -> [Shown] {
        let (memory, core) = (context.memory { Memory() }, context.core)
        let wanted = path?.get() ?? []
        // The screen follows the path when the view is evaluated again, or the path changes.
        if context.isChanged || wanted != memory.seen { memory.shown = wanted }
        memory.seen = wanted
        var inner = context
        let destinations = Destinations()
        inner.destinations = destinations
        inner.isOnScreen = context.isOnScreen && memory.shown.isEmpty
        var top = inner.render(root, "root")
        for (index, value) in memory.shown.enumerated() {
            guard let make = destinations.views[ObjectIdentifier(type(of: value.base))] else {
                core.after { fatalError("no navigation destination for \(type(of: value.base))") }
                continue
            }
            inner.isOnScreen = context.isOnScreen && index == memory.shown.count - 1
            top = inner.renderAny(make(value.base), [AnyHashable(index), value])
            let goBack = { (count: Int) in
                memory.shown.removeLast(count)
                core.needsUpdate()
                path?.removeLast(count)
            }
            let back = Shown(.back(goBack), "")
            if !top.contains(where: { if case .hidesBack = $0.kind { true } else { false } }) {
                top.insert(back, at: 0)
            }
        }
        return top
    }
}

private struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
    let destination: (Value) -> Destination

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        context.destinations?.views[ObjectIdentifier(Value.self)] = { value in
            Deferred { destination(value as! Value) }
        }
        return content(context)
    }
}

private struct TitleModifier: PrimitiveModifier {
    let title: String

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        [Shown(.title, title)] + content(context)
    }
}

extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        primitive(DestinationModifier(destination: destination))
    }

    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        primitive(TitleModifier(title: titleKey.key))
    }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        primitive(TitleModifier(title: String(title)))
    }
}
