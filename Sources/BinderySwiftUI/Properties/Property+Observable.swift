#if canImport(SwiftUI)
public import Bindery
public import BinderyGraph
public import Observation

/// A property registers its reads with Observation: a view that reads it in `body` is evaluated again after a change.
///
/// ```swift
/// final class Counter {
///     @Reactive var count = 0
///     private(set) lazy var isEven = $count.map { $0.isMultiple(of: 2) }
/// }
///
/// struct CounterView: View {
///     let counter: Counter
///
///     var body: some View {
///         Text("\(counter.count)")
///         if counter.isEven.value { Text("even") }
///     }
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | a mutable property that `body` read is written with another value | the view is due; the write goes on |
/// | a derived property that `body` read has another value | the view is due |
/// | a derived property computes an equal value, or a property changes that `body` did not read | nothing |
/// | several of them change, in a transaction or not | the view is evaluated once, with SwiftUI's next update |
/// | the view goes | nothing is left but, for a derived property, one computation after its next change |
///
/// SwiftUI evaluates views later than the write, when all properties are consistent: a view never shows an intermediate
/// state. A view is also evaluated when a transaction writes a mutable property and restores it; ``Observing`` is not.
///
/// `body` may make the derived properties that it reads. Such a property is released after the evaluation: the view is
/// then due with each change of what the property depends on, also if its value stays equal. Let the model keep the
/// property, or read it in an ``Observing``, where that matters.
///
/// Write inside `withAnimation` to animate what changes. Inside a ``/BinderyGraph/transaction(file:line:_:)``, what is
/// derived changes at its end: write `withAnimation { transaction { … } }`, not the other way round.
///
/// The conformance also lets a property be an object of `@Bindable` and of `environment(_:)`. A model may declare
/// `Observable` itself, which requires nothing: then `@State`, `@Bindable` and `@Environment` take it.
///
/// - Complexity: the first tracked read of a property makes a registrar, which it keeps. A read that nothing tracks
///   costs a load and a branch. A derived property that a view read has an observer until its next change.
/// - Also known as: `@Observable` in SwiftUI, `@Perceptible` in Perception, `@ObservableState` in the Composable
///   Architecture.
extension Property: Observable {}

/// A list registers its reads with Observation, as a property does. `ForEach` shows its elements.
extension ListProperty: Observable {}
#endif
