"""The class diagrams and line counts that are made from Swift source."""

import sys
import unittest
from pathlib import Path
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from class_diagram import diagram
from loading import load
from swift_classes import Relation, relations_of, types_in

architectures = load("architectures")

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
            "− view: (any Display)?", "+ count: Int", "+ @name: String", "− service: any Service", "+ tapped(_:at:)", "− update()"])

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

    def test_a_reactive_property_is_shown_with_any_access_and_options(self):
        properties = [
            "@Reactive(.saved) public var name: String", "@Reactive public private(set) var pages: Pages",
            "@Reactive var count: Int"]
        source = "final class Model {\n    " + "\n    ".join(properties) + "\n}\n"
        self.assertEqual(
            [str(member) for member in types_in([source])["Model"].properties],
            ["+ @name: String", "+ @pages: Pages", "+ @count: Int"])

    def test_a_mutating_method_is_a_method(self):
        source = "struct Pages {\n    public mutating func add(_ page: Page) {\n    }\n}\n"
        self.assertEqual([str(member) for member in types_in([source])["Pages"].methods], ["+ add(_:)"])


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
        self.assertEqual(architectures.lines_of("// one\n\nlet a = 1  // two\n    /// three\nlet b = 2\n"), 2)

    def test_a_table_replaces_only_what_is_between_its_own_marks(self):
        page = "a\n<!-- metrics -->\nb\n<!-- end of metrics -->\nc\n<!-- shop metrics -->\nd\n<!-- end of shop metrics -->\ne\n"
        with patch.object(architectures, "table", lambda screen: f"the {screen.swift}"):
            login = architectures.with_table(page, architectures.LOGIN)
            self.assertEqual(login, page.replace("\nb\n", "\nthe login\n"))
            self.assertEqual(architectures.with_table(login, architectures.SHOP), login.replace("\nd\n", "\nthe shop\n"))

    def test_a_page_without_the_marks_of_a_table_is_an_error(self):
        for page in ("", "<!-- metrics -->\n", "<!-- end of metrics -->\n<!-- metrics -->\n"):
            with self.assertRaisesRegex(SystemExit, "has no '<!-- metrics -->' … '<!-- end of metrics -->'"):
                architectures.with_table(page, architectures.LOGIN)

    def test_the_page_tells_how_each_architecture_grows_by_the_numbers_of_its_tables(self):
        def lines(screen, architecture):
            counts = next(
                architectures.metrics_of(screen, each) for each in screen.implementations if each.architecture == architecture)
            return counts.view + counts.behind

        text = " ".join(architectures.read(architectures.PAGE).split())
        for each in architectures.SHOP.implementations:
            growth = [lines(screen, each.architecture) for screen in architectures.SCREENS]
            self.assertIn("from {} to {}".format(*growth), text, each.architecture.name)


class Generating(unittest.TestCase):
    def test_a_screen_has_a_value_for_each_architecture(self):
        code = architectures.swift("A comment.", "size(of architecture: Architecture) -> Int?", "nil", {("shop", "mvc"): " 3"})
        self.assertEqual([line.strip() for line in code.splitlines() if "case (" in line], [
            "case (.login, .mvc): nil", "case (.login, .mvp): nil", "case (.login, .mvvmCallbacks): nil", "case (.login, .mvvm): nil",
            "case (.shop, .mvc): 3", "case (.shop, .mvp): nil", "case (.shop, .mvvmCallbacks): nil", "case (.shop, .mvvm): nil"])

    def test_tests_of_all_files_are_added(self):
        self.assertEqual(
            architectures.swift_metrics(architectures.Metrics(1, 2, 3, (4, 5))),
            " ArchitectureMetrics(view: 1, behind: 2, model: 3, tests: 9)")

    def test_a_relation_is_a_phrase_of_the_showcase(self):
        self.assertEqual(
            architectures.swift_relations([Relation("A", "B", "keeps", True), Relation("C", "D", "conforms to")]).splitlines(), [
                "", "            [", '                ArchitectureRelation("A", .keepsAndBinds, "B"),',
                '                ArchitectureRelation("C", .conformsTo, "D"),', "            ]"])

    def test_the_lines_of_the_generated_swift_fit(self):
        made = architectures.results()
        for name in ("Metrics", "Relations"):
            lines = made[architectures.SWIFT.format(name)].splitlines()
            self.assertLessEqual(max(map(len, lines)), 120)

    def test_each_screen_has_a_diagram_for_each_of_its_architectures(self):
        names = {Path(path).name for path in architectures.results() if path.endswith(".svg")}
        keys = ["mvc", "mvp", "mvvm-callbacks", "mvvm", "shop-mvc", "shop-mvvm-callbacks", "shop-mvvm"]
        self.assertEqual(names, {key + ending for key in keys for ending in (".svg", ".zh.svg")})


if __name__ == "__main__":
    unittest.main()
