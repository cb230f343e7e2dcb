"""A line that is too wide and a worn phrase are found in every language of the project, and nothing else is."""

import unittest
from pathlib import Path

from loading import load

script = load("check-prose")

WIDE = "word " * 24 + "end."  # 124 columns


def problems(name: str, text: str) -> list[str]:
    return script.check(Path(name), text)


class Widths(unittest.TestCase):
    def test_a_line_of_120_columns_passes(self):
        self.assertEqual(problems("A.swift", "// " + "x" * 40 + " " + "y" * 76 + "\n"), [])

    def test_a_wide_line_is_found_in_each_language(self):
        for name, text in {
            "A.swift": f"let a = 1\n/// {WIDE}\n",
            "a.js": f"let a = 1;\n// {WIDE}\n",
            "a.css": f"a {{}}\n/* {WIDE} */\n",
            "a.c": f"int a;\n/* {WIDE} */\n",
            "a.py": f"a = 1\n# {WIDE}\n",
            "a.md": f"# A\n{WIDE}\n",
            "a": f"#!/usr/bin/env bash\n# {WIDE}\n",
            "Makefile": f"a:\n# {WIDE}\n",
        }.items():
            with self.subTest(name):
                found = problems(name, text)
                self.assertEqual(len(found), 1, found)
                self.assertRegex(found[0], rf"^{name}:2: \d+ columns: at most 120$")

    def test_a_wide_line_of_a_docstring_is_found(self):
        self.assertEqual(
            problems("a.py", f'def f():\n    """Does it.\n\n    {WIDE}\n    """\n'), ["a.py:4: 128 columns: at most 120"])

    def test_a_comment_behind_code_is_found(self):
        self.assertEqual(problems("A.swift", f"let a = 1  // {WIDE}\n"), ["A.swift:1: 138 columns: at most 120"])

    def test_code_and_strings_pass(self):
        self.assertEqual(problems("A.swift", f'let a = "// {WIDE}"\nlet b = """\n    // {WIDE}\n    """\n'), [])
        self.assertEqual(problems("a.js", f"const a = `// {WIDE}`;\n"), [])
        self.assertEqual(problems("a.py", f'a = "# {WIDE}"\n'), [])
        self.assertEqual(problems("a", f'#!/usr/bin/env bash\necho "# {WIDE}"\n'), [])

    def test_tables_and_code_of_markdown_and_long_links_pass(self):
        self.assertEqual(problems("a.md", f"| {WIDE} |\n```swift\n{WIDE}\n```\n- [it](https://a.org/{'x' * 120})\n"), [])
        self.assertEqual(problems("A.swift", f"/// - [it](https://a.org/{'x' * 120})\n"), [])

    def test_a_wide_row_of_a_comment_is_found(self):
        self.assertEqual(problems("A.swift", f"/// | {WIDE} |\n"), ["A.swift:1: 132 columns: at most 120"])

    def test_other_files_pass(self):
        self.assertEqual(problems("a.txt", WIDE + " nobody\n"), [])


class Phrases(unittest.TestCase):
    def test_each_phrase_is_found_with_what_to_write(self):
        for phrase in (
            "whoever", "somebody", "nobody", "anew", "besides", "mostly", "so many", "of before", "goes away", "went away",
            "stands", "a list is no array", "for who", "be it", "in case that", "has it told", "thousand million",
            "for ever", "all the same",
        ):
            with self.subTest(phrase):
                self.assertEqual(len(problems("a.md", f"It says {phrase} here.\n")), 1)
        self.assertEqual(problems("a.md", "Begin\nanew.\n"), ["a.md:2: “anew”: write again"])

    def test_what_only_looks_like_one_passes(self):
        self.assertEqual(problems("a.md", "There is no value. It is no longer there, and stands for itself: beside it.\n"), [])

    def test_code_voice_passes(self):
        self.assertEqual(problems("a.md", "The word `nobody` and ``whoever``.\n"), [])

    def test_a_wrapped_phrase_is_found(self):
        self.assertEqual(problems("A.swift", "    /// It goes\n    /// away.\n"), [
            "A.swift:1: “goes away”: write is deallocated, is removed, is disposed of"])

    def test_a_name_in_code_passes(self):
        self.assertEqual(problems("A.swift", "let nobody = 1\n"), [])


if __name__ == "__main__":
    unittest.main()
