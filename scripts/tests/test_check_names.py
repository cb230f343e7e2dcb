"""A name that the page does not list is reported, and so are too many names."""

import tempfile
import unittest
from pathlib import Path

from loading import load

script = load("check-names")


class Names(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        self.write("Controls/Button.swift", "public struct Button {}\n\nextension Rendering {\n    public protocol Buttons {}\n}\n")
        self.write("BinderyView.docc/BinderyView.md", "## Topics\n\n- ``Button``\n- ``View/hidden(_:)``\n")

    def write(self, path: str, text: str):
        file = self.root / script.MODULE / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def test_nested_types_and_members_do_not_count(self):
        self.assertEqual(script.check(self.root), [])

    def test_a_name_that_is_not_listed_is_found(self):
        self.write("Structure/ViewBuilder.swift", "@resultBuilder\npublic enum ViewBuilder {}\n\nstruct Hidden {}\n")
        self.assertEqual(script.check(self.root), [
            f"{script.MODULE}/Structure/ViewBuilder.swift: {script.PAGE} does not list ViewBuilder; add it to a topic"
        ])

    def test_a_listed_name_that_is_gone_is_found(self):
        self.write("Controls/Button.swift", "struct Button {}\n")
        self.assertEqual(script.check(self.root), [
            f"{script.PAGE}: lists Button, which is not a public type of the module"
        ])

    def test_too_many_names_are_found(self):
        names = [f"Control{number}" for number in range(script.LIMIT)]
        self.write("Controls/Controls.swift", "\n".join(f"public final class {name} {{}}" for name in names))
        self.write("BinderyView.docc/BinderyView.md", "\n".join(f"- ``{name}``" for name in ["Button", *names]))
        self.assertEqual(len(script.check(self.root)), 1)
        self.assertIn(f"shows {script.LIMIT + 1} names", script.check(self.root)[0])


if __name__ == "__main__":
    unittest.main()
