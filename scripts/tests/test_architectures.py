"""The class diagrams and line counts that are made from Swift source."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from class_diagram import diagram
from loading import load
from swift_classes import Relation, relations_of, types_in

SOURCE = '''\
/// A comment.
public final class Presenter {
    private weak var view: (any Display)?
    public private(set) var count = 0
    @Reactive public var name = ""
    private let service: any Service

    public init(service: some Service, helper: Helper) { self.service = service }

    public func tapped(_ index: Int, at time: Time) {
        view?.show(Helper())
    }

    private func update() {}
}

protocol Display: AnyObject {
    func show(_ helper: Helper)
}

public struct Helper {}

protocol Service {}

final class Widgets {
    var tap: () -> Void = {}
}

extension Widgets: Display {
    func show(_ helper: Helper) {}
}

struct Screen: View {
    private let widgets = Widgets()

    init(presenter: Presenter) {
        widgets.tap = { presenter.tapped(0) }
    }
}
'''


class Scanning(unittest.TestCase):
    def setUp(self):
        self.types = types_in([SOURCE])

    def members(self, name):
        type = self.types[name]
        return [str(member) for member in type.properties + type.methods]

    def test_types_have_their_kind_and_members(self):
        self.assertEqual([(type.kind, name) for name, type in self.types.items()], [
            ("class", "Presenter"), ("protocol", "Display"), ("struct", "Helper"), ("protocol", "Service"),
            ("class", "Widgets"), ("struct", "Screen")])
        self.assertEqual(self.members("Presenter"), [
            "− view: (any Display)?", "+ count: 0", "+ @name: String", "− service: any Service", "+ tapped(_:at:)", "− update()"])

    def test_what_a_protocol_asks_for_is_not_repeated_in_the_type_that_conforms(self):
        self.assertEqual(self.members("Widgets"), ["+ tap: () -> Void"])
        self.assertIn("Display", self.types["Widgets"].conformances)

    def test_relations_show_retention_calls_and_conformance(self):
        self.assertEqual(relations_of(self.types), [
            Relation("Presenter", "Display", "refers to"),
            Relation("Presenter", "Helper", "makes"),
            Relation("Presenter", "Service", "keeps"),
            Relation("Screen", "Presenter", "uses"),
            Relation("Screen", "Widgets", "keeps"),
            Relation("Widgets", "Display", "conforms to"),
            Relation("Widgets", "Presenter", "calls"),
        ])

    def test_bindings_are_shown(self):
        types = types_in(["final class Model {\n}\n\nstruct Page: View {\n    let model: Model\n\n    var body: some View { Text(model.$x) }\n}\n"])
        self.assertEqual(relations_of(types)[0].label, "keeps, binds")


class Drawing(unittest.TestCase):
    def test_the_same_source_gives_the_same_picture(self):
        def picture():
            types = types_in([SOURCE])
            return diagram("A & B", [[types["Screen"], types["Widgets"]], [types["Presenter"]]], relations_of(types_without(types)))

        def types_without(types):
            return {name: types[name] for name in ("Screen", "Widgets", "Presenter")}

        self.assertEqual(picture(), picture())
        self.assertIn("<title>A &amp; B</title>", picture())
        self.assertIn("prefers-color-scheme: dark", picture())
        self.assertEqual(picture().count('class="box"'), 3)


class Counting(unittest.TestCase):
    def test_comments_and_empty_lines_are_not_counted(self):
        architectures = load("architectures")
        self.assertEqual(architectures.lines_of("// one\n\nlet a = 1  // two\n    /// three\nlet b = 2\n"), 2)


if __name__ == "__main__":
    unittest.main()
