import BinderyView
import ShowcaseModels

struct Person: Codable, Equatable, Identifiable {
    let id: Int
    var name: String
    var surname: String
}

/// A list of people that can be filtered, created, changed and deleted.
final class PeopleModel: Restorable {
    @Reactive(.saved) var people = [
        Person(id: 1, name: "Hans", surname: "Emil"), Person(id: 2, name: "Max", surname: "Mustermann"),
        Person(id: 3, name: "Roman", surname: "Tisch"),
    ]
    /// Whose surname begins with it is shown.
    @Reactive(.saved) var prefix = ""
    @Reactive(.saved) var name = ""
    @Reactive(.saved) var surname = ""
    @Reactive(.saved) var selected: Person.ID? = nil
    let shown: Property<[Person]>
    /// Whether the selected person is shown.
    let hasSelected: Property<Bool>
    /// Whether there is a name to create.
    let hasName: Property<Bool>
    private let bag = DisposeBag()

    init() {
        let shown = _people.combine(_prefix) { people, prefix in
            people.filter { $0.surname.lowercased().hasPrefix(prefix.lowercased()) }
        }
        self.shown = shown
        hasSelected = shown.combine(_selected) { shown, selected in shown.contains { $0.id == selected } }
        hasName = _name.combine(_surname) { !$0.trimmed.isEmpty || !$1.trimmed.isEmpty }
        _selected.observeChanges { [unowned self] id in
            let person = people.first { $0.id == id }
            (name, surname) = (person?.name ?? "", person?.surname ?? "")
        }
        .disposed(by: bag)
    }

    func create() {
        if !hasName.value { return }
        let id = (people.map(\.id).max() ?? 0) + 1
        people.append(Person(id: id, name: name.trimmed, surname: surname.trimmed))
        selected = nil
        (name, surname) = ("", "")
    }

    func update() {
        guard let index = people.firstIndex(where: { $0.id == selected }) else { return }
        (people[index].name, people[index].surname) = (name, surname)
    }

    func delete() {
        people.removeAll { $0.id == selected }
        selected = nil
    }
}
