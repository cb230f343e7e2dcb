"""scripts/docs: the pages of the site, and the problems that docc reports."""

import unittest
from pathlib import Path

from loading import load

docs = load("docs")


class PageTests(unittest.TestCase):
    def page(self, text: str) -> str:
        self.copied = []

        def copy_picture(path: Path) -> str:
            self.copied.append(path)
            return path.name
        return docs.page(text, Path("/catalog"), copy_picture)

    def test_a_link_to_a_file_of_the_repository_becomes_its_name(self):
        self.assertEqual(
            self.page("- [A+B.swift](../../../Tests/A+B.swift):\n  `aTest`, [the guide](../../../Deployment/README.md)"),
            "- `A+B.swift`:\n  `aTest`, the guide")
        self.assertEqual(self.page("[`x.py`](../../Tests/x.py)"), "`x.py`")

    def test_other_links_stay(self):
        text = "<doc:Actions> ``/BinderyGraph/effect(name:file:line:_:)`` [RFC](https://www.rfc-editor.org) ![p](p.svg)"
        self.assertEqual(self.page(text), text)

    def test_pictures_come_along(self):
        self.assertEqual(self.page("![MVC](../../Diagrams/mvc.svg)"), "![MVC](mvc.svg)")
        self.assertEqual(self.copied, [Path("/catalog/../../Diagrams/mvc.svg")])


class ProblemTests(unittest.TestCase):
    def test_each_has_its_place(self):
        log = """warning: 'Lists' is ambiguous at '/Bindery'
 --> Bindery.md:180:6-180:11
178 |
180 + see <doc:Lists>

warning: Parameter 'line' is missing documentation
 --> A.swift:1:2-1:3
1   | func a()

warning: No symbol matched 'X'. Can't resolve 'X'.
error: it ends
"""
        self.assertEqual(docs.problems(log), [
            "Bindery.md:180:6-180:11: 'Lists' is ambiguous at '/Bindery'", "No symbol matched 'X'. Can't resolve 'X'.",
            "it ends"])

    def test_each_module_comes_after_those_that_it_links_to(self):
        self.assertEqual(len(docs.MODULES), len(set(docs.MODULES)))
        self.assertLess(docs.MODULES.index("BinderyGraph"), docs.MODULES.index("BinderyStreams"))
        sources = Path(docs.ROOT) / "Sources"
        for module in docs.MODULES:
            self.assertTrue((sources / module).is_dir(), module)


if __name__ == "__main__":
    unittest.main()
