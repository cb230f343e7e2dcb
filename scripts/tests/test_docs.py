"""scripts/docs: the pages of the site, and the problems that docc reports."""

import json
import subprocess
import tempfile
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


class FirstPageTests(unittest.TestCase):
    def test_it_replaces_the_list_of_the_modules_and_is_not_beside_them(self):
        with tempfile.TemporaryDirectory() as folder:
            site = Path(folder)
            pages, index = site / "data" / "documentation", site / "index" / "index.json"
            pages.mkdir(parents=True)
            index.parent.mkdir()
            (pages / "start.json").write_text("first", encoding="utf-8")
            children = [{"path": "/documentation/bindery"}, {"path": "/documentation/start"}]
            index.write_text(json.dumps({"interfaceLanguages": {"swift": [{"children": children}]}}), encoding="utf-8")
            docs.show_first("start", site)
            self.assertEqual((site / "data" / "documentation.json").read_text(encoding="utf-8"), "first")
            self.assertEqual(
                json.loads(index.read_text(encoding="utf-8"))["interfaceLanguages"]["swift"][0]["children"], children[:1])


class LessonPageTests(unittest.TestCase):
    def test_its_files_are_below_it_and_its_links_lead_into_the_site(self):
        folder = docs.LESSONS / "05-SearchAsYouType"
        page = docs.lesson_page(
            "# 5\n\n[SearchModel.swift](SearchModel.swift), [a test]"
            "(../../../Tests/LessonsTests/05-SearchAsYouType/SearchTests.swift), [next](../06-List/README.md),\n"
            "[operators](../../../../Sources/BinderyStreams/BinderyStreams.docc/Operators.md#x), "
            "[the module](../../../../Sources/Bindery/Bindery.docc/Bindery.md), [drafts](../../Lesson/BrowserDrafts.swift),\n"
            "[site](https://example.com)\n", folder)
        self.assertTrue(page.startswith(
            "# 5\n\n[SearchModel.swift](doc:#SearchModel.swift), [a test](doc:#SearchTests.swift), [next](doc:06-List),\n"
            "[operators](/documentation/binderystreams/operators), [the module](/documentation/bindery), drafts,\n"
            "[site](https://example.com)\n\n## The files\n\n### BookLibrary.swift\n\n```swift\n"), page[:600])
        self.assertIn("### SearchTests.swift", page)

    def test_a_problem_names_the_page_in_the_repository(self):
        self.assertEqual(
            docs.course_place("Examples/Course.docc/05-SearchAsYouType.md:3: x"),
            "Examples/Sources/Lessons/05-SearchAsYouType/README.md:3: x")
        self.assertEqual(docs.course_place("Examples/Course.docc/Course.md: x"), "Examples/Course.docc/Course.md: x")

    def test_every_lesson_is_in_the_contents(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "Course.docc"
            docs.copy_course(copy)
            contents = (copy / "Course.md").read_text(encoding="utf-8")
            pages = sorted(each.stem for each in copy.glob("[0-9]*.md"))
        self.assertGreaterEqual(len(pages), 12)
        self.assertTrue(contents.endswith("".join(f"- <doc:{each}>\n" for each in pages)))


class ProblemTests(unittest.TestCase):
    def test_each_has_its_place(self):
        diagnostics = json.dumps({"version": {}, "diagnostics": [
            {"severity": "warning", "summary": "'Lists' is ambiguous at '/Bindery'", "source": "file:///a%20b/Lists.md",
             "range": {"start": {"line": 180, "column": 6}, "end": {"line": 180, "column": 11}}},
            {"severity": "warning", "summary": "Parameter 'line' is missing documentation", "source": "file:///A.swift"},
            {"severity": "warning", "summary": "Rename 'Undo.md'", "source": "file:///Undo.md"},
            {"severity": "error", "summary": "it ends"}]})
        self.assertEqual(docs.problems(diagnostics), [
            "/a b/Lists.md:180: 'Lists' is ambiguous at '/Bindery'", "/Undo.md: Rename 'Undo.md'", "it ends"])

    def test_docc_reports_links_that_lead_nowhere(self):
        docc = docs.tool("docc")
        with tempfile.TemporaryDirectory() as folder:
            catalog, diagnostics = Path(folder) / "Guide.docc", Path(folder) / "diagnostics.json"
            catalog.mkdir()
            (catalog / "Guide.md").write_text("# Guide\n\nSee <doc:Nowhere>.\n\n@Metadata {\n  @TechnologyRoot\n}\n")
            subprocess.run(
                [docc, "convert", catalog, "--output-path", Path(folder) / "a", "--diagnostics-file", diagnostics],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            found = docs.problems(diagnostics.read_text(encoding="utf-8"))
        self.assertEqual(len(found), 1, found)
        self.assertRegex(found[0], r"Guide\.md:3: 'Nowhere' doesn't exist")

    def test_each_module_comes_after_those_that_it_links_to(self):
        self.assertEqual(len(docs.MODULES), len(set(docs.MODULES)))
        self.assertLess(docs.MODULES.index("BinderyGraph"), docs.MODULES.index("BinderyStreams"))
        sources = Path(docs.ROOT) / "Sources"
        for module in docs.MODULES:
            self.assertTrue((sources / module).is_dir(), module)


if __name__ == "__main__":
    unittest.main()
