import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct PeopleModelTests {
    private let model = PeopleModel()

    private var shown: [String] { model.shown.value.map(\.surname) }

    @Test func thePrefixFilters() {
        model.prefix = "m"
        #expect(shown == ["Mustermann"])
        model.prefix = ""
        #expect(shown == ["Emil", "Mustermann", "Tisch"])
    }

    @Test func aSelectedPersonIsChangedAndDeleted() {
        #expect(!model.hasSelected.value)
        model.selected = 2
        #expect((model.name, model.surname) == ("Max", "Mustermann"))
        model.surname = "Muster"
        model.update()
        #expect(shown == ["Emil", "Muster", "Tisch"])
        model.delete()
        #expect(shown == ["Emil", "Tisch"])
        #expect(!model.hasSelected.value)
    }

    @Test func aPersonThatIsFilteredOutCannotBeChanged() {
        model.selected = 2
        model.prefix = "T"
        #expect(!model.hasSelected.value)
    }

    @Test func aNewPersonHasTheNamesAndIsMadeOnce() {
        #expect(!model.hasName.value)
        (model.name, model.surname) = (" Ada", "Lovelace ")
        model.create()
        model.create()
        #expect(model.people.dropFirst(3) == [Person(id: 4, name: "Ada", surname: "Lovelace")])
        #expect((model.name, model.surname) == ("", ""))
    }

    @Test func afterADeletionTheNamesAreEmpty() {
        model.selected = 1
        model.delete()
        #expect((model.name, model.surname) == ("", ""))
    }
}
