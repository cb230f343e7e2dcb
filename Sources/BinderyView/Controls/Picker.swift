/// A choice of one among several. When the choices change, the selection does not: it belongs to the property.
///
/// | the selection | the picker shows |
/// |---|---|
/// | is among the choices | the choice |
/// | is not among the choices, and its title is known | its title, marked as not offered; it cannot be chosen |
/// | is not among the choices, and its title is empty or unknown | the placeholder |
///
/// With `id:`, the title of a selection is known once it was offered. Without it, `title` gives the title; `nil` has
/// none. A model that must not keep a removed choice resets it: `drink <~ drinks.changes.map { … }`.
///
/// ```swift
/// Picker("Size", selection: model.$size, choices: Size.allCases) { texts[$0.phrase] }
/// Picker("City", selection: model.$cityID, choices: model.cities, id: \.id) { $0.name }
/// ```
public struct Picker<Choice: Hashable>: InputControl {
    public var input: Rendering.InputParts
    private let selection: MutableProperty<Choice>
    private let choices: Property<[TitledChoice<Choice>]>
    /// The title of a selection that is not among the choices, if the value is enough to compute it.
    private let titleOfSelection: (Choice) -> Property<String>?
    private var placeholder: Property<String>?

    /// - Parameters:
    ///   - selection: The identity of the selected choice.
    ///   - choices: Of several with the same identity, the first is offered.
    public init<Element, Title: Wording>(
        _ label: some Wording, selection: MutableProperty<Choice>, choices: Property<[Element]>,
        id: @escaping (Element) -> Choice, title: @escaping (Element) -> Title
    ) {
        self.init(label, selection: selection, choices: choices, id: id, title: title) { _ in nil }
    }

    private init<Element, Title: Wording>(
        _ label: some Wording, selection: MutableProperty<Choice>, choices: Property<[Element]>,
        id: @escaping (Element) -> Choice, title: @escaping (Element) -> Title,
        titleOfSelection: @escaping (Choice) -> Property<String>?
    ) {
        input = Rendering.InputParts(label)
        self.titleOfSelection = titleOfSelection
        self.selection = selection
        self.choices = choices.map { elements in
            var seen: Set<Choice> = []
            return elements.compactMap { element in
                let id = id(element)
                return seen.insert(id).inserted ? TitledChoice(id: id, title: title(element).wording) : nil
            }
        }
    }

    /// Creates a picker whose choices are their own identities.
    public init<Title: Wording>(
        _ label: some Wording, selection: MutableProperty<Choice>, choices: Property<[Choice]>,
        title: @escaping (Choice) -> Title
    ) {
        self.init(
            label, selection: selection, choices: choices, id: { $0 }, title: title,
            titleOfSelection: { title($0).wording })
    }

    /// Creates a picker whose choices never change.
    public init<Title: Wording>(
        _ label: some Wording, selection: MutableProperty<Choice>, choices: [Choice],
        title: @escaping (Choice) -> Title
    ) {
        self.init(label, selection: selection, choices: .constant(choices), title: title)
    }

    /// Creates a picker whose selection may be nil.
    public init<Value: Hashable, Title: Wording>(
        _ label: some Wording, selection: MutableProperty<Value?>, choices: Property<[Value]>,
        title: @escaping (Value) -> Title
    ) where Choice == Value? {
        self.init(label, selection: selection, choices: choices, id: Optional.some, title: title) {
            $0.map { title($0).wording }
        }
    }

    /// Creates a picker whose selection may be nil and whose choices never change.
    public init<Value: Hashable, Title: Wording>(
        _ label: some Wording, selection: MutableProperty<Value?>, choices: [Value],
        title: @escaping (Value) -> Title
    ) where Choice == Value? {
        self.init(label, selection: selection, choices: .constant(choices), title: title)
    }

    /// Sets the text that is shown while nothing is selected.
    public func placeholder(_ text: some Wording) -> Picker {
        var picker = self
        picker.placeholder = text.wording
        return picker
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let (selection, choices) = (selection, choices)
        let keys = ChoiceKeys<Choice>()
        let entry = Entry(selection)
        let node = point.backend.makePicker(
            events: Rendering.InputEvents(
                entered: { key in
                    guard let choice = keys.choice(key) else { return false }
                    entry.enter(choice)
                    return true
                }, left: input.leave))
        point.bind(shownInstead(in: point.environment.texts)) {
            $0.setPickerPlaceholder($1.text, isSelected: $1.isSelected, of: node)
        }
        let titles = Property { choices.value.map { TitledKey(id: $0.id, title: $0.title.value) } }
        point.bind(titles) { backend, titles in
            let offered = keys.offer(titles.map(\.id))
            backend.setChoices(zip(offered, titles).map { Rendering.PickerChoice(key: $0, title: $1.title) }, of: node)
            // A backend may lose the selection when it replaces the choices.
            backend.setSelected(keys.key(selection.value), of: node)
        }
        entry.show(in: point, of: node) { $0.setSelected(keys.key($1), of: $2) }
        input.add(node, in: point)
    }

    private func shownInstead(in texts: InterfaceTexts) -> Property<PickerPlaceholder> {
        let (selection, choices, placeholder) = (selection, choices, placeholder)
        let titleOfSelection = titleOfSelection
        // The last choices that included the selection, and therefore its title.
        var offered: [TitledChoice<Choice>] = []
        return Property {
            let (selected, choices) = (selection.value, choices.value)
            let isNothing = PickerPlaceholder(text: placeholder?.value ?? "", isSelected: false)
            if choices.contains(where: { $0.id == selected }) {
                offered = choices
                return isNothing
            }
            guard let title = titleOfSelection(selected) ?? offered.first(where: { $0.id == selected })?.title,
                !title.value.isEmpty
            else { return isNothing }
            return PickerPlaceholder(
                text: texts.notOffered.text.replacing("{choice}", with: title.value), isSelected: true)
        }
    }
}

private struct PickerPlaceholder: Equatable {
    let text: String
    let isSelected: Bool
}

private struct TitledChoice<Choice: Hashable>: Equatable {
    let id: Choice
    let title: Property<String>

    static func == (one: Self, other: Self) -> Bool { one.id == other.id && one.title === other.title }
}

private struct TitledKey<Choice: Hashable>: Equatable {
    let id: Choice
    let title: String
}

/// Numbers the choices. A number is never reused, so that a delayed event cannot select another choice.
private final class ChoiceKeys<Choice: Hashable> {
    private var keys: [Choice: Int] = [:]
    private var last = 0

    func offer(_ choices: [Choice]) -> [Int] {
        let before = keys
        keys = [:]
        return choices.map { choice in
            let key = before[choice] ?? (last + 1)
            last = max(last, key)
            keys[choice] = key
            return key
        }
    }

    func key(_ choice: Choice) -> Int? { keys[choice] }

    func choice(_ key: Int) -> Choice? { keys.first { $0.value == key }?.key }
}

extension Rendering {
    /// A choice that a picker offers.
    public struct PickerChoice: Equatable, Sendable {
        /// Identifies the choice while it is offered, and never another choice.
        public let key: Int
        public let title: String

        public init(key: Int, title: String) {
            self.key = key
            self.title = title
        }
    }

    /// The capability that a backend implements for ``Picker``.
    public protocol Pickers: Inputs {
        /// - Parameter events: The entered value is the key of a choice.
        func makePicker(events: InputEvents<Int>) -> Node
        /// Sets the text that is shown while no choice is selected. `isSelected` says that it is the title of a
        /// selection that is not among the choices.
        func setPickerPlaceholder(_ text: String, isSelected: Bool, of node: Node)
        func setChoices(_ choices: [PickerChoice], of node: Node)
        /// Selects a choice; nil selects none and shows the placeholder.
        func setSelected(_ key: Int?, of node: Node)
    }
}
