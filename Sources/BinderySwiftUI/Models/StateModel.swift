#if canImport(SwiftUI)
internal import BinderyGraph
public import SwiftUI

/// A model that a view owns: made once for the identity of the view, however often the view around it is evaluated.
///
/// ```swift
/// struct CounterScreen: View {
///     @StateModel private var counter = Counter()
///
///     var body: some View {
///         TextField("Name", text: $counter.name)      // a binding, by the name of a property
///         Text("\(counter.count)").activating(counter)
///     }
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | `body` reads the model for the first time | the model is made; its reads meanwhile are not tracked |
/// | the view around it is evaluated again, with other arguments too | the model stays |
/// | the view gets another identity, by `id(_:)` or a branch | a new model |
/// | the view goes | the model is released, which ends its bindings and cancels its actions |
///
/// To make a model of an argument, write `_counter = StateModel(wrappedValue: Counter(from: start))` in `init`.
/// `@State` keeps a model too, but makes another at each evaluation of the view around it, and drops that.
///
/// - Isolation: the main actor.
/// - Also known as: `@StateObject` in SwiftUI, `WhenActivated` with a view model in ReactiveUI.
@propertyWrapper
public struct StateModel<Model: AnyObject>: DynamicProperty {
    @State private var cell = ModelCell<Model>()
    private let make: @MainActor () -> Model

    /// - Parameter make: Makes the model, at most once for the identity of the view.
    public init(wrappedValue make: @autoclosure @escaping @MainActor () -> Model) { self.make = make }

    /// The model.
    @MainActor public var wrappedValue: Model {
        if let model = cell.model { return model }
        let model = untracked { make() }
        cell.model = model
        return model
    }

    /// The bindings of the model: `$counter.name`.
    @MainActor public var projectedValue: ModelBindings<Model> { ModelBindings(model: wrappedValue, cell: cell) }
}

/// Bindings of the properties of a model, by their names. See ``StateModel``.
@dynamicMemberLookup
public struct ModelBindings<Model: AnyObject> {
    let model: Model
    let cell: ModelCell<Model>

    /// The binding of a property, such as one that is `@Reactive`. SwiftUI sees the same one each time.
    @MainActor
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>
    ) -> Binding<Value> {
        Bindable(cell.part(of: model, keyPath)).value
    }
}

/// What SwiftUI keeps for a view that owns a model.
final class ModelCell<Model: AnyObject> {
    var model: Model?
    private var parts: [AnyKeyPath: AnyObject] = [:]

    func part<Value>(of model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>) -> ModelPart<Model, Value> {
        if let present = parts[keyPath] as? ModelPart<Model, Value> { return present }
        let made = ModelPart(model, keyPath)
        parts[keyPath] = made
        return made
    }
}

/// A property of a model, as an object of `Bindable`, which takes observable ones only.
final class ModelPart<Model: AnyObject, Value>: Observable {
    private let model: Model
    private let keyPath: ReferenceWritableKeyPath<Model, Value>

    init(_ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>) {
        self.model = model
        self.keyPath = keyPath
    }

    var value: Value {
        get { model[keyPath: keyPath] }
        set { model[keyPath: keyPath] = newValue }
    }
}
#endif
